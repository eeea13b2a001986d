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

export function accountSettings({ remembered, sql }: Pick<Context, 'remembered' | 'sql'>): Promise<AccountSettings> {
  return remembered.recall('account settings', ['rule'], 60, async () => {
    const [row] = await sql<{ values: Partial<AccountSettings> }[]>`
      select "values" from rule_setting where name = 'account'`
    return { ...DEFAULTS, ...row?.values }
  })
}
