// Written by `make wire` from the messages in src/bocage/wire. Do not edit.

export const VERSION = 1;

/** The games, with the forms of their views and charts. */
export interface Games {
  readonly memoir44: { readonly view: Memoir44View; readonly chart: Memoir44Chart };
  readonly undaunted: { readonly view: UndauntedView; readonly chart: UndauntedChart };
}

/** Plain values by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** The name of a game. */
export type GameName = keyof Games;

/** What a seat may know of a game. */
export type ViewOf<G extends GameName> = Games[G]["view"];

/** What does not change during a game. */
export type ChartOf<G extends GameName> = Games[G]["chart"];

/** Something that happened, in the past tense, as the seat was told of it. */
export interface GameEvent {
  readonly event: string;
  readonly [fact: string]: string | number | readonly string[] | readonly number[];
}

/** Why not: a key and the facts for those who have words of their own, and the sentence. */
export interface Reason {
  readonly key: string;
  /** @default "" */
  readonly rule?: string;
  /** @default {} */
  readonly facts?: Readonly<Record<string, string>>;
  /** @default "" */
  readonly text?: string;
}

/** What a door gives that has done nothing. */
export interface Why {
  readonly reason: Reason;
}

/** Whether the house is well: it answers, it can keep what happens, and its opponents are there. */
export interface Health {
  readonly alive: boolean;
  readonly writable: boolean;
  readonly workers: number;
  readonly rooms: number;
  readonly sockets: number;
  readonly version: number;
}

/** Come in as a guest. */
export interface Arrive {
  readonly name: string;
}

/** Come in again under a kept name, with the personal recovery code. */
export interface Recover {
  readonly code: string;
}

/** Somebody: only they themselves are told more than the name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What a program shows at every door, as `Authorization: Bearer`; browsers keep it as a cookie. */
export interface Pass {
  readonly person: Person;
  readonly token: string;
}

/** The code behind a personal recovery link; it is shown once, and a new one makes the old one useless. */
export interface Recovery {
  readonly code: string;
}

/** A device or program somebody came in with. */
export interface Session {
  readonly id: string;
  readonly began: string;
  readonly seen: string;
  readonly device: string;
  readonly is_this: boolean;
}

/** Sessions, the latest first. */
export interface SessionList {
  readonly sessions: readonly Session[];
}

/** Be called something else. */
export interface Rename {
  readonly name: string;
}

/** A scenario on the shelf. */
export interface Battle {
  readonly name: string;
  readonly seatings: readonly string[];
}

/** A game on the shelf. */
export interface Box {
  readonly game: string;
  readonly seats: readonly string[];
  readonly battles: readonly Battle[];
  readonly editions: readonly string[];
  readonly usual_edition: string;
  readonly is_varied: boolean;
  readonly windows: readonly string[];
}

/** All games, and the opponents there are. */
export interface Shelf {
  readonly version: number;
  readonly boxes: readonly Box[];
  readonly players: readonly string[];
}

/** The clocks of a table: seconds to begin with, more whenever one comes to rest, and what is after. */
export interface ClockTerms {
  readonly reserve: number;
  /** @default 0 */
  readonly increment?: number;
  /** @default "loses" */
  readonly expired?: "loses" | "stand-in";
}

/** Open a table. */
export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  /** @default "" */
  readonly edition?: string;
  /** Who commands what, where a side is shared out: `cm/l/r c/lmr`. @default "" */
  readonly seating?: string;
  /** @default {} */
  readonly variant?: Memoir44Variant;
  /** Two make a match: the same battle again with sides changed, medals added up. @default 1 */
  readonly battles?: 1 | 2;
  /** Who sits on every seat; what is missing is open. @default [] */
  readonly chairs?: readonly Occupant[];
  /** @default "live" */
  readonly pace?: "by-the-day" | "live";
  /** How long a reaction window lasts at a live table, whatever is answered. @default 3 */
  readonly window?: number;
  readonly clock?: ClockTerms | null;
  /** Whether whoever has the link may watch. @default true */
  readonly guests?: boolean;
  /** Whether the table is shown to everybody who looks for one. @default false */
  readonly listed?: boolean;
  /** @default "" */
  readonly title?: string;
}

/** A table as whoever may see it sees it. */
export interface TableCard {
  readonly id: string;
  readonly phase: Phase;
  readonly title: string;
  readonly host: string;
  readonly game: string;
  readonly scenario: string;
  readonly edition: string;
  readonly seating: string;
  readonly variant: Memoir44Variant;
  readonly battles: number;
  readonly pace: string;
  readonly window: number;
  readonly clock: ClockTerms | null;
  readonly guests: boolean;
  readonly listed: boolean;
  readonly chairs: readonly Chair[];
  /** The seats of whoever asks. */
  readonly mine: readonly number[];
  readonly my_turn: boolean;
  /** The hash of the secret behind all dice, published before the first choice. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly outcome?: End | null;
  /** The table of the battle before, in a match or a rematch, and of the one after. @default "" */
  readonly before?: string;
  /** @default "" */
  readonly after?: string;
}

/** Tables, the latest first. */
export interface TableList {
  readonly tables: readonly TableCard[];
}

/** A link to a seat: the token goes behind the `#` of an address, where no log sees it. */
export interface Invitation {
  readonly seat: number;
  readonly token: string;
}

/** Sit down: on an open seat of a listed table, or by invitation. */
export interface TakeSeat {
  readonly seat?: number | null;
  readonly token?: string | null;
}

/** One of the seats of a table. */
export interface WhichSeat {
  readonly seat: number;
}

/** Put an opponent on a seat, or open it. */
export interface Seat {
  readonly seat: number;
  readonly occupant: "open" | "random" | "simple";
}

/** Say that the game may begin, and add something of one's own to the dice. */
export interface Ready {
  readonly seat: number;
  /** @default "" */
  readonly nonce?: string;
}

/** Ask for the same table again, with sides changed or not. */
export interface Rematch {
  /** @default true */
  readonly swap?: boolean;
}

/** Let nobody hear whoever has a seat, or everybody again. */
export interface Mute {
  readonly seat: number;
  readonly muted: boolean;
}

/** Ask whoever has a seat to leave the table, for good. */
export interface Remove {
  readonly seat: number;
}

/** Where to knock when it is one's turn. */
export interface Hook {
  readonly url: string;
}

/** A webhook, and how it fares; the secret that signs its notices is shown once. */
export interface HookCard {
  readonly url: string;
  readonly state: "failing" | "muted" | "working";
  /** @default "" */
  readonly trouble?: string;
  /** @default "" */
  readonly secret?: string;
}

/** Make a choice that is on offer under the seat's decision number. */
export interface Choose {
  readonly is: "choose";
  readonly ref: string;
  readonly number: number;
  readonly choice: string;
}

/** Take the seat's last choice back. */
export interface TakeBack {
  readonly is: "take-back";
  readonly ref: string;
}

/** Give up. */
export interface Resign {
  readonly is: "resign";
  readonly ref: string;
}

/** Offer or accept a draw. */
export interface OfferDraw {
  readonly is: "draw";
  readonly ref: string;
}

/** Leave a standing answer for a kind of reaction window, or take it away again. */
export interface Stand {
  readonly is: "stand";
  readonly ref: string;
  readonly window: string;
  readonly choice?: string | null;
}

/** Say something to some seats; to nobody in particular, to all. */
export interface Say {
  readonly is: "say";
  readonly ref: string;
  readonly text: string;
  /** @default [] */
  readonly to?: readonly number[];
}

/** Ask whether a choice is on offer, and if not, why not. */
export interface AskWhy {
  readonly is: "why";
  readonly ref: string;
  readonly choice: string;
}

/** Ask for the seat's events in words, from the so-manieth on. */
export interface Tell {
  readonly is: "tell";
  readonly ref: string;
  readonly language: string;
  /** @default 0 */
  readonly after?: number;
  /** @default 50 */
  readonly most?: number;
}

/** Ask for a sign of life. */
export interface Ping {
  readonly is: "ping";
  readonly ref: string;
}

/** The time a seat has left, in seconds, and whether it is running. */
export interface Clock {
  readonly seat: number;
  readonly left: number;
  readonly runs: boolean;
}

/** Who sits on a seat: a person by name, an opponent by kind, or nobody yet. */
export interface Chair {
  readonly seat: number;
  readonly name: string;
  readonly side: number;
  /** @default "" */
  readonly player?: string;
  /** @default "open" */
  readonly kind?: string;
  /** @default false */
  readonly here?: boolean;
  /** @default false */
  readonly ready?: boolean;
}

/** A reaction window that lasts the same whatever is answered: its seconds, and those left. */
export interface Window {
  readonly name: string;
  readonly lasts: number;
  readonly left: number;
  /** Whether this seat's own answer has been taken; nobody else is told. @default false */
  readonly answered?: boolean;
}

/** Something that was said. */
export interface Spoken {
  readonly seat: number;
  readonly to: readonly number[];
  readonly text: string;
  /** @default "" */
  readonly by?: string;
}

/** Everything a seat may know, and what was told after the events it already has. */
export interface Welcome<G extends GameName = GameName> {
  readonly is: "welcome";
  readonly version: number;
  readonly table: string;
  readonly seat: number;
  /** What does not change during a game: the scenario, the decisions, and the names behind every number. */
  readonly chart: ChartOf<G>;
  readonly chairs: readonly Chair[];
  readonly view: ViewOf<G>;
  readonly number: number;
  readonly offers: readonly string[];
  /** How many events the seat has been told of in all. */
  readonly told: number;
  readonly events: readonly GameEvent[];
  /** The events above are those after this many. */
  readonly after: number;
  /** The kinds of reaction windows for which a standing answer may be left. */
  readonly windows: readonly string[];
  /** The seat's own standing answers. */
  readonly stands: Readonly<Record<string, string>>;
  /** The seats that may be talked to now. */
  readonly channels: readonly number[];
  readonly said: readonly Spoken[];
  readonly clocks: readonly Clock[];
  readonly window?: Window | null;
}

/** What has changed for the seat: new events, and the parts of its view that are not as they were. */
export interface News<G extends GameName = GameName> {
  readonly is: "news";
  readonly told: number;
  readonly number: number;
  /** @default [] */
  readonly events?: readonly GameEvent[];
  /** @default {} */
  readonly changes?: Partial<ViewOf<G>>;
  /** Parts of the view that are no more. @default [] */
  readonly gone?: readonly string[];
  /** What is on offer now, if that is something else than before. */
  readonly offers?: readonly string[] | null;
  readonly channels?: readonly number[] | null;
  readonly stands?: Readonly<Record<string, string>> | null;
  readonly clocks?: readonly Clock[] | null;
  /** The window that is open now, if one is. */
  readonly window?: Window | null;
  /** The request of this very connection that the news answer; what was asked for is kept. */
  readonly ref?: string | null;
}

/** A request that changed nothing, and why. */
export interface Refused {
  readonly is: "refused";
  readonly ref: string | null;
  readonly reason: Reason;
}

/** Answers `why`: on offer when there is no reason against it. */
export interface Because {
  readonly is: "because";
  readonly ref: string;
  readonly reason?: Reason | null;
}

/** Events in words, one sentence each; an empty one is for nobody's ears. */
export interface Told {
  readonly is: "told";
  readonly ref: string;
  readonly after: number;
  readonly lines: readonly string[];
}

/** Something was said that this seat hears. */
export interface Heard {
  readonly is: "heard";
  readonly said: Spoken;
  readonly ref?: string | null;
}

/** Who sits where has changed, or who is here. */
export interface Seated {
  readonly is: "seated";
  readonly chairs: readonly Chair[];
}

/** The server lets go of this connection: why, and whether it is worth coming back at once. */
export interface Closing {
  readonly is: "closing";
  readonly reason: Reason;
  /** @default true */
  readonly again?: boolean;
}

/** A sign of life. */
export interface Pong {
  readonly is: "pong";
  readonly ref: string;
}

/** How a game ended: the seats that won (nobody in a draw), why, and by which rule. */
export interface End {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly rule: string;
}

/** The sides take turns until one has the medals it needs. */
export interface Memoir44Game {
  readonly is: "game";
}

/** A card is played for a side. */
export interface Memoir44Turn {
  readonly is: "turn";
  readonly post: number;
  /** Where the cards under the commissar's chip lie, if there is one. */
  readonly chip?: number;
}

/** A turn is over: hands that are still growing grow, and the other side is next. */
export interface Memoir44TurnOver {
  readonly is: "turn-over";
}

/** The section in which a card orders units is being chosen. */
export interface Memoir44Sectioning {
  readonly is: "sectioning";
}

/** Units are being ordered by one of the plays: so many in all and in each section, of some classes. */
export interface Memoir44Ordering {
  readonly is: "ordering";
  readonly slot: number;
  readonly total: number;
  readonly by_section: readonly number[];
  readonly classes: number;
  readonly contact: number;
}

/** The units that some posts have ordered get ready to move, for the first time or once more. */
export interface Memoir44Muster {
  readonly is: "muster";
  readonly posts: number;
  readonly march: number;
}

/** Units ordered by some posts move. */
export interface Memoir44Marching {
  readonly is: "marching";
  readonly posts: number;
  readonly march: number;
}

/** Units ordered by some posts attack; `last` did so last. */
export interface Memoir44Fighting {
  readonly is: "fighting";
  readonly posts: number;
  readonly last: number;
}

/** A declared attack: the window for an ambush, the dice, and what follows. */
export interface Memoir44Combat {
  readonly is: "combat";
  readonly unit: number;
  readonly victim: number;
  readonly start: number;
  readonly goal: number;
  readonly stage: number;
  readonly is_overrun: boolean;
}

/** The dice of one attack are falling: hits first, then flags. */
export interface Memoir44Roll {
  readonly is: "roll";
  readonly by: number;
  readonly victim: number;
  readonly dice: number;
  readonly stars_hit: boolean;
  readonly flags_ignorable: boolean;
}

/** A close assault has been declared: the attacked side may ambush; some seats have let it be. */
export interface Memoir44AmbushWindow {
  readonly is: "ambush-window";
  readonly unit: number;
  readonly victim: number;
  readonly waived: number;
}

/** The owner of a unit that may ignore a flag says whether it does. */
export interface Memoir44StandFast {
  readonly is: "stand-fast";
  readonly unit: number;
  readonly flags: number;
}

/** A unit on its way back: so many hexes it must go, so many it may, and the next ones. */
export interface Memoir44Retreat {
  readonly is: "retreat";
  readonly unit: number;
  readonly begun: boolean;
  readonly must: number;
  readonly may: number;
  readonly ways: readonly number[];
}

/** A unit may advance into the hex it has emptied. */
export interface Memoir44Ground {
  readonly is: "ground";
  readonly unit: number;
  readonly to: number;
  readonly is_overrun: boolean;
}

/** Armor that has taken ground may attack once more. */
export interface Memoir44Overrun {
  readonly is: "overrun";
  readonly unit: number;
}

/** Targets are being chosen: one group of enemies, each next to another. */
export interface Memoir44Salvos {
  readonly is: "salvos";
  readonly post: number;
  readonly most: number;
  readonly dice: number;
  readonly stars_hit: boolean;
  readonly section: number;
  readonly targets: readonly number[];
}

/** The chosen targets are struck, one at a time, in the order the player likes. */
export interface Memoir44Shelling {
  readonly is: "shelling";
  readonly post: number;
  readonly dice: number;
  readonly stars_hit: boolean;
  readonly targets: readonly number[];
}

/** Infantry is given sandbags, as long as there are any. */
export interface Memoir44Digging {
  readonly is: "digging";
  readonly post: number;
  readonly left: number;
}

/** A unit with losses is chosen for the medics. */
export interface Memoir44Healing {
  readonly is: "healing";
  readonly slot: number;
}

/** The dice for a unit's wounded are falling. */
export interface Memoir44Medics {
  readonly is: "medics";
  readonly unit: number;
  readonly slot: number;
  readonly dice: number;
}

/** The dice of the finest hour are falling: they tell who may be ordered. */
export interface Memoir44Mustering {
  readonly is: "mustering";
  readonly slot: number;
  readonly dice: number;
}

/** Units are ordered by dice: each face its class, a star any unit. */
export interface Memoir44Rally {
  readonly is: "rally";
  readonly slot: number;
  readonly infantry: number;
  readonly armor: number;
  readonly stars: number;
}

/** So many cards are still to be drawn, into the hand or to be looked at first. */
export interface Memoir44Draw {
  readonly is: "draw";
  readonly hand: number;
  readonly left: number;
  readonly goal: number;
}

/** Of the cards that were looked at one is kept, the other goes. */
export interface Memoir44Keep {
  readonly is: "keep";
  readonly post: number;
  readonly hand: number;
}

/** Draw pile and discard pile are shuffled together. */
export interface Memoir44Reshuffle {
  readonly is: "reshuffle";
}

/** The last step of a turn: whoever has ambushed draws first, then whoever has played. */
export interface Memoir44TurnEnd {
  readonly is: "turn-end";
  readonly post: number;
  readonly hand: number;
}

/** The next figure is aimed at a hex. */
export interface Memoir44AirDrop {
  readonly is: "air-drop";
  readonly units: readonly number[];
}

/** A figure is in the air over a hex and drifts on. */
export interface Memoir44Drift {
  readonly is: "drift";
  readonly unit: number;
  readonly at: number;
  readonly left: number;
}

/** The team chooses its card: each member may propose one; some seats have spoken. */
export interface Memoir44Council {
  readonly is: "council";
  readonly post: number;
  readonly spoken: number;
}

/** The active member plays a card, his own or the shared one at a place. */
export interface Memoir44SharedTurn {
  readonly is: "shared-turn";
  readonly post: number;
  readonly place: number;
}

/** The commander may hand the orders in a section to the member whose section it is. */
export interface Memoir44Entrusting {
  readonly is: "entrusting";
}

/** A step that all with a play on the table take at the same time, all moves first. */
export interface Memoir44Joint {
  readonly is: "joint";
  readonly step: number;
  readonly march: number;
}

/** Cards are being handed out: so many so far, and the general who has been visited. */
export interface Memoir44HandOut {
  readonly is: "hand-out";
  readonly side: number;
  readonly given: number;
  readonly visited: number;
}

/** The cards the commander has laid down are carried out; their places on the table. */
export interface Memoir44Carrying {
  readonly is: "carrying";
  readonly places: readonly number[];
}

/** A step that all generals take together, each in a lane of his own. */
export interface Memoir44Phase {
  readonly is: "phase";
  readonly step: "carrying-out" | "deploying" | "fighting" | "initiative" | "marching" | "marching-again";
}

/** Generals that one seat acts for play their cards, in any order. */
export interface Memoir44Deploying {
  readonly is: "deploying";
  readonly posts: number;
}

/** Generals without a card say whether they act on their own. */
export interface Memoir44Initiatives {
  readonly is: "initiatives";
  readonly posts: number;
}

/** The two dice of a general are falling. */
export interface Memoir44InitiativeRoll {
  readonly is: "initiative-roll";
  readonly post: number;
}

/** A general has to take a figure off one of his units. */
export interface Memoir44Sacrificing {
  readonly is: "sacrificing";
  readonly post: number;
}

/** Flags let a general move units that may not attack, or dig in with one. */
export interface Memoir44FlagOrders {
  readonly is: "flag-orders";
  readonly slot: number;
  readonly left: number;
  readonly may_dig: boolean;
}

/** All generals wait until the commander settles a dispute, or the hold is lifted. */
export interface Memoir44Hold {
  readonly is: "hold";
  readonly side: number;
  readonly by: number;
}

/** The cards go back to the commander, who discards them all and draws. */
export interface Memoir44Collecting {
  readonly is: "collecting";
  readonly side: number;
}

/** Cards are chosen for the commissar's chip, so many at most; so many are kept in hand. */
export interface Memoir44ChipPlacing {
  readonly is: "chip-placing";
  readonly post: number;
  readonly chip: number;
  readonly most: number;
  readonly keeps: number;
}

/** Whoever holds Combat cards may play some before orders; some seats have let it be. */
export interface Memoir44Prelude {
  readonly is: "prelude";
  readonly waived: number;
}

/** Both sides answer an attack by turns, beginning with the attacked one. */
export interface Memoir44ReactionWindow {
  readonly is: "reaction-window";
  readonly unit: number;
  readonly victim: number;
  readonly waived: number;
  readonly is_answer: boolean;
  readonly quiet: boolean;
  readonly may_ambush: boolean;
  /** Where attacker and attacked unit stood. */
  readonly hexes: readonly number[];
}

/** Units are being picked for a card, one at a time, in any order. */
export interface Memoir44Picking {
  readonly is: "picking";
  readonly post: number;
  readonly card: string;
  readonly most: number;
  readonly units: readonly number[];
}

/** A unit is put on one of some hexes, for everybody to see. */
export interface Memoir44Placing {
  readonly is: "placing";
  readonly seats: number;
  readonly card: string;
  readonly moves: number;
  readonly hexes: readonly number[];
}

/** Units go where a card lets them, beside the moves of the turn. */
export interface Memoir44Shifting {
  readonly is: "shifting";
  readonly post: number;
  readonly card: string;
  readonly units: readonly number[];
}

/** A die tells what comes as reinforcement. */
export interface Memoir44Recruiting {
  readonly is: "recruiting";
  readonly post: number;
}

/** Dice fall for the wounded of one unit after the other. */
export interface Memoir44Returning {
  readonly is: "returning";
  readonly units: readonly number[];
}

/** So many Combat cards are still to be drawn into a hand. */
export interface Memoir44CombatDraw {
  readonly is: "combat-draw";
  readonly post: number;
  readonly left: number;
}

/** Several seats act at once, each with a stack of its own. */
export interface Memoir44Together {
  readonly is: "together";
  readonly lanes: readonly (readonly Memoir44Pending[])[];
}

/** A lane for each seat that acts for generals; who has asked for a hold, and who goes first, or -1. */
export interface Memoir44Front {
  readonly is: "front";
  readonly lanes: readonly (readonly Memoir44Pending[])[];
  readonly held: number;
  readonly first: number;
}

/** A hand: its number of cards, what everybody knows of it, and for its holder the cards; by kind. */
export interface Memoir44Hand {
  readonly count: number;
  readonly known: readonly number[];
  readonly cards: readonly number[];
}

/** A card as it was played: what lies on the table, what it does, where, and who gives its orders. */
export interface Memoir44Play {
  readonly side: number;
  readonly card: string;
  readonly acts_as: string;
  /** The sections it is confined to by choice; 0 where it is not. */
  readonly section: number;
  /** Whether its fallback is used, without what it grants. */
  readonly plain: boolean;
  readonly post: number;
}

/** The table of the Combat cards, whose kinds are those of `names.combat-card`. */
export interface Memoir44CombatTable {
  /** The hands by post. */
  readonly hands: readonly Memoir44Hand[];
  readonly deck_count: number;
  readonly discard: readonly number[];
  /** Units, each with the name of a card that has changed something for it. */
  readonly boons: readonly (readonly [number, string])[];
}

/** A position as one seat sees it; lists of units and of hexes are by their numbers. */
export interface Memoir44View {
  /** The seat that sees this; -1 for whoever watches. */
  readonly seat: number;
  /** Who has something to decide as far as this seat may know: a bit for each seat; 1 << 20 is chance. */
  readonly asked: number;
  readonly outcome: End | null;
  /** The hex of every unit. */
  readonly at: readonly number[];
  /** The figures every unit has left. */
  readonly figures: readonly number[];
  /**
   * What every unit has done this turn: bits from 1 on for ordered, moved, halted, holds fire, fought,
   * fought twice, left a hedgerow, barred; from 256 on the place of the play that ordered it.
   */
  readonly status: readonly number[];
  /** The hex every unit was on when the turn's moves began. */
  readonly began: readonly number[];
  /** What lies on every hex and can be removed: 1 wire, 2 sandbags. */
  readonly laid: readonly number[];
  /** The hands by post. */
  readonly hands: readonly Memoir44Hand[];
  readonly deck_count: number;
  readonly discard: readonly number[];
  /** The medals of both sides. */
  readonly medals: readonly number[];
  /** The side that has every objective of the scenario, or -1. */
  readonly taken: readonly number[];
  /** The side whose turn it is. */
  readonly side: number;
  readonly turn: number;
  /** The cards on the table. */
  readonly plays: readonly Memoir44Play[];
  /** What each side has played last. */
  readonly last_plays: readonly (readonly Memoir44Play[])[];
  /** The cards being looked at, for whoever looks. */
  readonly looked_at: readonly number[];
  readonly looked_at_count: number;
  readonly pending: readonly Memoir44Pending[];
  readonly combat?: Memoir44CombatTable;
  /** The cards the members of the own team have put forward, by seat; -1 for none. */
  readonly proposals?: readonly number[];
}

/** A side's hand at the start, and the medals it needs. */
export interface Memoir44Terms {
  readonly cards: number;
  readonly medals: number;
}

/** What a glyph of the map stands for, if not for the usual unit. */
export interface Memoir44MapUnit {
  readonly side: Memoir44SideName;
  readonly type: string;
  readonly figures?: number;
  readonly medals?: number;
}

/** Hexes worth medals, or victory at once. */
export interface Memoir44Objective {
  readonly kind: string;
  readonly hexes: readonly string[];
  readonly side?: Memoir44SideName;
  readonly medals?: number;
  readonly needs?: number;
  readonly "at-end-of-turn"?: boolean;
}

/** A special rule for a side. */
export interface Memoir44OfSide {
  readonly side: Memoir44SideName;
}

/** A hand grows turn by turn, to so many cards. */
export interface Memoir44GrowingHand {
  readonly side: Memoir44SideName;
  readonly to: number;
}

/** When the draw pile is empty, somebody has won. */
export interface Memoir44NoReshuffle {
  readonly winner: Memoir44SideName;
}

/** So many figures come down before the first turn, and drift so far. */
export interface Memoir44AirDropRule {
  readonly side: Memoir44SideName;
  readonly figures: number;
  readonly drift: number;
}

/** From some hexes a side's artillery is told where to fire. */
export interface Memoir44Spotters {
  readonly side: Memoir44SideName;
  readonly hexes: readonly string[];
}

/** Recon cards may be used to bombard. */
export interface Memoir44ReconBarrage {
}

/** The special rules of a scenario. */
export interface Memoir44Special {
  readonly "growing-hand"?: Memoir44GrowingHand;
  readonly "no-reshuffle"?: Memoir44NoReshuffle;
  readonly "air-drop"?: Memoir44AirDropRule;
  readonly spotters?: Memoir44Spotters;
  readonly "recon-barrage"?: Memoir44ReconBarrage;
  readonly commissar?: Memoir44OfSide;
}

/** A scenario as records embed it; hexes by their names. */
export interface Memoir44Scenario {
  readonly number: number;
  readonly name: string;
  readonly date: string;
  readonly front: string;
  readonly face: "beach" | "country";
  readonly first: Memoir44SideName;
  /** Rows of hexes, each with three glyphs: terrain, obstacle, unit; capitals are Allied units. */
  readonly map: string;
  readonly axis: Memoir44Terms;
  readonly allies: Memoir44Terms;
  /** Where the dotted lines run, if not where they usually do. */
  readonly sections?: readonly number[];
  /** The sections of left flank, center and right flank, if not one each. */
  readonly flanks?: readonly number[];
  readonly bunkers?: Memoir44SideName;
  readonly "sea-walls"?: Memoir44SideName;
  readonly units?: Readonly<Record<string, Memoir44MapUnit>>;
  readonly "bridge-ends"?: Readonly<Record<string, readonly string[]>>;
  readonly objectives?: readonly Memoir44Objective[];
  readonly special?: Memoir44Special;
  /** The names of places, by hex. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** What a table has agreed on beside the edition; what is missing is as usual. */
export interface Memoir44Variant {
  readonly seating?: string;
  readonly deck?: string;
  readonly talk?: "free" | "rules";
  readonly mode?: "" | "alliance" | "teams";
  readonly members?: readonly number[];
  readonly young?: boolean;
  readonly ground?: boolean;
  readonly tactics?: number;
  readonly combat?: boolean;
}

/** The decisions of an edition, those on open points, and the variant. */
export interface Memoir44Rulings {
  readonly edition: "2004" | "revised";
  readonly leaving_sea_ends_move: boolean;
  readonly beach_limits_who_starts_there: boolean;
  readonly hedgerow_is_first_step: boolean;
  readonly has_air_table: boolean;
  readonly terrain_spares_flags: boolean;
  readonly lakes_hide: boolean;
  readonly match_adds_medals: boolean;
  readonly close_assault_bonus_in_overrun: boolean;
  readonly ground_after_hedgerow: boolean;
  readonly sandbags_go_with_the_dead: boolean;
  readonly sandbag_stock: number;
  readonly variant?: Memoir44Variant;
}

/** What the arguments of choices can name, in the order of their numbers. */
export interface Memoir44Names {
  readonly card: readonly string[];
  readonly "combat-card": readonly string[];
  readonly hex: readonly string[];
  readonly role: readonly string[];
  readonly section: readonly string[];
}

/** What does not change during a game. */
export interface Memoir44Chart {
  /** The names of the seats, by number. */
  readonly seats: readonly string[];
  /** The side of every seat. */
  readonly sides: readonly number[];
  readonly game: "memoir44";
  readonly scenario: Memoir44Scenario;
  readonly rulings: Memoir44Rulings;
  readonly names: Memoir44Names;
}

/** The outline of play; the stage that comes next. */
export interface UndauntedRound {
  readonly is: "round";
  readonly stage: number;
}

/** A side chooses the card it bids; the card stays in the hand until both are shown. */
export interface UndauntedBid {
  readonly is: "bid";
  readonly side: number;
}

/** A side plays cards from its hand, one at a time, for as long as it likes. */
export interface UndauntedTurn {
  readonly is: "turn";
  readonly side: number;
}

/** So many cards are still to be drawn by a side. */
export interface UndauntedDraw {
  readonly is: "draw";
  readonly side: number;
  readonly left: number;
}

/** A unit is under way and may go on or halt. */
export interface UndauntedMarch {
  readonly is: "march";
  readonly side: number;
  readonly unit: number;
  readonly left: number;
  readonly manner: number;
}

/** Cards are being taken from the supply to the discard pile, or from play back into the hand. */
export interface UndauntedPick {
  readonly is: "pick";
  readonly side: number;
  readonly card: number;
  readonly left: number;
  readonly squad: number;
  readonly source: number;
  readonly begun: boolean;
}

/** Dice are falling, one at a time, against a total defense; so many are left. */
export interface UndauntedRoll {
  readonly is: "roll";
  readonly verb: string;
  readonly side: number;
  readonly unit: number;
  readonly victim_side: number;
  readonly victim: number;
  readonly left: number;
  readonly needed: number;
  readonly hit: boolean;
}

/** The counters on the target tile that a Blast still has to attack, in a fixed order. */
export interface UndauntedBarrage {
  readonly is: "barrage";
  readonly side: number;
  readonly unit: number;
  readonly dice: number;
  /** Counters: those of the Germans after all those of the US. */
  readonly victims: readonly number[];
}

/** Both sides act at once, each with a stack of its own. */
export interface UndauntedTogether {
  readonly is: "together";
  readonly lanes: readonly (readonly UndauntedPending[])[];
}

/** What lies on the map for one side. */
export interface UndauntedArmy {
  /** The tile of every counter, -1 where it is not on the map. */
  readonly place: readonly number[];
  /** 1 for every counter that is suppressed. */
  readonly suppressed: readonly number[];
  /** The side's marker on every tile: 0 none, 1 scouted, 2 controlled. */
  readonly marks: readonly number[];
  /** The tile of the target marker, or -1. */
  readonly target: number;
}

/** Of the unseen cards of a zone at most so many are of these kinds. */
export interface UndauntedBound {
  readonly kinds: readonly string[];
  readonly most: number;
}

/** One side's cards, counted by kind. */
export interface UndauntedCards {
  readonly supply: readonly number[];
  readonly play: readonly number[];
  /** What everybody saw leave the game. */
  readonly losses: readonly number[];
  readonly hand_count: number;
  readonly deck_count: number;
  readonly discard_count: number;
  /** What everybody knows to be in the hand; the same for the discard pile and the deck. */
  readonly known_hand: readonly number[];
  readonly known_discard: readonly number[];
  readonly known_deck: readonly number[];
  readonly hand_bounds: readonly UndauntedBound[];
  readonly discard_bounds: readonly UndauntedBound[];
  readonly deck_bounds: readonly UndauntedBound[];
  readonly has_bid: boolean;
  /** The owner alone is told hand, deck, discard pile and bid. */
  readonly hand?: readonly number[];
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  /** The kind of the card that was bid, or -1. */
  readonly bid?: number;
}

/** A position as a seat may know it. */
export interface UndauntedView {
  /** The seat that sees this; -1 for whoever watches. */
  readonly seat: number;
  /** Who has something to decide as far as this seat may know: a bit for each seat; 1 << 20 is chance. */
  readonly asked: number;
  readonly outcome: End | null;
  readonly scenario: string;
  readonly round: number;
  /** The side that has the initiative. */
  readonly first: number;
  /** The side whose turn it is, or -1. */
  readonly acting: number;
  /** What the radio has added to the value of its objective. */
  readonly radio: number;
  readonly armies: readonly UndauntedArmy[];
  readonly cards: readonly UndauntedCards[];
  readonly pending: readonly UndauntedPending[];
}

/** A goal of so many points. */
export interface UndauntedPoints {
  readonly points: number;
}

/** What one side brings; tiles, counters and cards by their names. */
export interface UndauntedForce {
  readonly goal: "pin" | UndauntedPoints;
  readonly scouted: readonly string[];
  readonly controlled: readonly string[];
  /** What enters on which tile: `all`, a counter, or the last letters of several. */
  readonly spawn: Readonly<Record<string, readonly string[]>>;
  readonly counters: Readonly<Record<string, readonly string[]>>;
  readonly deck: Readonly<Record<string, number>>;
  readonly supply: Readonly<Record<string, number>>;
}

/** A scenario as records embed it. */
export interface UndauntedScenario {
  readonly number: number;
  readonly name: string;
  /** Whether the tiles of every other row or of every other column are shifted by half a tile. */
  readonly offset: "columns" | "rows";
  readonly first: UndauntedSideName;
  /** The tiles by name, drawn as text. */
  readonly map: string;
  readonly objectives: Readonly<Record<string, number>>;
  readonly us: UndauntedForce;
  readonly german: UndauntedForce;
  readonly arc?: string;
  readonly date?: string;
  readonly radio?: string;
}

/** The decisions where the book is silent. */
export interface UndauntedRulings {
  readonly adjacency: string;
  readonly distance: string;
  readonly round_limit: string;
  readonly empty_bid: string;
  readonly guide: string;
  readonly command: string;
  readonly blast_order: string;
  readonly hope: string;
  readonly unplayed_hand: string;
}

/** What the arguments of choices can name, in the order of their numbers. */
export interface UndauntedNames {
  readonly card: readonly string[];
  readonly count: readonly string[];
  readonly tile: readonly string[];
  readonly unit: readonly string[];
}

/** What does not change during a game. */
export interface UndauntedChart {
  /** The names of the seats, by number. */
  readonly seats: readonly string[];
  /** The side of every seat. */
  readonly sides: readonly number[];
  readonly game: "undaunted";
  readonly scenario: UndauntedScenario;
  readonly rulings: UndauntedRulings;
  readonly names: UndauntedNames;
}

export type Occupant = "me" | "open" | "random" | "simple";

export type Phase = "closed" | "over" | "playing" | "waiting";

export type Memoir44Pending = Memoir44Game | Memoir44Turn | Memoir44TurnOver | Memoir44Sectioning | Memoir44Ordering | Memoir44Muster | Memoir44Marching | Memoir44Fighting | Memoir44Combat | Memoir44Roll | Memoir44AmbushWindow | Memoir44StandFast | Memoir44Retreat | Memoir44Ground | Memoir44Overrun | Memoir44Salvos | Memoir44Shelling | Memoir44Digging | Memoir44Healing | Memoir44Medics | Memoir44Mustering | Memoir44Rally | Memoir44Draw | Memoir44Keep | Memoir44Reshuffle | Memoir44TurnEnd | Memoir44AirDrop | Memoir44Drift | Memoir44Council | Memoir44SharedTurn | Memoir44Entrusting | Memoir44Joint | Memoir44HandOut | Memoir44Carrying | Memoir44Phase | Memoir44Deploying | Memoir44Initiatives | Memoir44InitiativeRoll | Memoir44Sacrificing | Memoir44FlagOrders | Memoir44Hold | Memoir44Collecting | Memoir44ChipPlacing | Memoir44Prelude | Memoir44ReactionWindow | Memoir44Picking | Memoir44Placing | Memoir44Shifting | Memoir44Recruiting | Memoir44Returning | Memoir44CombatDraw | Memoir44Together | Memoir44Front;

export type Memoir44SideName = "allies" | "axis";

export type UndauntedPending = UndauntedRound | UndauntedBid | UndauntedTurn | UndauntedDraw | UndauntedMarch | UndauntedPick | UndauntedRoll | UndauntedBarrage | UndauntedTogether;

export type UndauntedSideName = "german" | "us";

/** All that a seat may send. */
export type Up = Choose | TakeBack | Resign | OfferDraw | Stand | Say | AskWhy | Tell | Ping;

/** All that a seat is told. */
export type Down<G extends GameName = GameName> = Welcome<G> | News<G> | Refused | Because | Told | Heard | Seated | Closing | Pong;
