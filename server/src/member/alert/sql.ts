import { OPTIONAL_PUSHES } from '@clubhouse/contract/mail'
import type { Sql } from '../../platform/database.ts'
import type { AlertTable, MemberMessageTable } from '../../platform/tables.ts'
import { NEWS_CHOICE, TEXT_KIND } from '../inbox/rows.ts'
import type { Way } from './channel.ts'

export type AlertRow = Pick<
  AlertTable,
  'alertIdx' | 'messageIdx' | 'sentence' | 'lang' | 'state' | 'tries' | 'mailIdx'
> &
  Pick<MemberMessageTable, 'memberIdx' | 'kind' | 'link'> & {
    textKind: string
    usefulSeconds: number
    /** Until when a device may show what its push service accepted. */
    shownBy: Temporal.Instant | null
    /** The channels on which the member still wants its kind, the first to be tried first. */
    ways: Way[]
    quietFrom: string | null
    quietUntil: string | null
  }

export async function find(sql: Sql, alertIdx: number): Promise<AlertRow | undefined> {
  const textKind = TEXT_KIND(sql, sql`t.kind`, sql`t.booking_idx`)
  const [row] = await sql<AlertRow[]>`
    select a.alert_idx, a.message_idx, a.sentence, a.lang, a.state, a.tries, a.mail_idx, a.shown_by, t.member_idx, t.kind, nullif(t.link, ${NEWS_CHOICE}) as link, ${textKind} as text_kind,
      floor(extract(epoch from a.useful_until - club_now()))::int as useful_seconds,
      array_remove(array[
        case when case when t.kind = 'CLUB_NEWS' then 'push' = any (m.news)
          else not (t.kind = any (${[...OPTIONAL_PUSHES]}) and exists (
            select from member_mail_choice c where c.member_idx = t.member_idx and c.kind = t.kind and not c.push_wanted))
          end then 'push' end,
        case when exists (select from text_reader r where r.member_idx = t.member_idx and r.kind = ${textKind}) then 'text' end
      ], null) as ways,
      to_char(m.quiet_from, 'HH24:MI') as quiet_from, to_char(m.quiet_until, 'HH24:MI') as quiet_until
    from alert a join member_message t using (message_idx) join member m using (member_idx) where a.alert_idx = ${alertIdx}`
  return row
}

/** @returns its email; undefined when it had ended before */
export async function end(
  sql: Sql,
  alertIdx: number,
  state: 'REACHED' | 'FAILED' | 'CANCELLED',
  error: string | null,
): Promise<Pick<AlertTable, 'mailIdx'> | undefined> {
  const [row] = await sql<Pick<AlertTable, 'mailIdx'>[]>`
    update alert set state = ${state}, error = ${error} where alert_idx = ${alertIdx} and state = 'WAITING' returning mail_idx`
  return row
}

/** Waits for a device to show it. @returns until when; undefined when it had ended, or waits already */
export async function awaitShown(sql: Sql, alertIdx: number, seconds: number): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ shownBy: Temporal.Instant }[]>`
    update alert set shown_by = club_now() + make_interval(secs => ${seconds})
    where alert_idx = ${alertIdx} and state = 'WAITING' and shown_by is null returning shown_by`
  return row?.shownBy
}

export async function tried(sql: Sql, alertIdx: number, error: string | null): Promise<void> {
  await sql`update alert set tries = tries + 1, error = ${error} where alert_idx = ${alertIdx}`
}

/** Alerts that wait and have no task, because it failed for a day. */
export async function left(sql: Sql, task: string): Promise<number[]> {
  const rows = await sql<{ alertIdx: number }[]>`
    select a.alert_idx from alert a
    where a.state = 'WAITING'
      and not exists (select from job_task t where t.name = ${task} and (t.data ->> 'alertIdx')::bigint = a.alert_idx)
    order by a.alert_idx`
  return rows.map(({ alertIdx }) => alertIdx)
}

export async function tidy(sql: Sql): Promise<void> {
  await sql`
    delete from alert where state <> 'WAITING'
      and created_at < club_now() - make_interval(days => (select keep_days from club))`
}
