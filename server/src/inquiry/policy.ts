import { POLICIES_FIRST, type PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Sql } from '../platform/database.ts'

type Numbers = PolicyValues['inquiry']

/** A number of the policy of enquiries as the club has set it, in SQL. */
export const NUMBER = (sql: Sql, field: keyof Numbers) =>
  sql`policy_number('inquiry', ${field}, ${POLICIES_FIRST.inquiry[field]})`

export async function inquiryPolicy(sql: Sql): Promise<Numbers> {
  const [row] = await sql<{ values: Partial<Numbers> }[]>`select "values" from rule_setting where name = 'inquiry'`
  return { ...POLICIES_FIRST.inquiry, ...row?.values }
}
