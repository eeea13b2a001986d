import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { CANCELS_A_MONTH } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { Context } from '../platform/context.ts'

/** Account settings of the club, in rule_setting under `account`. Source: docs/rules.md, Accounts. */
const DEFAULTS = {
  passwordPolicy: 'strict' as PasswordPolicy,
  /** Days until a password expires; null: never. */
  passwordDays: null as number | null,
  /** Months without a login until an account becomes dormant; null: never. */
  dormantMonths: 12 as number | null,
  /** Days in which a closed account can be restored. */
  undoDays: 7,
  rejoinDays: 30,
  /** Months for which a suspension is kept after its end. */
  penaltyMonths: 12,
  /** Months after the day of play for which a booking of a guest keeps the names and phone numbers. */
  guestMonths: 12,
  /** Cancellations in a month that cause a suspension. Source: docs/rules.md, Penalties. */
  cancelsAMonth: CANCELS_A_MONTH,
  /** Managers need a second factor; the database checks it too, see needs_second_factor(). */
  managerSecondFactor: false,
}
export type AccountSettings = typeof DEFAULTS

export function accountSettings({ cache, sql }: Pick<Context, 'cache' | 'sql'>): Promise<AccountSettings> {
  return cache.recall('account settings', ['rule'], 60, async () => (await readAccountSettings({ sql })).settings)
}

/** The current settings with their version, for a change. */
export async function readAccountSettings({ sql }: Pick<Context, 'sql'>) {
  const [row] = await sql<{ values: Partial<AccountSettings>; version: number }[]>`
    select "values", version from rule_setting where name = 'account'`
  return { settings: { ...DEFAULTS, ...row?.values }, version: row?.version ?? 0 }
}

export async function changeAccountSettings(
  { sql }: Pick<Context, 'sql'>,
  changes: Partial<AccountSettings>,
): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values ('account', ${sql.json(changes)})
    on conflict (name) do update set version = rule_setting.version + 1,
      "values" = rule_setting."values" || excluded."values"`
}
