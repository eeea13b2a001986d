import type { Sql } from '../../platform/database.ts'
import type { InLanguages } from '../../platform/said-in.ts'

export interface Row {
  holidayIdx: number
  date: string
  names: InLanguages
  dayType: 'WD' | 'SA' | 'SU' | 'HO' | 'EV'
  version: number
}

const shown = (sql: Sql) => sql`holiday_idx, date, name as names, day_type, version`

/** @param year undefined for all of them */
export async function all(sql: Sql, year: number | undefined): Promise<Row[]> {
  return sql<Row[]>`
    select ${shown(sql)} from holiday
    where ${year ?? null}::int is null or date between make_date(${year ?? 1}, 1, 1) and make_date(${year ?? 1}, 12, 31)
    order by date`
}

/** @param lock inside a transaction that will change it */
export async function one(sql: Sql, holidayIdx: number, { lock = false } = {}): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${shown(sql)} from holiday where holiday_idx = ${holidayIdx} ${lock ? sql`for update` : sql``}`
  return row
}

export async function onDate(sql: Sql, date: string, but = 0): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`select ${shown(sql)} from holiday where date = ${date} and holiday_idx <> ${but}`
  return row
}

export interface MadeDay {
  date: string
  dayType: Row['dayType']
  isPublished: boolean
  bookings: number
}

/** The days from today on among these that are made. */
export async function madeDays(sql: Sql, dates: readonly string[]): Promise<MadeDay[]> {
  return sql<MadeDay[]>`
    select d.date, d.day_type, d.state <> 'DRAFT' as is_published,
      (select count(*)::int from booking b where b.play_date = d.date and b.active) as bookings
    from sheet_day d
    where d.date = any(${dates}::date[]) and d.date >= current_club_date() and d.state <> 'CLOSED' order by d.date`
}

type Fields = Pick<Row, 'date' | 'names' | 'dayType'>
type Saved = Pick<Row, 'holidayIdx' | 'version'>

export async function insert(sql: Sql, { date, names, dayType }: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into holiday (date, name, day_type) values (${date}, ${sql.json(names)}, ${dayType})
    returning holiday_idx, version`
  return row!
}

/** A deleted holiday under its number again. */
export async function insertAgain(sql: Sql, { holidayIdx, date, names, dayType, version }: Row): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into holiday (holiday_idx, date, name, day_type, version) overriding system value
    values (${holidayIdx}, ${date}, ${sql.json(names)}, ${dayType}, ${version + 1}) returning holiday_idx, version`
  return row!
}

export async function update(sql: Sql, holidayIdx: number, { date, names, dayType }: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update holiday set date = ${date}, name = ${sql.json(names)}, day_type = ${dayType}, version = version + 1
    where holiday_idx = ${holidayIdx} returning holiday_idx, version`
  return row!
}

export async function remove(sql: Sql, holidayIdx: number): Promise<void> {
  await sql`delete from holiday where holiday_idx = ${holidayIdx}`
}
