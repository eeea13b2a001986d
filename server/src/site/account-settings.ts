import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import type { Context } from '../platform/context.ts'

/** What a club may set of accounts, in rule_setting under `account`; these are the defaults. Source: domain, section 14. */
const DEFAULTS = {
  passwordPolicy: 'strict' as PasswordPolicy,
  /** A password grows old after so many days; null: never. */
  passwordDays: null as number | null,
  /** Without a login for so many months an account sleeps; null: never. */
  dormantMonths: 12 as number | null,
  /** A withdrawal can be taken back for so many days. */
  undoDays: 7,
  rejoinDays: 30,
  /** A suspension is remembered for so many months after its end. */
  penaltyMonths: 12,
  /** More cancellations than this in a month bring a pause. Source: domain, section 6. */
  cancelsAMonth: 5,
  /** Managers need a second factor; the database asks too, see needs_second_factor(). */
  managerSecondFactor: false,
}
export type AccountSettings = typeof DEFAULTS

export function accountSettings({ cache, sql }: Pick<Context, 'cache' | 'sql'>): Promise<AccountSettings> {
  return cache.recall('account settings', ['rule'], 60, async () => (await readAccountSettings({ sql })).settings)
}

/** As they are in this moment, with the count of their edits: for who changes them. */
export async function readAccountSettings({ sql }: Pick<Context, 'sql'>) {
  const [row] = await sql<{ values: Partial<AccountSettings>; version: number }[]>`
    select "values", version from rule_setting where name = 'account'`
  return { settings: { ...DEFAULTS, ...row?.values }, version: row?.version ?? 0 }
}

/** Changes some of them: hand in the context of `write`. */
export async function changeAccountSettings(
  { sql }: Pick<Context, 'sql'>,
  changes: Partial<AccountSettings>,
): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values ('account', ${sql.json(changes)})
    on conflict (name) do update set version = rule_setting.version + 1,
      "values" = rule_setting."values" || excluded."values"`
}
