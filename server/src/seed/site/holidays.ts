import { koreanHolidays } from '../../reservation/sheet/holiday/korean-holidays.ts'
import type { Seeding } from '../seeding.ts'

/** Public holidays of last, this and the next two years, because a sheet in winter reaches into the next year. */
export async function seedHolidays({ sql, today }: Seeding): Promise<void> {
  const rows = [-1, 0, 1, 2].flatMap((ahead) => koreanHolidays(today.year + ahead))
  await sql`
    insert into holiday (date, name)
    select r.date, jsonb_build_object('en', r.en, 'ko', r.ko)
    from jsonb_to_recordset(${sql.json(rows)}) as r(date date, en text, ko text)`
}
