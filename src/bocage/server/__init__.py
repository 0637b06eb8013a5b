"""The server: tables for people far apart and opponents, kept in one file of data.

`rooms` play the games; `lobby` opens tables and seats people; `store` keeps all of it; `doors` let people in.
"""
