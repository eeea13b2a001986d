import { GROUP_CANCELLATIONS, OPTIONAL_PUSHES } from '@clubhouse/contract/mail'
import type { Fragment } from 'postgres'
import { aboutKind } from '../../mail/kinds.ts'
import type { About } from '../../mail/send.ts'
import type { Sql } from '../../platform/database.ts'
import type { AlertTable, MemberMessageTable } from '../../platform/tables.ts'

type New = Pick<MemberMessageTable, 'memberIdx' | 'kind' | 'title' | 'contents' | 'link'> & About

/** What is said of a message on a channel before the email. */
export interface NewAlert extends Pick<AlertTable, 'sentence' | 'lang'> {
  /** The email of the same event. */
  mailIdx?: number
  usefulSeconds: number
  /** An earlier end. */
  endsAt?: Temporal.Instant
}

/** Where members stop news: the link of each message of them. An alert leads to the message itself. */
export const NEWS_CHOICE = '/mypage/myinfo#news'

/** The task that delivers an alert. */
export const SEND_ALERT = 'send-alert'

/**
 * Adds a message, and an alert of it for a member with a device or a verified phone who wants that kind there. Its email then
 * waits for the alert, unless its kind is always sent. One statement, so that a change waits for no more. Decision 136.
 */
export const add = (
  sql: Sql,
  { memberIdx, kind, title, contents, link, named = [], bookingIdx }: New,
  alert: NewAlert,
) => {
  const { sentence, lang, mailIdx = null, usefulSeconds, endsAt } = alert
  const held = aboutKind(kind)?.isAlwaysSent ? null : mailIdx
  const textKind = TEXT_KIND(sql, sql`${kind}::text`, sql`${bookingIdx ?? null}::bigint`)
  return sql`
    with told as (
      insert into member_message (member_idx, kind, title, contents, link, named, booking_idx)
      values (${memberIdx}, ${kind}, ${title}, ${contents}, ${link}, ${[...named]}::bigint[], ${bookingIdx ?? null})
      returning message_idx
    ), alerted as (
      insert into alert (message_idx, sentence, lang, mail_idx, useful_until)
      select message_idx, ${sentence}::text, ${lang}::text, ${held}::bigint, least(club_now() + make_interval(secs => ${usefulSeconds}), ${endsAt ?? null}::timestamptz)
      from told where (exists (select from push_device d where d.member_idx = ${memberIdx}) and ${isWanted(sql, kind, memberIdx)})
        or exists (select from text_reader r where r.member_idx = ${memberIdx} and r.kind = ${textKind})
      returning alert_idx)
    insert into job_task (name, data, due_at)
    select ${SEND_ALERT}::text, jsonb_build_object('alertIdx', alert_idx), club_now() from alerted`
}

/** The kind whose choices decide whether a message goes as a text. */
export const TEXT_KIND = (sql: Sql, kind: Fragment, bookingIdx: Fragment) => sql`
  case when ${bookingIdx} is not null and ${kind} = any (${[...GROUP_CANCELLATIONS]}) then 'BOOKING_CANCELLED' else ${kind} end`

/** Whether the member wants alerts of a kind: of news with the consent to push, of optional kinds unless switched off. */
export function isWanted(sql: Sql, kind: string, memberIdx: number) {
  if (kind === 'CLUB_NEWS')
    return sql`exists (select from member m where m.member_idx = ${memberIdx} and 'push' = any (m.news))`
  if (!OPTIONAL_PUSHES.some((one) => one === kind)) return sql`true`
  return sql`
    not exists (select from member_mail_choice c where c.member_idx = ${memberIdx} and c.kind = ${kind} and not c.push_wanted)`
}
