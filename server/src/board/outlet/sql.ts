import type { Sql } from '../../platform/database.ts'
import type { InLanguages } from '../../platform/said-in.ts'
import type { OutletTable } from '../../platform/tables.ts'

type Words = Record<'name' | 'place' | 'hours', InLanguages>
export type Row = Pick<OutletTable, 'outletIdx' | 'phoneNo' | 'orderNo' | 'isUse' | 'version'> & Words
type Fields = Words & Pick<Row, 'phoneNo' | 'isUse'> & { orderNo?: number }
type Saved = Pick<Row, 'outletIdx' | 'version'>

const columns = (sql: Sql) => sql<Row[]>`outlet_idx, name, place, hours, phone_no, order_no, is_use, version`

export async function all(sql: Sql): Promise<Row[]> {
  return sql<Row[]>`select ${columns(sql)} from outlet order by order_no, outlet_idx`
}

/** @param lock inside a transaction that will change it */
export async function one(sql: Sql, outletIdx: number, { lock = false } = {}): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from outlet where outlet_idx = ${outletIdx} ${lock ? sql`for update` : sql``}`
  return row
}

export async function insert(sql: Sql, { name, place, hours, phoneNo, orderNo, isUse }: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into outlet (name, place, hours, phone_no, order_no, is_use)
    values (${sql.json(name)}, ${sql.json(place)}, ${sql.json(hours)}, ${phoneNo},
      coalesce(${orderNo ?? null}::int, (select coalesce(max(order_no), 0) + 10 from outlet)), ${isUse})
    returning outlet_idx, version`
  return row!
}

/** A deleted one under its number again. */
export async function insertAgain(sql: Sql, o: Row): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into outlet (outlet_idx, name, place, hours, phone_no, order_no, is_use, version) overriding system value
    values (${o.outletIdx}, ${sql.json(o.name)}, ${sql.json(o.place)}, ${sql.json(o.hours)}, ${o.phoneNo}, ${o.orderNo},
      ${o.isUse}, ${o.version + 1})
    returning outlet_idx, version`
  return row!
}

export async function update(sql: Sql, outletIdx: number, o: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update outlet set name = ${sql.json(o.name)}, place = ${sql.json(o.place)}, hours = ${sql.json(o.hours)},
      phone_no = ${o.phoneNo}, order_no = coalesce(${o.orderNo ?? null}, order_no), is_use = ${o.isUse},
      version = version + 1
    where outlet_idx = ${outletIdx} returning outlet_idx, version`
  return row!
}

/** Puts outlets in this order. @returns those whose place changed, with the order number that they had */
export async function arrange(
  sql: Sql,
  outletIdx: readonly number[],
): Promise<{ outletIdx: number; before: number; after: number }[]> {
  return sql<{ outletIdx: number; before: number; after: number }[]>`
    update outlet t set order_no = n.after, version = version + 1
    from (select outlet_idx, order_no as before, 10 * array_position(${outletIdx}::bigint[], outlet_idx) as after
      from outlet where outlet_idx = any(${outletIdx}::bigint[]) for update) n
    where t.outlet_idx = n.outlet_idx and n.before <> n.after
    returning t.outlet_idx, n.before, n.after`
}

/** Dishes that refer to it, archived ones too. */
export async function dishesOf(sql: Sql, outletIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from fnb_menu where outlet_idx = ${outletIdx}`
  return row!.count
}

export async function remove(sql: Sql, outletIdx: number): Promise<void> {
  await sql`delete from outlet where outlet_idx = ${outletIdx}`
}
