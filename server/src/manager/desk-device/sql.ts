import type { DeskDevice } from '@clubhouse/contract/manager/desk-device'
import type { Sql } from '../../platform/database.ts'

interface Row extends Pick<DeskDevice, 'deviceIdx' | 'name' | 'pairedBy' | 'isHere'> {
  pairedAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
}

/** @param secretHash of the browser that asks */
export const devices = (sql: Sql, lang: string, secretHash: Buffer | null) => sql<Row[]>`
  select d.device_idx, d.name, name_in(${lang}, a.name, a.other_name) as paired_by, d.paired_at, d.last_used_at,
    coalesce(d.secret_hash = ${secretHash}::bytea, false) as is_here
  from desk_device d join admin a on a.admin_idx = d.paired_by
  order by is_here desc, d.name, d.device_idx`

export async function add(sql: Sql, name: string, secretHash: Buffer, pairedBy: number): Promise<number> {
  const [row] = await sql<{ deviceIdx: number }[]>`
    insert into desk_device (name, secret_hash, paired_by) values (${name}, ${secretHash}, ${pairedBy})
    returning device_idx`
  return row!.deviceIdx
}

type Removed = { deviceIdx: number; name: string }[]

export const remove = (sql: Sql, deviceIdx: readonly number[]): Promise<Removed> =>
  sql<Removed>`delete from desk_device where device_idx = any (${[...deviceIdx]}) returning device_idx, name`

export const removeOf = (sql: Sql, secretHash: Buffer): Promise<Removed> =>
  sql<Removed>`delete from desk_device where secret_hash = ${secretHash} returning device_idx, name`
