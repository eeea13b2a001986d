import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as mail from '@clubhouse/contract/mail'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'
import { rowsOf } from '../platform/row-count.ts'
import type { MailTable } from '../platform/tables.ts'
import type { Secrets } from './sql.ts'

type MailRow = Pick<
  MailTable,
  | 'mailIdx'
  | 'kind'
  | 'toEmail'
  | 'lang'
  | 'subject'
  | 'tries'
  | 'nextAt'
  | 'error'
  | 'sentAt'
  | 'bouncedAt'
  | 'delayedAt'
  | 'createdAt'
> & { state: mail.MailState }

const columns = (sql: Sql) => sql<MailRow[]>`
  m.mail_idx, m.kind, m.to_email, m.lang, m.subject, m.state, m.tries, m.next_at, m.error, m.sent_at, m.bounced_at,
  m.delayed_at, m.created_at`

/** Emails that match the filter. An address matches only as a whole. */
export function list(sql: Sql, filter: ParsedInputOf<typeof mail.list>, zone: string) {
  const { state, isBounced, to, kind, from, until } = filter
  const begins = (day: string, plus: number) => sql`(${day}::date + ${plus}::int)::timestamp at time zone ${zone}`
  return pageOf(sql, mail.list, filter, {
    select: columns(sql),
    from: sql`mail m`,
    each: sql`m`,
    where: [
      state && sql`m.state = ${state}`,
      isBounced !== undefined && sql`(m.bounced_at is not null) = ${isBounced}::boolean`,
      to && sql`lower(m.to_email) = lower(${to})`,
      kind && sql`m.kind = ${kind}`,
      from && sql`m.created_at >= ${begins(from, 0)}`,
      until && sql`m.created_at < ${begins(until, 1)}`,
    ],
    counted: 'mail',
    keyword: [sql`m.subject`],
    sorts: {
      createdAt: { by: sql`m.created_at`, nulls: 'asIndexed' },
      kind: sql`m.kind`,
      state: sql`m.state`,
      tries: sql`m.tries`,
      nextAt: sql`m.next_at`,
      sentAt: sql`m.sent_at`,
    },
    tie: [sql`m.mail_idx`],
  })
}

export async function counts(sql: Sql): Promise<Record<mail.MailState | 'BOUNCED', number>> {
  // Nearly all are sent, so the others are counted, by an index of theirs.
  const rows = await sql<{ state: mail.MailState | 'BOUNCED'; count: number }[]>`
    with unsent as (select state, bounced_at is not null as has_bounced from mail where state <> 'SENT')
    select state, count(*) as count from unsent group by state
    union all select 'BOUNCED', count(*) from unsent where state = 'FAILED' and has_bounced
    union all select 'SENT', ${rowsOf(sql, 'mail')} - (select count(*) from unsent)`
  const none = { WAITING: 0, SENT: 0, FAILED: 0, CANCELLED: 0, BOUNCED: 0 }
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

export type MailRecord = MailRow &
  Pick<MailTable, 'text' | 'html' | 'usefulUntil' | 'answer' | 'adminIdx'> & {
    hasSecret: boolean
    hasCalendar: boolean
    secrets: Secrets
    isOver: boolean
  }

/** @param lock in a transaction that will change it */
export async function one(sql: Sql, mailIdx: number, lock = false): Promise<MailRecord | undefined> {
  const [row] = await sql<MailRecord[]>`
    select ${columns(sql)}, m.text, m.html, m.useful_until, m.answer, m.admin_idx, m.has_secret, m.secrets,
      m.calendar is not null as has_calendar,
      m.useful_until <= club_now() as is_over
    from mail m where m.mail_idx = ${mailIdx} ${lock ? sql`for update` : sql``}`
  return row
}
