import type { Seeding } from '../seeding.ts'
import type { CodeGroup } from './code-group.ts'
import { moneyCodes } from './money-codes.ts'
import { peopleCodes } from './people-codes.ts'
import { policies } from './policies.ts'
import { reservationCodes } from './reservation-codes.ts'
import { systemCodes } from './system-codes.ts'

export const codeGroups: readonly CodeGroup[] = [...reservationCodes, ...moneyCodes, ...peopleCodes, ...systemCodes]

export async function seedCodes({ sql }: Seeding): Promise<void> {
  const codes = codeGroups.flatMap(({ id, codes }) =>
    codes.map(([key, en, ko, group], i) => ({ id, key, en, labels: { en, ko }, group: group ?? null, orderNo: i + 1 })),
  )
  await sql`
    insert into code_group (group_id, name, is_fixed)
    select r.id, r.name, not coalesce(r."isOpen", false)
    from jsonb_to_recordset(${sql.json(codeGroups)}) as r(id text, name text, "isOpen" boolean)`
  await sql`
    insert into code (group_id, key, key_name, labels, "group", order_no)
    select r.id, r.key, r.en, r.labels, r."group", r."orderNo"
    from jsonb_to_recordset(${sql.json(codes)})
      as r(id text, key text, en text, labels jsonb, "group" text, "orderNo" int)`
  await sql`
    insert into policy (key, name, "values")
    select r.key, r.name, r."values" from jsonb_to_recordset(${sql.json(policies)}) as r(key text, name text, "values" text[])`
}
