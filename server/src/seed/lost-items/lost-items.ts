import type { Seeding } from '../seeding.ts'
import { foundThings } from './found-things.ts'

const DAYS_KEPT = 30

export async function seedLostItems({ sql, today }: Seeding): Promise<void> {
  const rows = foundThings.map(({ daysAgo, ...thing }) => ({
    ...thing,
    foundDate: today.subtract({ days: daysAgo }).toString(),
    keepUntil: today.subtract({ days: daysAgo }).add({ days: DAYS_KEPT }).toString(),
  }))
  await sql`
    insert into lost_item (kind, title, found_date, found_place, keep_until, state)
    select r.kind, r.title, r."foundDate", r.place, r."keepUntil", r.state
    from jsonb_to_recordset(${sql.json(rows as never)}) as r(kind text, title jsonb, "foundDate" date, place jsonb,
      "keepUntil" date, state text)`
}
