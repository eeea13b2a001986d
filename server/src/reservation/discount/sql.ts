import type { ManagedDiscount } from '@clubhouse/contract/reservation/discount'
import type { Sql } from '../../platform/database.ts'

export type Row = ManagedDiscount
export type Fields = Omit<Row, 'discountIdx' | 'name' | 'version'>
type Saved = Pick<Row, 'discountIdx' | 'version'>

const discounts = (sql: Sql, lang: string) => sql<Row[]>`
  select d.discount_idx, d.key, coalesce(c.labels ->> ${lang}, c.labels ->> 'en', d.key) as name, d.percent, d.amount,
    d.day_class, d.part, d.stackable, d.from_date as "from", d.to_date as "to", d.version
  from discount d left join code c on c.group_id = '367' and c.key = d.key`

/** @param at undefined for all of them */
export async function all(sql: Sql, lang: string, at?: string): Promise<Row[]> {
  return sql<Row[]>`
    ${discounts(sql, lang)}
    where ${at ?? null}::date is null
      or (d.from_date <= ${at ?? null}::date and (d.to_date is null or d.to_date >= ${at ?? null}::date))
    order by c.order_no, d.from_date, d.discount_idx`
}

export async function lock(sql: Sql): Promise<void> {
  await sql`lock table discount in share row exclusive mode`
}

export async function one(sql: Sql, discountIdx: number, lang: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`${discounts(sql, lang)} where d.discount_idx = ${discountIdx}`
  return row
}

export async function insert(sql: Sql, d: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into discount (key, percent, amount, day_class, part, stackable, from_date, to_date)
    values (${d.key}, ${d.percent}, ${d.amount}, ${d.dayClass}, ${d.part}, ${d.stackable}, ${d.from}, ${d.to})
    returning discount_idx, version`
  return row!
}

/** A deleted discount under its number again. */
export async function insertAgain(sql: Sql, d: Omit<Row, 'name'>): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into discount (discount_idx, key, percent, amount, day_class, part, stackable, from_date, to_date, version)
      overriding system value
    values (${d.discountIdx}, ${d.key}, ${d.percent}, ${d.amount}, ${d.dayClass}, ${d.part}, ${d.stackable}, ${d.from},
      ${d.to}, ${d.version + 1})
    returning discount_idx, version`
  return row!
}

export async function update(sql: Sql, discountIdx: number, d: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update discount set key = ${d.key}, percent = ${d.percent}, amount = ${d.amount}, day_class = ${d.dayClass},
      part = ${d.part}, stackable = ${d.stackable}, from_date = ${d.from}, to_date = ${d.to}, version = version + 1
    where discount_idx = ${discountIdx} returning discount_idx, version`
  return row!
}

export async function remove(sql: Sql, discountIdx: number): Promise<void> {
  await sql`delete from discount where discount_idx = ${discountIdx}`
}
