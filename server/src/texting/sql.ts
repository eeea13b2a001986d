import type { ClubText } from '@clubhouse/contract/mail'
import type { Sql } from '../platform/database.ts'
import type { TextServiceTable } from '../platform/tables.ts'

export type Service = Omit<TextServiceTable, 'single' | 'kinds' | 'provider' | 'templates'> & {
  provider: 'NONE' | 'OWN' | 'SOLAPI'
  kinds: ClubText[]
  templates: Record<string, string>
}

export async function service(sql: Sql): Promise<Service> {
  const [row] = await sql<Service[]>`
    select provider, address, api_key, sender, channel_id, templates, sealed_secret, kinds, version, sent_at, failed_at, failure
    from text_service`
  return row!
}

/** Locks the record until this transaction ends. */
export async function lock(sql: Sql): Promise<Service> {
  await sql`select from text_service for no key update`
  return service(sql)
}

/** What was known of the service before is forgotten. */
export async function change(
  sql: Sql,
  given: Pick<
    Service,
    'provider' | 'address' | 'apiKey' | 'sender' | 'channelId' | 'templates' | 'sealedSecret' | 'kinds'
  >,
): Promise<void> {
  const { provider, address, apiKey, sender, channelId, templates, sealedSecret, kinds } = given
  await sql`
    update text_service set provider = ${provider}, address = ${address}, api_key = ${apiKey}, sender = ${sender},
      channel_id = ${channelId}, templates = ${sql.json(templates)}, sealed_secret = ${sealedSecret}, kinds = ${kinds},
      version = version + 1, sent_at = null, failed_at = null, failure = null`
}

export async function noteSent(sql: Sql): Promise<void> {
  await sql`update text_service set sent_at = club_now(), failed_at = null, failure = null`
}

export async function noteFailure(sql: Sql, failure: string): Promise<void> {
  await sql`update text_service set failed_at = club_now(), failure = ${failure}`
}

/** The number of a manager, as it is written. */
export async function phoneOf(sql: Sql, adminIdx: number): Promise<string> {
  const [row] = await sql<{ phoneNo: string }[]>`select phone_no from admin where admin_idx = ${adminIdx}`
  return row?.phoneNo ?? ''
}
