import type { Seeding } from '../seeding.ts'
import { moneyCodes } from './money-codes.ts'
import { peopleCodes } from './people-codes.ts'
import { policies } from './policies.ts'
import { reservationCodes } from './reservation-codes.ts'
import { systemCodes } from './system-codes.ts'

export async function seedCodes({ sql }: Seeding): Promise<void> {
  const groups = [...reservationCodes, ...moneyCodes, ...peopleCodes, ...systemCodes]
  const codes = groups.flatMap(({ id, codes }) =>
    codes.map(([key, en, ko, group], i) => ({ id, key, en, labels: { en, ko }, group: group ?? null, orderNo: i + 1 })),
  )
  await sql`
    insert into code_group (group_id, name, is_fixed)
    select r.id, r.name, not coalesce(r."isOpen", false)
    from jsonb_to_recordset(${sql.json(groups as never)}) as r(id text, name text, "isOpen" boolean)`
  await sql`
    insert into code (group_id, key, key_name, labels, "group", order_no)
    select r.id, r.key, r.en, r.labels, r."group", r."orderNo"
    from jsonb_to_recordset(${sql.json(codes as never)})
      as r(id text, key text, en text, labels jsonb, "group" text, "orderNo" int)`
  await sql`
    insert into policy (key, name, "values")
    select r.key, r.name, r."values" from jsonb_to_recordset(${sql.json(policies as never)}) as r(key text, name text, "values" text[])`
}
