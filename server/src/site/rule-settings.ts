import type { DataOf } from '@clubhouse/contract/call'
import { CLUB_RULES_FIRST } from '@clubhouse/contract/reservation/club-rules'
import type { info } from '@clubhouse/contract/site'
import type { Context } from '../platform/context.ts'

type Rules = typeof CLUB_RULES_FIRST
type Settings = NonNullable<DataOf<typeof info>['settings']>

/** Where each setting of the page stands among the booking rules in rule_setting. */
const PLACES = {
  showNames: ['booking', 'showNames'],
  namesDueDays: ['booking', 'namesDueDays'],
  namesDueTime: ['booking', 'dueTime'],
  freeCancelWeekday: ['cancel', 'weekdayDays'],
  freeCancelWeekend: ['cancel', 'weekendDays'],
  freeCancelTime: ['cancel', 'time'],
  transferIsAllowed: ['transfer', 'isAllowed'],
  transferWeekday: ['transfer', 'weekdayPerMonth'],
  transferWeekend: ['transfer', 'weekendPerMonth'],
  guestsPerDay: ['guest', 'perDay'],
  sameGuestPerMonth: ['guest', 'samePerMonth'],
  sameGuestPerYear: ['guest', 'samePerYear'],
} as const satisfies Partial<Record<keyof Settings, readonly [keyof Rules, string]>>

type Name = keyof typeof PLACES
export type ClubRules = Pick<Settings, Name>
const NAMES = Object.keys(PLACES) as Name[]

export async function clubRules({ sql }: Pick<Context, 'sql'>): Promise<ClubRules> {
  const rows = await sql<{ name: keyof Rules; values: Record<string, unknown> }[]>`
    select name, "values" from rule_setting where name = any (${Object.keys(CLUB_RULES_FIRST)})`
  const set = new Map(rows.map(({ name, values }) => [name, values]))
  const entries = NAMES.map((name) => {
    const [rule, field] = PLACES[name]
    return [name, { ...CLUB_RULES_FIRST[rule], ...set.get(rule) }[field as never]]
  })
  return Object.fromEntries(entries) as ClubRules
}

/** Writes what differs. @returns the changed settings, before and after; undefined without any */
export async function changeClubRules({ sql }: Pick<Context, 'sql'>, before: ClubRules, after: ClubRules) {
  const changed = NAMES.filter((name) => before[name] !== after[name])
  for (const name of changed) {
    const [rule, field] = PLACES[name]
    await sql`
      insert into rule_setting (name, "values") values (${rule}, ${sql.json({ [field]: after[name] })})
      on conflict (name) do update set version = rule_setting.version + 1,
        "values" = rule_setting."values" || excluded."values"`
  }
  const some = (all: ClubRules) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  return changed.length > 0 ? { before: some(before), after: some(after) } : undefined
}
