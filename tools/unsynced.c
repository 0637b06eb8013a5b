/* Keeps what a program has written but not yet made safe, so that a crash can take it away again.
 *
 * Preloaded into a program (see unsynced.py, which says how to use it and what it promises). Before each
 * write the bytes that are about to go are noted in a journal beside the folder; a sync of the file clears
 * its journal. Names that come, go or change are noted too, and cleared by a sync of their folder. All of
 * it goes through the system's page cache, which outlives the program; only discard_unsynced() looks at it.
 *
 * Every change and every sync is a point, numbered from 1. At point CRASH_AT the program dies, by SIGKILL,
 * before the point is done. From FAIL_AT on, FAIL_FOR points end in the error FAIL_WITH instead.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define FILES 65536
#define EXPORT __attribute__((visibility("default")))
#define REAL(name) ((__typeof__(&name))real(#name))

/* An open file of the folder: its journal, and a look at it of our own, which is never closed, since
 * closing any would let go of the locks the program has on the file. */
struct file {
    ino_t inode;
    int journal, look;
};
struct kept {
    char tracked, is_folder, appends;
    ino_t inode;
    struct file *file;
    char path[256];
};
static struct kept *open_files[FILES];
static struct file files[1024];
static int file_count;

/* What Python reads: how many points there were, and how many syncs among them. */
struct shared {
    uint64_t points, syncs;
};
static struct shared *shared;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX], side[PATH_MAX + 16];
static size_t folder_length;
static pid_t owner;
static int names = -1, trace = -1;
static uint64_t crash_at, fail_at, fail_for;
static int fail_with, is_real, sync_micros, is_off;

static void *real(const char *name) {
    return dlsym(RTLD_NEXT, name);
}

static uint64_t number_from(const char *name, uint64_t otherwise) {
    const char *text = getenv(name);
    return text && *text ? strtoull(text, NULL, 10) : otherwise;
}

static void die(const char *why) {
    dprintf(2, "unsynced: %s: %s\n", why, strerror(errno));
    raise(SIGKILL);
}

static void aside(char *place, const char *name) {
    if (snprintf(place, PATH_MAX + 64, "%s/%s", side, name) < 0) die("name");
}

__attribute__((constructor)) static void begin(void) {
    const char *given = getenv("CRASH_FOLDER");
    if (!given || !realpath(given, folder)) {
        is_off = 1;
        return;
    }
    folder_length = strlen(folder);
    snprintf(side, sizeof side, "%s.unsynced", folder);
    crash_at = number_from("CRASH_AT", 0);
    fail_at = number_from("FAIL_AT", 0);
    fail_for = number_from("FAIL_FOR", 1);
    fail_with = (int)number_from("FAIL_WITH", EIO);
    is_real = (int)number_from("CRASH_REAL_SYNC", 0);
    sync_micros = (int)number_from("CRASH_SYNC_MICROS", 0);
}

/* The first program that touches the folder is the one that is watched; its children are not. */
static int claim(void) {
    char place[PATH_MAX + 64];
    if (owner) return owner == getpid();
    mkdir(side, 0700);
    aside(place, "owner");
    int mark = REAL(open)(place, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (mark < 0) {
        is_off = 1;
        return 0;
    }
    owner = getpid();
    aside(place, "points");
    int points = REAL(open)(place, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (points < 0 || REAL(ftruncate)(points, sizeof *shared)) die("points");
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, points, 0);
    if (shared == MAP_FAILED) die("points");
    aside(place, "names");
    names = REAL(open)(place, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    if (names < 0) die("names");
    if (number_from("CRASH_TRACE", 0)) {
        aside(place, "trace");
        trace = REAL(open)(place, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    }
    return 1;
}

static int is_inside(const char *path) {
    return !strncmp(path, folder, folder_length) && (path[folder_length] == '/' || !path[folder_length]);
}

/* SQLite's index of its log is made anew after a crash: what is in it is never relied upon. */
static int is_scratch(const char *path) {
    size_t length = strlen(path);
    return length > 4 && !strcmp(path + length - 4, "-shm");
}

/* The whole path of a name, whose last part need not exist. */
static int whole(int at, const char *path, char *to) {
    char before[PATH_MAX], base[PATH_MAX], link[64];
    if (path[0] != '/') {
        if (at == AT_FDCWD) {
            if (!getcwd(base, sizeof base)) return 0;
        } else {
            snprintf(link, sizeof link, "/proc/self/fd/%d", at);
            ssize_t length = readlink(link, base, sizeof base - 1);
            if (length < 0) return 0;
            base[length] = 0;
        }
        if (snprintf(before, sizeof before, "%s/%s", base, path) >= (int)sizeof before) return 0;
    } else {
        if (snprintf(before, sizeof before, "%s", path) >= (int)sizeof before) return 0;
    }
    if (realpath(before, to)) return 1;
    char *last = strrchr(before, '/');
    if (!last) return 0;
    *last = 0;
    if (!realpath(*before ? before : "/", base)) return 0;
    return snprintf(to, PATH_MAX, "%s/%s", base, last + 1) < PATH_MAX;
}

/* A point: something that changes the folder, or makes it safe, is about to happen. */
static int point(const char *what, const char *path, long place, long length) {
    uint64_t now = ++shared->points;
    if (trace >= 0) {
        const char *name = path + folder_length + (path[folder_length] == '/');
        dprintf(trace, "%lu %s %s %ld %ld\n", (unsigned long)now, what, name, place, length);
    }
    if (crash_at && now == crash_at) {
        kill(getpid(), SIGKILL);
        for (;;) pause();
    }
    if (fail_at && now >= fail_at && now < fail_at + fail_for) {
        errno = fail_with;
        return -1;
    }
    return 0;
}

static void put(int journal, struct iovec *parts, int count) {
    size_t wanted = 0;
    for (int i = 0; i < count; i++) wanted += parts[i].iov_len;
    if (REAL(writev)(journal, parts, count) != (ssize_t)wanted) die("journal");
}

/* Note what a write or a cut is about to take away: where, how long the file is, and the old bytes. */
static void note(struct file *file, off_t place, size_t length) {
    struct stat now;
    if (fstat(file->look, &now)) die("stat");
    uint64_t old = 0, head[3];
    if (place < now.st_size) old = (uint64_t)(now.st_size - place) < length ? (uint64_t)(now.st_size - place) : length;
    char *bytes = malloc(old ? old : 1);
    for (uint64_t got = 0; got < old;) {
        ssize_t more = REAL(pread)(file->look, bytes + got, old - got, place + (off_t)got);
        if (more <= 0) die("pread");
        got += (uint64_t)more;
    }
    head[0] = (uint64_t)place, head[1] = old, head[2] = (uint64_t)now.st_size;
    struct iovec parts[2] = {{head, sizeof head}, {bytes, old}};
    put(file->journal, parts, old ? 2 : 1);
    free(bytes);
}

/* Note a change of names: a letter, and up to two paths, each with its length before it. */
static void note_names(char what, const char *first, const char *second) {
    uint32_t lengths[2] = {(uint32_t)strlen(first), (uint32_t)strlen(second)};
    struct iovec parts[4] = {
        {&what, 1}, {lengths, sizeof lengths}, {(void *)first, lengths[0]}, {(void *)second, lengths[1]}};
    put(names, parts, 4);
}

static struct file *file_of(ino_t inode, const char *path, int is_new) {
    char place[PATH_MAX + 64], name[64];
    for (int i = 0; i < file_count; i++) {
        if (files[i].inode != inode) continue;
        if (!is_new) return &files[i];
        files[i].inode = 0; /* The number of one that is gone. */
    }
    if (file_count == 1024) die("too many files");
    struct file *file = &files[file_count++];
    snprintf(name, sizeof name, "%lu.undo", (unsigned long)inode);
    aside(place, name);
    file->inode = inode;
    file->journal = REAL(open)(place, O_CREAT | O_RDWR | O_APPEND | O_CLOEXEC | (is_new ? O_TRUNC : 0), 0600);
    file->look = REAL(open)(path, O_RDONLY | O_CLOEXEC);
    if (file->journal < 0 || file->look < 0) die("file");
    return file;
}

/* A second name, aside, for what is about to lose its own: its content may be wanted back. */
static void keep_aside(const char *path, char *name) {
    static int count;
    char place[PATH_MAX + 64];
    snprintf(name, 64, "kept-%d", ++count);
    aside(place, name);
    if (link(path, place)) die("link");
}

static int opened(int fd, int at, const char *path, int flags, int was_there) {
    struct stat now;
    char name[PATH_MAX];
    if (fd < 0 || fd >= FILES || fstat(fd, &now) || !whole(at, path, name)) return fd;
    struct kept *kept = calloc(1, sizeof *kept);
    if (strlen(name) >= sizeof kept->path) die("path too long");
    strcpy(kept->path, name);
    kept->inode = now.st_ino;
    kept->is_folder = S_ISDIR(now.st_mode);
    kept->tracked = S_ISREG(now.st_mode) && !is_scratch(name);
    kept->appends = (flags & O_APPEND) != 0;
    if (kept->tracked && (flags & O_ACCMODE) != O_RDONLY) kept->file = file_of(now.st_ino, name, !was_there);
    kept->tracked = kept->file != NULL;
    free(open_files[fd]);
    open_files[fd] = kept;
    return fd;
}

/* Before a file is opened: a name that will come, and content that will go. */
static int before_open(const char *name, int flags, int *was_there) {
    struct stat now;
    *was_there = !stat(name, &now);
    if (is_scratch(name)) return 0;
    if (!*was_there && (flags & O_CREAT)) {
        if (point("create", name, 0, 0)) return -1;
        note_names('c', name, "");
    } else if (*was_there && S_ISREG(now.st_mode) && (flags & O_TRUNC) && now.st_size) {
        if (point("truncate", name, 0, 0)) return -1;
        note(file_of(now.st_ino, name, 0), 0, (size_t)now.st_size);
    }
    return 0;
}

static int mine(void) {
    return !is_off && (!owner || owner == getpid());
}

/* What is known of a descriptor, unless the C library has closed it behind our back since. */
static struct kept *kept_of(int fd) {
    struct stat now;
    if (!owner || fd < 0 || fd >= FILES || !open_files[fd] || !mine()) return NULL;
    return !fstat(fd, &now) && now.st_ino == open_files[fd]->inode ? open_files[fd] : NULL;
}

static int watched_open(int at, const char *path, int flags, mode_t mode) {
    char name[PATH_MAX];
    if (!mine() || !whole(at, path, name) || !is_inside(name) || (flags & O_TMPFILE) == O_TMPFILE)
        return REAL(openat)(at, path, flags, mode);
    int was_there, fd = -1, found;
    pthread_mutex_lock(&one);
    if (!claim()) fd = REAL(openat)(at, path, flags, mode);
    else if (!before_open(name, flags, &was_there)) {
        fd = REAL(openat)(at, path, flags, mode);
        found = errno;
        opened(fd, at, path, flags, was_there);
        errno = found;
    }
    pthread_mutex_unlock(&one);
    return fd;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | __O_TMPFILE)) { \
        va_list more; \
        va_start(more, flags); \
        mode = va_arg(more, mode_t); \
        va_end(more); \
    }

EXPORT int open(const char *path, int flags, ...) {
    MODE(flags)
    return watched_open(AT_FDCWD, path, flags, mode);
}
EXPORT int open64(const char *path, int flags, ...) {
    MODE(flags)
    return watched_open(AT_FDCWD, path, flags, mode);
}
EXPORT int openat(int at, const char *path, int flags, ...) {
    MODE(flags)
    if (is_off || (owner && owner != getpid())) return REAL(openat64)(at, path, flags, mode);
    return watched_open(at, path, flags, mode);
}
EXPORT int openat64(int at, const char *path, int flags, ...) {
    MODE(flags)
    return watched_open(at, path, flags, mode);
}
EXPORT int creat(const char *path, mode_t mode) {
    return watched_open(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

EXPORT int close(int fd) {
    if (kept_of(fd)) {
        pthread_mutex_lock(&one);
        free(open_files[fd]);
        open_files[fd] = NULL;
        pthread_mutex_unlock(&one);
    }
    return REAL(close)(fd);
}

/* A copy of a descriptor is as good as the first one. */
static int also(int fd, int other) {
    struct kept *kept = kept_of(fd);
    if (kept && other >= 0 && other < FILES && other != fd) {
        free(open_files[other]);
        open_files[other] = malloc(sizeof *kept);
        *open_files[other] = *kept;
    }
    return other;
}
EXPORT int dup(int fd) {
    return also(fd, REAL(dup)(fd));
}
EXPORT int dup2(int fd, int other) {
    return also(fd, REAL(dup2)(fd, other));
}
EXPORT int dup3(int fd, int other, int flags) {
    return also(fd, REAL(dup3)(fd, other, flags));
}

/* A write of any kind: a point, a note, and then the write itself. */
#define WRITING(place, length, doing) \
    struct kept *kept = kept_of(fd); \
    if (!kept || !kept->tracked) return doing; \
    pthread_mutex_lock(&one); \
    off_t where = (place); \
    __typeof__(doing) done = -1; \
    if (!point("write", kept->path, (long)where, (long)(length))) { \
        note(kept->file, where, (length)); \
        done = doing; \
    } \
    pthread_mutex_unlock(&one); \
    return done;

static off_t here(int fd, struct kept *kept) {
    struct stat now;
    if (!kept->appends) return lseek(fd, 0, SEEK_CUR);
    return fstat(fd, &now) ? 0 : now.st_size;
}

static size_t total(const struct iovec *parts, int count) {
    size_t sum = 0;
    for (int i = 0; i < count; i++) sum += parts[i].iov_len;
    return sum;
}

EXPORT ssize_t write(int fd, const void *data, size_t length) {
    WRITING(here(fd, kept), length, REAL(write)(fd, data, length))
}
EXPORT ssize_t writev(int fd, const struct iovec *parts, int count) {
    WRITING(here(fd, kept), total(parts, count), REAL(writev)(fd, parts, count))
}
EXPORT ssize_t pwrite(int fd, const void *data, size_t length, off_t place) {
    WRITING(place, length, REAL(pwrite)(fd, data, length, place))
}
EXPORT ssize_t pwrite64(int fd, const void *data, size_t length, off64_t place) {
    WRITING(place, length, REAL(pwrite64)(fd, data, length, place))
}
EXPORT ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t place) {
    WRITING(place, total(parts, count), REAL(pwritev)(fd, parts, count, place))
}
EXPORT ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t place) {
    WRITING(place, total(parts, count), REAL(pwritev64)(fd, parts, count, place))
}
EXPORT ssize_t pwritev2(int fd, const struct iovec *parts, int count, off_t place, int flags) {
    WRITING(place < 0 ? here(fd, kept) : place, total(parts, count),
            REAL(pwritev2)(fd, parts, count, place, flags))
}
/* To be done without: who uses these falls back to plain writes. */
EXPORT ssize_t sendfile(int out, int in, off_t *place, size_t count) {
    ssize_t (*doing)(int, int, off_t *, size_t) = real("sendfile");
    if (!kept_of(out)) return doing(out, in, place, count);
    errno = EINVAL;
    return -1;
}
EXPORT ssize_t sendfile64(int out, int in, off64_t *place, size_t count) {
    ssize_t (*doing)(int, int, off64_t *, size_t) = real("sendfile64");
    if (!kept_of(out)) return doing(out, in, place, count);
    errno = EINVAL;
    return -1;
}
EXPORT ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t length, unsigned flags) {
    if (!kept_of(out)) return REAL(copy_file_range)(in, from, out, to, length, flags);
    errno = EXDEV;
    return -1;
}
EXPORT int fallocate(int fd, int mode, off_t place, off_t length) {
    if (!kept_of(fd)) return REAL(fallocate)(fd, mode, place, length);
    errno = EOPNOTSUPP;
    return -1;
}
EXPORT int fallocate64(int fd, int mode, off64_t place, off64_t length) {
    return fallocate(fd, mode, place, length);
}
EXPORT int posix_fallocate(int fd, off_t place, off_t length) {
    return kept_of(fd) ? EOPNOTSUPP : REAL(posix_fallocate)(fd, place, length);
}
EXPORT int posix_fallocate64(int fd, off64_t place, off64_t length) {
    return posix_fallocate(fd, place, length);
}

static int cut(int fd, off_t length, int (*doing)(int, off_t)) {
    struct kept *kept = kept_of(fd);
    if (!kept || !kept->tracked) return doing(fd, length);
    int done = -1;
    pthread_mutex_lock(&one);
    if (!point("cut", kept->path, (long)length, 0)) {
        note(kept->file, length, SIZE_MAX / 2);
        done = doing(fd, length);
    }
    pthread_mutex_unlock(&one);
    return done;
}
EXPORT int ftruncate(int fd, off_t length) {
    return cut(fd, length, real("ftruncate"));
}
EXPORT int ftruncate64(int fd, off64_t length) {
    return cut(fd, length, real("ftruncate64"));
}
static int cut_named(const char *path, off_t length) {
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0) return -1;
    int done = ftruncate(fd, length);
    close(fd);
    return done;
}

EXPORT int truncate(const char *path, off_t length) {
    return cut_named(path, length);
}
EXPORT int truncate64(const char *path, off64_t length) {
    return cut_named(path, length);
}

static int is_of(const char *path, const char *parent) {
    size_t length = strlen(parent);
    return !strncmp(path, parent, length) && path[length] == '/' && !strchr(path + length + 1, '/');
}

/* Names in a folder are safe: take them out of the notes, those of other folders stay. */
static void forget_names(const char *parent) {
    char place[PATH_MAX + 64];
    struct stat now;
    aside(place, "names");
    if (fstat(names, &now)) die("names");
    char *all = malloc((size_t)now.st_size + 1), *stay = malloc((size_t)now.st_size + 1);
    int look = REAL(open)(place, O_RDONLY | O_CLOEXEC);
    size_t length = (size_t)REAL(read)(look, all, (size_t)now.st_size), kept = 0;
    REAL(close)(look);
    for (size_t at = 0; at < length;) {
        uint32_t lengths[2];
        memcpy(lengths, all + at + 1, sizeof lengths);
        size_t size = 1 + sizeof lengths + lengths[0] + lengths[1];
        char path[PATH_MAX];
        memcpy(path, all + at + 1 + sizeof lengths, lengths[0]);
        path[lengths[0]] = 0;
        if (!is_of(path, parent)) memcpy(stay + kept, all + at, size), kept += size;
        at += size;
    }
    char fresh[PATH_MAX + 64];
    aside(fresh, "names.fresh");
    int anew = REAL(open)(fresh, O_CREAT | O_TRUNC | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
    if (anew < 0 || REAL(write)(anew, stay, kept) != (ssize_t)kept || REAL(rename)(fresh, place)) die("names");
    REAL(close)(names);
    names = anew;
    free(all);
    free(stay);
}

static int make_safe(int fd, int (*doing)(int)) {
    struct kept *kept = kept_of(fd);
    if (!kept) return doing(fd);
    pthread_mutex_lock(&one);
    int done = point("sync", kept->path, 0, 0);
    struct file *file = NULL; /* Also through a descriptor that only reads. */
    for (int i = 0; i < file_count; i++)
        if (files[i].inode == kept->inode) file = &files[i];
    char parent[sizeof kept->path];
    strcpy(parent, kept->path);
    int is_folder = kept->is_folder;
    if (!done) shared->syncs++;
    if (!done && is_real) done = doing(fd);
    if (!done && sync_micros) {
        struct timespec wait = {sync_micros / 1000000, sync_micros % 1000000 * 1000L};
        nanosleep(&wait, NULL);
    }
    if (!done && is_folder) forget_names(parent);
    if (!done && file && REAL(ftruncate)(file->journal, 0)) die("journal");
    pthread_mutex_unlock(&one);
    return done;
}
EXPORT int fsync(int fd) {
    return make_safe(fd, real("fsync"));
}
EXPORT int fdatasync(int fd) {
    return make_safe(fd, real("fdatasync"));
}
/* These promise less, or more than is asked here: nothing counts as safe by them. */
EXPORT int sync_file_range(int fd, off64_t place, off64_t length, unsigned flags) {
    return kept_of(fd) ? 0 : REAL(sync_file_range)(fd, place, length, flags);
}

static int leave(int at, const char *path, int flags) {
    char name[PATH_MAX], second[64];
    if (!mine() || (flags & AT_REMOVEDIR) || !whole(at, path, name) || !is_inside(name) || is_scratch(name))
        return REAL(unlinkat)(at, path, flags);
    int done = -1;
    pthread_mutex_lock(&one);
    if (access(name, F_OK) || !claim()) done = REAL(unlinkat)(at, path, flags);
    else if (!point("unlink", name, 0, 0)) {
        keep_aside(name, second);
        note_names('u', name, second);
        done = REAL(unlinkat)(at, path, flags);
    }
    pthread_mutex_unlock(&one);
    return done;
}
EXPORT int unlink(const char *path) {
    return leave(AT_FDCWD, path, 0);
}
EXPORT int unlinkat(int at, const char *path, int flags) {
    return leave(at, path, flags);
}

static int move(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
    char first[PATH_MAX], second[PATH_MAX], aside_name[64];
    int (*doing)(int, const char *, int, const char *, unsigned) = real("renameat2");
    if (!mine() || !whole(from_at, from, first) || !whole(to_at, to, second) ||
        !(is_inside(first) && is_inside(second)))
        return doing(from_at, from, to_at, to, flags);
    int done = -1;
    pthread_mutex_lock(&one);
    if (!claim()) done = doing(from_at, from, to_at, to, flags);
    else if (!point("rename", second, 0, 0)) {
        if (!access(second, F_OK)) {
            keep_aside(second, aside_name);
            note_names('u', second, aside_name);
        }
        note_names('r', second, first);
        done = doing(from_at, from, to_at, to, flags);
    }
    pthread_mutex_unlock(&one);
    return done;
}
EXPORT int rename(const char *from, const char *to) {
    return move(AT_FDCWD, from, AT_FDCWD, to, 0);
}
EXPORT int renameat(int from_at, const char *from, int to_at, const char *to) {
    return move(from_at, from, to_at, to, 0);
}
EXPORT int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
    return move(from_at, from, to_at, to, flags);
}

static int name_too(int from_at, const char *from, int to_at, const char *to, int flags) {
    char second[PATH_MAX];
    if (!mine() || !whole(to_at, to, second) || !is_inside(second))
        return REAL(linkat)(from_at, from, to_at, to, flags);
    int done = -1;
    pthread_mutex_lock(&one);
    if (!claim() || !access(second, F_OK)) done = REAL(linkat)(from_at, from, to_at, to, flags);
    else if (!point("link", second, 0, 0)) {
        note_names('c', second, "");
        done = REAL(linkat)(from_at, from, to_at, to, flags);
    }
    pthread_mutex_unlock(&one);
    return done;
}
EXPORT int link(const char *from, const char *to) {
    return name_too(AT_FDCWD, from, AT_FDCWD, to, 0);
}
EXPORT int linkat(int from_at, const char *from, int to_at, const char *to, int flags) {
    return name_too(from_at, from, to_at, to, flags);
}
