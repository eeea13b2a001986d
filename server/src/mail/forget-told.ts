import type { MailKind } from '@clubhouse/contract/mail'
import type { Fragment } from 'postgres'
import type { Sql } from '../platform/database.ts'
import { saysName } from './says-name.ts'

/**
 * Deletes messages and emails of these kinds that say a full name.
 * @param told rows of `name`, `member_idx` (the reader who got a text with it) and `booking_idx`. A text that has a booking
 * must have this one; a text from before bookings were kept may have any
 */
export async function forgetTold(sql: Sql, kinds: readonly MailKind[], told: Fragment): Promise<void> {
  const meant = sql`
    join told on told.member_idx = t.member_idx and (told.booking_idx = t.booking_idx or t.named is null)
    where t.kind = any (${[...kinds]})`
  const messages = await sql<Said[]>`
    with told as (${told})
    select t.message_idx as idx, t.title || E'\\n' || t.contents as text, told.name from member_message t ${meant}`
  await sql`delete from member_message where message_idx = any (${saying(messages)}::bigint[])`
  const mails = await sql<Said[]>`
    with told as (${told})
    select t.mail_idx as idx, t.subject || E'\\n' || t.text as text, told.name from mail t ${meant}`
  await sql`delete from mail where mail_idx = any (${saying(mails)}::bigint[])`
}

interface Said {
  idx: number
  text: string
  name: string
}

const saying = (rows: readonly Said[]) => rows.filter(({ text, name }) => saysName(text, name)).map(({ idx }) => idx)
