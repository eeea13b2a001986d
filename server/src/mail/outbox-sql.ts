import type { MailState } from '@clubhouse/contract/mail'
import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'
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
> & { state: MailState }

interface Filter {
  state?: MailState
  isBounced?: boolean
  to?: string
  kind?: string
  from?: string
  until?: string
  keyword?: string
  sort?: string
  page: number
  size: number
}

const SORTS = {
  createdAt: 'created_at',
  kind: 'kind',
  state: 'state',
  tries: 'tries',
  nextAt: 'next_at',
  sentAt: 'sent_at',
} as const

/** Mails that fit the filter, with their number over all pages. Of an address only the whole of it finds anything. */
export async function list(
  sql: Sql,
  { state, isBounced, to, kind, from, until, keyword, sort, page, size }: Filter,
  zone: string,
) {
  const column = lookup(SORTS, (sort ?? 'createdAt').replace('-', '')) ?? 'created_at'
  const direction = sort === undefined || sort.startsWith('-') ? sql`desc` : sql`asc`
  const day = (date: string, plus: number) => sql`((${date}::date + ${plus}::int)::timestamp at time zone ${zone})`
  const where = sql`
    where true ${state ? sql`and state = ${state}` : sql``} ${to ? sql`and lower(to_email) = lower(${to})` : sql``}
      ${isBounced === undefined ? sql`` : sql`and (bounced_at is not null) = ${isBounced}::boolean`}
      ${kind ? sql`and kind = ${kind}` : sql``} ${from ? sql`and created_at >= ${day(from, 0)}` : sql``}
      ${until ? sql`and created_at < ${day(until, 1)}` : sql``}
      ${keyword ? sql`and subject ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}` : sql``}`
  const [rows, [count]] = await Promise.all([
    sql<MailRow[]>`
      select mail_idx, kind, to_email, lang, subject, state, tries, next_at, error, sent_at, bounced_at, delayed_at, created_at
      from mail ${where} order by ${sql(column)} ${direction} nulls last, mail_idx desc limit ${size} offset ${(page - 1) * size}`,
    sql<{ total: number }[]>`select count(*) as total from mail ${where}`,
  ])
  return { rows, total: count!.total }
}

/** How many mails are in each state, and how many of the failed have come back. */
export async function counts(sql: Sql): Promise<Record<MailState | 'BOUNCED', number>> {
  const rows = await sql<{ state: MailState | 'BOUNCED'; count: number }[]>`
    select state, count(*) as count from mail group by state
    union all select 'BOUNCED', count(*) from mail where state = 'FAILED' and bounced_at is not null`
  return {
    WAITING: 0,
    SENT: 0,
    FAILED: 0,
    CANCELLED: 0,
    BOUNCED: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  }
}

export type MailRecord = MailRow &
  Pick<MailTable, 'text' | 'html' | 'usefulUntil' | 'answer'> & {
    hasSecret: boolean
    secrets: Secrets
    isOver: boolean
  }

/** @param lock in a transaction that will change it */
export async function one(sql: Sql, mailIdx: number, lock = false): Promise<MailRecord | undefined> {
  const [row] = await sql<MailRecord[]>`
    select mail_idx, kind, to_email, lang, subject, state, tries, next_at, error, sent_at, bounced_at, delayed_at, created_at, text, html, useful_until, answer,
      has_secret, secrets, useful_until <= club_now() as is_over
    from mail where mail_idx = ${mailIdx} ${lock ? sql`for update` : sql``}`
  return row
}
