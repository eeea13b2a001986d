import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as fee from '@clubhouse/contract/reservation/fee'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { SoldDay } from '../price/fee-rules.ts'

export type Row = fee.ManagedFee
export type Fields = Omit<Row, 'feeIdx' | 'name' | 'version'>
type Saved = Pick<Row, 'feeIdx' | 'version'>

const columns = (sql: Sql, lang: string) => sql<Row[]>`
  f.fee_idx, f.key, coalesce(c.labels ->> ${lang}, c.labels ->> 'en', f.key) as name, f.day_class, f.part,
  case when f.from_day is not null then jsonb_build_object('from', f.from_day, 'to', f.to_day) end as season,
  f.member_type, f.unit, f.amount, f.from_date as "from", f.to_date as "to", f.version`

const named = (sql: Sql) => sql`fee f left join code c on c.group_id = '557' and c.key = f.key`

const inForce = (sql: Sql, at: string) => sql`
  f.from_date <= ${at}::date and (f.to_date is null or f.to_date >= ${at}::date)
  and (f.from_day is null or case when f.from_day <= f.to_day
    then to_char(${at}::date, 'MM-DD') between f.from_day and f.to_day
    else to_char(${at}::date, 'MM-DD') >= f.from_day or to_char(${at}::date, 'MM-DD') <= f.to_day end)`

export const list = (sql: Sql, { at, key, memberType, ...page }: ParsedInputOf<typeof fee.list>, lang: string) =>
  pageOf(sql, fee.list, page, {
    select: columns(sql, lang),
    from: sql`fee f`,
    each: sql`f`,
    join: sql`left join code c on c.group_id = '557' and c.key = f.key`,
    where: [
      at && inForce(sql, at),
      key && sql`f.key = ${key}`,
      memberType && sql`(f.member_type is null or f.member_type = ${memberType})`,
    ],
    sorts: { key: sql`f.key`, amount: sql`f.amount`, from: sql`f.from_date` },
    tie: [sql`f.member_type`, sql`f.part`, sql`f.day_class`, sql`f.fee_idx`],
  })

/** Locks all fees until the transaction ends, because a price is checked against all of them. */
export async function lock(sql: Sql): Promise<void> {
  await sql`lock table fee in share row exclusive mode`
}

export async function all(sql: Sql, lang: string): Promise<Row[]> {
  return sql<Row[]>`select ${columns(sql, lang)} from ${named(sql)} order by f.fee_idx`
}

export async function one(sql: Sql, feeIdx: number, lang: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`select ${columns(sql, lang)} from ${named(sql)} where f.fee_idx = ${feeIdx}`
  return row
}

export async function insert(sql: Sql, f: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into fee (key, day_class, part, from_day, to_day, member_type, unit, amount, from_date, to_date)
    values (${f.key}, ${f.dayClass}, ${f.part}, ${f.season?.from ?? null}, ${f.season?.to ?? null}, ${f.memberType},
      ${f.unit}, ${f.amount}, ${f.from}, ${f.to})
    returning fee_idx, version`
  return row!
}

/** A deleted fee under its number again. */
export async function insertAgain(sql: Sql, f: Omit<Row, 'name'>): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into fee (fee_idx, key, day_class, part, from_day, to_day, member_type, unit, amount, from_date, to_date, version)
      overriding system value
    values (${f.feeIdx}, ${f.key}, ${f.dayClass}, ${f.part}, ${f.season?.from ?? null}, ${f.season?.to ?? null},
      ${f.memberType}, ${f.unit}, ${f.amount}, ${f.from}, ${f.to}, ${f.version + 1})
    returning fee_idx, version`
  return row!
}

export async function update(sql: Sql, feeIdx: number, f: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update fee set key = ${f.key}, day_class = ${f.dayClass}, part = ${f.part}, from_day = ${f.season?.from ?? null},
      to_day = ${f.season?.to ?? null}, member_type = ${f.memberType}, unit = ${f.unit}, amount = ${f.amount},
      from_date = ${f.from}, to_date = ${f.to}, version = version + 1
    where fee_idx = ${feeIdx} returning fee_idx, version`
  return row!
}

export async function remove(sql: Sql, feeIdx: number): Promise<void> {
  await sql`delete from fee where fee_idx = ${feeIdx}`
}

/** The days from today on that members see, and the bookings on each that are not cancelled. */
export async function soldDays(sql: Sql): Promise<(SoldDay & { bookings: number })[]> {
  return sql<(SoldDay & { bookings: number })[]>`
    select d.date, d.day_class, (select array_agg(distinct s.part) from slot s where s.date = d.date) as parts,
      (select count(*)::int from booking b where b.play_date = d.date and b.active) as bookings
    from sheet_day d
    where d.state = 'PUBLISHED' and d.date >= current_club_date() and exists (select from slot s where s.date = d.date)
    order by d.date`
}

/** Types of members that may book on some day. */
export async function bookingTypes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ memberType: string }[]>`
    select distinct member_type from opening_rule
    where to_date is null or to_date >= current_club_date() order by member_type`
  return rows.map(({ memberType }) => memberType)
}
