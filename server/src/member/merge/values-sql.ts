import type { MergeField } from '@clubhouse/contract/member/merge'
import type { Sql } from '../../platform/database.ts'

const COLUMNS: Record<MergeField, readonly string[]> = {
  name: ['name', 'other_name'],
  email: ['email'],
  phoneNo: ['phone_no'],
  lang: ['lang'],
  memberType: ['member_type'],
  memberNo: ['member_no', 'claimed_no'],
  address: ['zip_code', 'address', 'address_detail'],
  login: ['id', 'password_hash', 'is_temp_password', 'temp_password_until'],
}
/** Taken where the account that stays has none. */
const FILLED = ['identity_hash', 'certified_at', 'gender', 'birth_date', 'company', 'vehicle_no', 'handicap'] as const

/** The columns of the account that ends, before it is erased. */
export async function valuesOf(
  sql: Sql,
  memberIdx: number,
  take: readonly MergeField[],
): Promise<Record<string, unknown>> {
  const columns: readonly string[] = [...take.flatMap((field) => COLUMNS[field]), ...FILLED]
  const [row] = await sql<{ whole: Record<string, unknown> }[]>`
    select to_jsonb(m) as whole from member m where m.member_idx = ${memberIdx}`
  return Object.fromEntries(Object.entries(row!.whole).filter(([column]) => columns.includes(column)))
}

/** @returns the version of the account that stays */
export async function give(
  sql: Sql,
  memberIdx: number,
  values: Record<string, unknown>,
  take: readonly MergeField[],
): Promise<number> {
  const taken = take.flatMap((field) => COLUMNS[field])
  const given = sql`jsonb_populate_record(null::member, ${sql.json(values)}::jsonb)`
  const sets = [
    ...taken.map((column) => sql`${sql(column)} = g.${sql(column)}`),
    ...FILLED.map((column) => sql`${sql(column)} = coalesce(m.${sql(column)}, g.${sql(column)})`),
  ]
  const [row] = await sql<{ version: number }[]>`
    update member m set version = m.version + 1 ${sets.map((set) => sql`, ${set}`)}
    from ${given} g where m.member_idx = ${memberIdx} returning m.version`
  return row!.version
}
