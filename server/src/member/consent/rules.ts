/** Interval after which consent to news is confirmed. Source: docs/rules.md, Terms. */
export const CONSENT_YEARS = 2
/** Days without an answer after which it ends. Source: decision 021. */
export const ANSWER_DAYS = 30

const DAY_HOURS = 24

export interface OpenWay {
  way: string
  since: Temporal.Instant
}

export interface Taking {
  ways: readonly OpenWay[]
  /** When the member was last asked, if ever. */
  askedAt: Temporal.Instant | null
}

type Step =
  | { is: 'nothing' }
  | { is: 'ask'; given: Temporal.Instant; until: Temporal.Instant }
  | { is: 'end'; ways: string[] }

/** The open question: its subject and deadline. A later yes closes it, wherever it was given. Decision 021. */
export function openQuestion({ ways, askedAt }: Taking, zone: string) {
  if (!askedAt) return undefined
  const asked = dueAt(ways, askedAt, zone)
  return asked.length > 0 ? { ways: asked, until: askedAt.add({ hours: DAY_HOURS * ANSWER_DAYS }) } : undefined
}

/** The next step for a consent, which never ends without this many days of notice, even after downtime. */
export function nextStep(taking: Taking, now: Temporal.Instant, zone: string): Step {
  const open = openQuestion(taking, zone)
  if (open) {
    const isOver = Temporal.Instant.compare(open.until, now) <= 0
    return isOver ? { is: 'end', ways: open.ways.map(({ way }) => way) } : { is: 'nothing' }
  }
  const [first, ...rest] = dueAt(taking.ways, now, zone)
  if (!first) return { is: 'nothing' }
  const given = rest.reduce((oldest, { since }) => earlier(oldest, since), first.since)
  return { is: 'ask', given, until: now.add({ hours: DAY_HOURS * ANSWER_DAYS }) }
}

function dueAt(ways: readonly OpenWay[], at: Temporal.Instant, zone: string): OpenWay[] {
  const isDue = ({ since }: OpenWay) =>
    Temporal.Instant.compare(since.toZonedDateTimeISO(zone).add({ years: CONSENT_YEARS }).toInstant(), at) <= 0
  return ways.filter(isDue)
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b)
