import type { Sql } from '../../platform/database.ts'
import type { PushDeviceTable } from '../../platform/tables.ts'

type Given = Pick<
  PushDeviceTable,
  'memberIdx' | 'endpoint' | 'endpointHash' | 'p256dh' | 'auth' | 'serverKey' | 'device'
> & {
  sessionIdx: number
}

/** Devices of an earlier key of the club are left out, because nothing reaches them. */
export async function mine(sql: Sql, memberIdx: number, serverKey: string) {
  return sql<Pick<PushDeviceTable, 'deviceIdx' | 'endpointHash' | 'device' | 'createdAt' | 'reachedAt'>[]>`
    select device_idx, endpoint_hash, device, created_at, reached_at from push_device
    where member_idx = ${memberIdx} and server_key = ${serverKey} order by device_idx desc`
}

/** Locks the member, so that two browsers do not both become the last device. @returns how many others there are */
export async function lockOthers(
  sql: Sql,
  memberIdx: number,
  endpointHash: Buffer,
  serverKey: string,
): Promise<number> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  await sql`delete from push_device where member_idx = ${memberIdx} and server_key <> ${serverKey}`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from push_device where member_idx = ${memberIdx} and endpoint_hash <> ${endpointHash}`
  return row!.count
}

/** An endpoint has one member: the last who registered it, as a new device. */
export async function register(sql: Sql, given: Given): Promise<number> {
  const { memberIdx, sessionIdx, endpoint, endpointHash, p256dh, auth, serverKey, device } = given
  const [row] = await sql<{ deviceIdx: number }[]>`
    insert into push_device (member_idx, session_idx, endpoint, endpoint_hash, p256dh, auth, server_key, device)
    values (${memberIdx}, ${sessionIdx}, ${endpoint}, ${endpointHash}, ${p256dh}, ${auth}, ${serverKey}, ${device})
    on conflict (endpoint_hash) do update set member_idx = excluded.member_idx, session_idx = excluded.session_idx,
      p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key, device = excluded.device,
      created_at = case when push_device.member_idx = excluded.member_idx then push_device.created_at else excluded.created_at end,
      reached_at = case when push_device.member_idx = excluded.member_idx then push_device.reached_at end
    returning device_idx`
  return row!.deviceIdx
}

export async function remove(sql: Sql, memberIdx: number, deviceIdx: number): Promise<boolean> {
  const rows = await sql`
    delete from push_device where device_idx = ${deviceIdx} and member_idx = ${memberIdx} returning device_idx`
  return rows.length > 0
}

/** @param to of these alone */
export async function devicesOf(sql: Sql, memberIdx: number, serverKey: string, to?: readonly number[]) {
  return sql<Pick<PushDeviceTable, 'deviceIdx' | 'endpoint' | 'p256dh' | 'auth'>[]>`
    select device_idx, endpoint, p256dh, auth from push_device
    where member_idx = ${memberIdx} and server_key = ${serverKey} ${to ? sql`and device_idx = any (${[...to]})` : sql``}
    order by device_idx`
}

export async function noteReached(sql: Sql, deviceIdx: readonly number[]): Promise<void> {
  if (deviceIdx.length > 0)
    await sql`update push_device set reached_at = club_now() where device_idx = any (${[...deviceIdx]})`
}

export async function forget(sql: Sql, deviceIdx: readonly number[]): Promise<void> {
  if (deviceIdx.length > 0) await sql`delete from push_device where device_idx = any (${[...deviceIdx]})`
}
