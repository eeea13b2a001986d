import { NAMES_SHOWN_FIRST, NAMES_SHOWN_TO } from '../names-shown.ts'

export type Unit =
  | 'SECONDS'
  | 'MINUTES'
  | 'HOURS'
  | 'DAYS'
  | 'WEEKS'
  | 'TIMES'
  | 'PLAYERS'
  | 'TEAMS'
  | 'WISHES'
  | 'PER_CENT'
  | 'MM_AN_HOUR'
  | 'CM'
  | 'METRES_A_SECOND'
  | 'DEGREES'

/** What a value of a policy is, where it begins, and which values are allowed. */
export type PolicyValue =
  | { kind: 'COUNT'; first: number; least: number; most: number; unit: Unit }
  | { kind: 'TIME'; first: string }
  | { kind: 'SWITCH'; first: boolean }
  | { kind: 'CHOICE'; first: string; options: readonly string[] }

const count = (unit: Unit, first: number, least: number, most: number) => ({
  ...{ kind: 'COUNT' as const, unit, first, least, most },
})
const time = (first: string) => ({ kind: 'TIME' as const, first })
const yesOrNo = (first: boolean) => ({ kind: 'SWITCH' as const, first })
const choice = <const O extends string>(first: O, options: readonly O[]) => ({
  kind: 'CHOICE' as const,
  first,
  options,
})

/** The policies of a club with their defaults. Source: docs/rules.md. Decision 096, decision 161. */
export const POLICIES = {
  sheet: {
    /** Days ahead that members see: the horizon. Days that they see already stay when it becomes less. */
    publishDays: count('DAYS', 60, 7, 365),
    /** Days after those, which only staff see. */
    draftDays: count('DAYS', 14, 0, 90),
  },
  hold: {
    /** Doubled for members who need more time; no hold may be longer than 20 minutes. */
    seconds: count('SECONDS', 300, 60, 600),
    extendSeconds: count('SECONDS', 120, 30, 300),
    extendTimes: count('TIMES', 2, 0, 5),
    /** Before the end of a hold, from when it can be extended. */
    extendFromSeconds: count('SECONDS', 60, 15, 120),
    /** After a hold expired or was released, in which its holder cannot take the same tee time. */
    cooldownSeconds: count('SECONDS', 60, 0, 3600),
  },
  booking: {
    namesDueDays: count('DAYS', 2, 0, 30),
    dueTime: time('17:00'),
    showNames: choice(NAMES_SHOWN_FIRST, NAMES_SHOWN_TO),
    /** Whether a booker may hand a booking over to a companion, and how often in a month. */
    transferIsAllowed: yesOrNo(false),
    transferWeekday: count('TIMES', 2, 0, 31),
    transferWeekend: count('TIMES', 1, 0, 31),
    /** Before the tee time, from when a booking is outside the month's limit; 0: never. */
    lastMinuteHours: count('HOURS', 0, 0, 168),
    /** Whether fewer players than an exclusive tee time has places pay for all of them, where fewer may play. */
    fewerPayForAll: yesOrNo(true),
    /** Before the tee time, from when a booking is late and its discount (LATE of code group 367) applies. */
    lateBookingHours: count('HOURS', 48, 1, 720),
    /** Whether others may name a suspended member as a player. */
    suspendedMayPlay: yesOrNo(true),
    /** Whether a suspension that begins cancels the bookings of its member on its days. */
    suspensionCancels: yesOrNo(false),
  },
  cancel: {
    weekdayDays: count('DAYS', 3, 0, 30),
    weekendDays: count('DAYS', 4, 0, 30),
    time: time('17:00'),
    /** In which a member cannot book again what they cancelled. */
    retakeHours: count('HOURS', 24, 0, 168),
    /** After booking, in which a member can take the booking back as if it had never been. */
    undoMinutes: count('MINUTES', 10, 0, 60),
    /** Bookings that a member can undo in a day, and the time before play in which none can be undone. */
    undoTimes: count('TIMES', 2, 1, 20),
    undoBeforeHours: count('HOURS', 24, 1, 168),
  },
  guest: {
    perDay: count('PLAYERS', 3, 0, 30),
    samePerMonth: count('TIMES', 1, 1, 31),
    samePerYear: count('TIMES', 6, 1, 366),
    /** Whether the mornings of days of class WEEKEND are without guests, and until which tee time. */
    morningsAreForMembers: yesOrNo(false),
    membersUntil: time('09:00'),
  },
  checkIn: {
    /** Before the tee time: from when a group can check in, by when it is asked to, and from when it is late. */
    opensMinutes: count('MINUTES', 120, 30, 360),
    askedMinutes: count('MINUTES', 40, 0, 180),
    lateMinutes: count('MINUTES', 10, 0, 60),
    /** After the tee time: until when a late group can move to a later one, and its note can be changed. */
    lateMoveMinutes: count('MINUTES', 30, 0, 120),
    /** After the tee time: from when a no-show can be recorded, and from when a job proposes it. */
    noShowMinutes: count('MINUTES', 15, 0, 120),
    proposeMinutes: count('MINUTES', 30, 5, 120),
    /** After the tee time, in which a no-show can be recorded and undone. */
    recordDays: count('DAYS', 7, 1, 60),
    /** After the tee time, from when a booking counts as played; not before a slow round of 18 holes is over. */
    playedHours: count('HOURS', 6, 5, 24),
    /** A club that has checked in no group for this many days does not use the check-in, and no job proposes no-shows. */
    checksInDays: count('DAYS', 30, 1, 365),
  },
  /** Of penalties that stand; what leads to one is in the penalty rules of the club. Decision 171. */
  penaltyDays: {
    /** Money in place of a suspension is due at the next check-in, and at the latest after these days. A penalty keeps its day. */
    payDays: count('DAYS', 30, 1, 365),
    /** Before the last day to pay, from when its member gets a reminder. */
    remindDays: count('DAYS', 7, 0, 90),
    /** After a penalty came into force, in which its member can appeal. */
    appealDays: count('DAYS', 14, 1, 365),
    /** After an appeal, in which the club decides. The database keeps by when with each appeal, and has this default too. */
    decideDays: count('DAYS', 14, 1, 365),
  },
  coupon: {
    /** Returned after its last day, a coupon is valid so much longer, once. */
    givenBackDays: count('DAYS', 14, 1, 365),
    /** Before the last day, on which members get a notice; from the first on a coupon expires soon. */
    noticeDays: count('DAYS', 14, 1, 90),
    lastNoticeDays: count('DAYS', 3, 0, 90),
  },
  /** From which value the weather excuses; lightning always does. */
  weather: {
    rainFrom: count('MM_AN_HOUR', 10, 1, 100),
    snowFrom: count('CM', 3, 1, 50),
    windFrom: count('METRES_A_SECOND', 14, 5, 50),
    /** And below. */
    coldFrom: count('DEGREES', -10, -40, 10),
    heatFrom: count('DEGREES', 35, 20, 50),
  },
  lobby: {
    joinMinutes: count('MINUTES', 30, 5, 120),
    closeSeconds: count('SECONDS', 10, 0, 300),
    admitted: count('PLAYERS', 5, 1, 100),
    chooseSeconds: count('SECONDS', 60, 15, 600),
    holdSeconds: count('SECONDS', 180, 60, 600),
  },
  standby: {
    perMember: count('TIMES', 3, 1, 30),
    perDate: count('TIMES', 1, 1, 5),
    noticeHours: count('HOURS', 12, 1, 72),
    offerMinutes: count('MINUTES', 60, 5, 720),
    lateOfferMinutes: count('MINUTES', 15, 5, 120),
    /** Before the tee time, from when an offer is late. */
    lateHours: count('HOURS', 48, 1, 168),
    quietFrom: time('22:00'),
    quietUntil: time('07:00'),
    graceHours: count('HOURS', 2, 0, 24),
    silencesMost: count('TIMES', 2, 1, 10),
    /** Offers of one freed tee time, and the time from the first of them, after which it is free for everyone. */
    offersMost: count('TIMES', 3, 1, 20),
    offersHours: count('HOURS', 3, 1, 24),
    /** No offer begins or runs nearer to the tee time. */
    lastMinutes: count('MINUTES', 30, 0, 240),
    /** Between these, a freed tee time becomes free for everyone, at a random minute, within these hours of the day. */
    releaseLeastMinutes: count('MINUTES', 10, 0, 240),
    releaseMostMinutes: count('MINUTES', 60, 0, 240),
    releaseFrom: time('08:00'),
    releaseUntil: time('21:00'),
    /** Before the tee time, from when it is free for everyone immediately. */
    releaseSoonHours: count('HOURS', 24, 0, 168),
  },
  draw: {
    /** Whether a job plans the draw of each week, for its days of class WEEKEND that have a draw share. */
    isStanding: yesOrNo(true),
    /** From the Monday of the opening to the Monday of the week of play. */
    weeksBefore: count('WEEKS', 2, 1, 8),
    openTime: time('09:00'),
    /** Days after the opening. */
    closeDays: count('DAYS', 2, 0, 6),
    closeTime: time('17:00'),
    drawDays: count('DAYS', 3, 0, 6),
    drawTime: time('10:00'),
    /** After the draw, until its result is published. */
    publishMinutes: count('MINUTES', 5, 1, 720),
    releaseDays: count('DAYS', 4, 0, 13),
    releaseTime: time('12:00'),
    /** After the last moment to give a win back, until what is left is released. */
    settleMinutes: count('MINUTES', 60, 0, 1440),
    partyLeast: count('PLAYERS', 2, 1, 4),
    partyMost: count('PLAYERS', 4, 1, 4),
    /** Before the day of play, until when winners name their companions. */
    winnersDueDays: count('DAYS', 4, 0, 30),
    ticketsFirst: count('TIMES', 4, 1, 12),
    ticketsPerMiss: count('TIMES', 2, 0, 12),
    ticketsPerWin: count('TIMES', 1, 0, 12),
    ticketsLeast: count('TIMES', 1, 1, 12),
    ticketsMost: count('TIMES', 12, 1, 100),
    winsWeeks: count('WEEKS', 8, 0, 52),
    tierFrom: count('TIMES', 3, 1, 20),
    missMinutes: count('MINUTES', 120, 0, 720),
    /** Of the tickets of family members. */
    familyShare: count('PER_CENT', 50, 1, 100),
    /** Of draws that the standing plan makes. */
    seedMode: choice('beacon', ['beacon', 'slow']),
    /** Of the mode slow. */
    slowSteps: count('TIMES', 400_000, 100_000, 5_000_000),
  },
  /** Advertising. Members agree to it by terms that may name the number. */
  news: {
    newsPerMonth: count('TIMES', 4, 1, 31),
  },
  team: {
    teamsLeast: count('TEAMS', 3, 1, 10),
    teamsMost: count('TEAMS', 5, 1, 20),
    singleLeast: count('TEAMS', 2, 1, 10),
    singleMost: count('TEAMS', 10, 1, 40),
    rosterLeast: count('PLAYERS', 12, 4, 100),
    rosterMost: count('PLAYERS', 40, 4, 200),
    wishesMost: count('WISHES', 3, 1, 3),
    skipsMost: count('TIMES', 2, 0, 12),
    /** Of the dates of a season. Ends no contract: officers and managers read where the group stands. Decision 158. */
    playedLeast: count('PER_CENT', 80, 0, 100),
    skipDays: count('DAYS', 15, 0, 90),
    skipTime: time('14:00'),
    dropDays: count('DAYS', 7, 0, 90),
    cancelDays: count('DAYS', 14, 0, 90),
    /** On the last day for fewer tee times, for the cancellation of a date, and for the names of its players. */
    groupTime: time('17:00'),
    /** Of the green fees of four players, for each tee time that is given up too late: until so many days before, and after that. */
    earlyPercent: count('PER_CENT', 10, 0, 100),
    earlyDays: count('DAYS', 7, 1, 90),
    latePercent: count('PER_CENT', 20, 0, 100),
    lateDays: count('DAYS', 3, 1, 90),
    latestPercent: count('PER_CENT', 30, 0, 100),
    /** In place of the money, for the officers. */
    suspendedDays: count('DAYS', 90, 1, 3660),
    /** On a tee time. Fewer than four pay for four. */
    playersLeast: count('PLAYERS', 3, 1, 4),
    pairingDays: count('DAYS', 1, 0, 30),
    pairingMinutes: count('MINUTES', 30, 0, 240),
    officerChanges: count('TIMES', 2, 0, 12),
    noShowsMost: count('TIMES', 2, 1, 12),
  },
  /** Of enquiries. The database writes by when each is due, and has the first two defaults too. Decision 130. */
  inquiry: {
    /** Business days of the club, after the day on which it came. */
    assignDays: count('DAYS', 1, 1, 30),
    answerDays: count('DAYS', 3, 1, 60),
    reopensMost: count('TIMES', 2, 0, 10),
    /** After its answer, where it was not reopened. */
    closedAfterDays: count('DAYS', 14, 1, 365),
  },
  /** Of found items. */
  lostItem: {
    /** From the day on which it was found; an item keeps its day. */
    keptDays: count('DAYS', 30, 30, 180),
    /** From the day on which it was found, by which a valuable is handed to the police; 0: none is asked for. */
    policeDays: count('DAYS', 7, 0, 60),
  },
} satisfies Record<string, Record<string, PolicyValue>>

export type PolicyName = keyof typeof POLICIES
export const POLICY_NAMES = Object.keys(POLICIES) as [PolicyName, ...PolicyName[]]
/** Those that something reads today, in the order of their page; the others are kept for what will read them. */
export const IN_EFFECT = [
  'sheet',
  'hold',
  'booking',
  'cancel',
  'guest',
  'checkIn',
  'penaltyDays',
  'coupon',
  'standby',
  'lobby',
  'draw',
  'team',
  'weather',
  'inquiry',
  'lostItem',
  'news',
] as const satisfies readonly PolicyName[]

type FirstOf<V> = V extends { options: readonly (infer O)[] } ? O : V extends { first: infer F } ? F : never
export type PolicyValues = {
  [N in PolicyName]: { [V in keyof (typeof POLICIES)[N]]: FirstOf<(typeof POLICIES)[N][V]> }
}

/** Every value of every policy as it is until a club changes it. */
export const POLICIES_FIRST = Object.fromEntries(
  Object.entries(POLICIES).map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([field, { first }]) => [field, first])),
  ]),
) as PolicyValues

/** `EXTEND_SECONDS` for extendSeconds: the code of its text. */
export const wordOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
