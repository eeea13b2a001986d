import type { Sql } from '../platform/database.ts'

export interface CodeRow {
  key: string
  keyName: string
  values: string[]
  group: string | null
}
export interface ManagedCode extends CodeRow {
  orderNo: number
  isUse: boolean
  isFixed: boolean
}
interface ManagedGroup {
  group: string
  name: string
  ownName: string
  ownNames: string[]
  version: number
  codes: ManagedCode[]
}
export type Policy = Record<string, { name: string; values: string[] }>

/** The labels of a code in the order of the club's languages; an empty text where there is none. */
const values = (sql: Sql) => sql`
  (select jsonb_agg(coalesce(c.labels ->> l.lang, '') order by l.no) from club, unnest(club.langs) with ordinality l(lang, no))`

export async function groups(sql: Sql, ids: string[]) {
  return sql<{ groupId: string; version: number; codes: CodeRow[] }[]>`
    select g.group_id, g.version,
      coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'keyName', c.key_name, 'values', ${values(sql)}, 'group', c."group")
        order by c.order_no, c.key) filter (where c.key is not null), '[]') as codes
    from code_group g left join code c on c.group_id = g.group_id and c.is_use
    where g.group_id = any(${ids}) group by g.group_id`
}

export async function policies(sql: Sql): Promise<Policy> {
  const rows = await sql<{ key: string; name: string; values: string[] }[]>`select key, name, "values" from policy`
  return Object.fromEntries(rows.map(({ key, name, values }) => [key, { name, values }]))
}

/** @param id undefined for all groups */
export async function groupsForManager(sql: Sql, id: string | undefined, lang: string) {
  return sql<ManagedGroup[]>`
    select g.group_id as "group", g.name, g.version, coalesce(g.names ->> ${lang}, '') as own_name,
      (select jsonb_agg(coalesce(g.names ->> l.lang, '') order by l.no)
        from club, unnest(club.langs) with ordinality l(lang, no)) as own_names,
      coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'keyName', c.key_name, 'values', ${values(sql)}, 'group', c."group",
          'orderNo', c.order_no, 'isUse', c.is_use, 'isFixed', g.is_fixed)
        order by c.order_no, c.key) filter (where c.key is not null), '[]') as codes
    from code_group g left join code c on c.group_id = g.group_id
    where ${id ?? null}::text is null or g.group_id = ${id ?? null} group by g.group_id order by g.group_id`
}

/** @returns the names before */
export async function rename(sql: Sql, id: string, names: Record<string, string>): Promise<Record<string, string>> {
  const [row] = await sql<{ before: Record<string, string> }[]>`
    update code_group g set names = ${sql.json(names)} from code_group b
    where g.group_id = ${id} and b.group_id = ${id} returning b.names as before`
  return row!.before
}

export async function groupOf(sql: Sql, id: string) {
  const [row] = await sql<{ version: number; isFixed: boolean }[]>`
    select version, is_fixed from code_group where group_id = ${id} for update`
  return row
}

export async function codeOf(sql: Sql, group: string, key: string) {
  const [row] = await sql<{ keyName: string; labels: Record<string, string>; orderNo: number; isUse: boolean }[]>`
    select key_name, labels, order_no, is_use from code where group_id = ${group} and key = ${key} for update`
  return row
}

interface Written {
  group: string
  key: string
  keyName: string
  labels: Record<string, string>
  orderNo: number
  isUse: boolean
}

/** @returns false when the group has such a code already */
export async function addCode(sql: Sql, { group, key, keyName, labels, orderNo, isUse }: Written): Promise<boolean> {
  const [made] = await sql`
    insert into code (group_id, key, key_name, labels, order_no, is_use)
    values (${group}, ${key}, ${keyName}, ${sql.json(labels)}, ${orderNo}, ${isUse})
    on conflict do nothing returning key`
  return made !== undefined
}

/** Labels of languages that are not named stay. */
export async function changeCode(sql: Sql, { group, key, keyName, labels, orderNo, isUse }: Written): Promise<void> {
  await sql`
    update code set key_name = ${keyName}, labels = jsonb_strip_nulls(labels || ${sql.json(labels)}), order_no = ${orderNo}, is_use = ${isUse}
    where group_id = ${group} and key = ${key}`
}

export async function languages(sql: Sql): Promise<string[]> {
  const [row] = await sql<{ langs: string[] }[]>`select langs from club`
  return row!.langs
}

export async function policyOf(sql: Sql, key: string): Promise<string[] | undefined> {
  const [row] = await sql<{ values: string[] }[]>`select "values" from policy where key = ${key} for update`
  return row?.values
}

export async function changePolicy(sql: Sql, key: string, values: string[]): Promise<number> {
  await sql`update policy set "values" = ${values} where key = ${key}`
  const [row] = await sql<{ version: number }[]>`select version from code_group where group_id = '996'`
  return row!.version
}

/** Counts bookings and tee times. Once there are any, the currency and the zone must not change. */
export async function inUse(sql: Sql): Promise<{ bookings: number; teeTimes: number }> {
  const [row] = await sql<{ bookings: number; teeTimes: number }[]>`
    select (select count(*)::int from booking) as bookings, (select count(*)::int from slot) as tee_times`
  return row!
}
