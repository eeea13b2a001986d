import { STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import type { Sql } from '../platform/database.ts'
import type { MailTable } from '../platform/tables.ts'

export type Secrets = Readonly<Record<string, string>> | null

/** The texts of the category mail in a language; the club's own win, English fills gaps. */
export async function words(sql: Sql, lang: string, category: string): Promise<Record<string, string>> {
  const rows = await sql<{ code: string; msg: string }[]>`
    select code, msg from (
      select code, msg, case when lang = ${lang} then 2 else 0 end as weight from message where category = ${category} and lang in (${lang}, 'en')
      union all
      select code, msg, case when lang = ${lang} then 3 else 1 end from club_message where category = ${category} and lang in (${lang}, 'en')
    ) texts order by weight`
  return Object.fromEntries(rows.map(({ code, msg }) => [code, msg]))
}

export interface Sender {
  clubName: string
  clubPhoneNo: string
  address: string
  addressDetail: string
  email: string
}

export async function sender(sql: Sql, lang: string): Promise<Sender> {
  const [row] = await sql<Sender[]>`
    select coalesce(translated -> ${lang} ->> 'clubName', club_name) as club_name, club_phone_no,
      coalesce(translated -> ${lang} ->> 'address', address) as address,
      coalesce(translated -> ${lang} ->> 'addressDetail', address_detail) as address_detail, email
    from club`
  return row!
}

export async function add(
  sql: Sql,
  mail: Pick<
    MailTable,
    | 'kind'
    | 'memberIdx'
    | 'adminIdx'
    | 'named'
    | 'bookingIdx'
    | 'toEmail'
    | 'lang'
    | 'subject'
    | 'text'
    | 'html'
    | 'calendar'
  > & {
    secrets: Secrets
    usefulSeconds: number
  },
): Promise<number> {
  const [row] = await sql<{ mailIdx: number }[]>`
    insert into mail (kind, member_idx, admin_idx, named, booking_idx, to_email, lang, subject, text, html, calendar, secrets, next_at, useful_until)
    values (${mail.kind}, ${mail.memberIdx}, ${mail.adminIdx}, ${mail.named}::bigint[], ${mail.bookingIdx}, ${mail.toEmail}, ${mail.lang}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.calendar},
      ${mail.secrets && sql.json(mail.secrets)}, club_now(), club_now() + make_interval(secs => ${mail.usefulSeconds}))
    returning mail_idx`
  return row!.mailIdx
}

export async function claim(sql: Sql, memberIdx: number, email: string): Promise<void> {
  await sql`
    update mail set member_idx = ${memberIdx}
    where lower(to_email) = lower(${email}) and member_idx is null and admin_idx is null`
}

export type Waiting = Pick<
  MailTable,
  | 'mailIdx'
  | 'kind'
  | 'memberIdx'
  | 'toEmail'
  | 'lang'
  | 'subject'
  | 'text'
  | 'html'
  | 'calendar'
  | 'tries'
  | 'createdAt'
> & {
  secrets: Secrets
  isTooLate: boolean
  /** The member has switched its kind off, or taken the consent to news back. */
  isStopped: boolean
  /** An alert of the same event is tried first. */
  isHeld: boolean
  quietFrom: string | null
  quietUntil: string | null
  /** The From header as it is set now: the club's setting, else its name and address. */
  fromName: string
  fromAddress: string
}

const isHeld = (sql: Sql) => sql`exists (select from alert a where a.mail_idx = m.mail_idx and a.state = 'WAITING')`

export async function waiting(sql: Sql, mailIdx: number): Promise<Waiting | undefined> {
  const [row] = await sql<Waiting[]>`
    select mail_idx, kind, member_idx, to_email, m.lang, subject, text, html, calendar, secrets, tries, m.created_at,
      useful_until <= club_now() as is_too_late,
      kind = any (${[...STOPPABLE_MAILS]}) and case when kind = 'CLUB_NEWS' then not 'mail' = any (r.news)
        else exists (select from member_mail_choice c where c.member_idx = r.member_idx and c.kind = m.kind and not c.is_wanted)
        end is true as is_stopped, ${isHeld(sql)} as is_held,
      to_char(r.quiet_from, 'HH24:MI') as quiet_from, to_char(r.quiet_until, 'HH24:MI') as quiet_until,
      coalesce(c.translated -> m.lang ->> 'senderName', nullif(c.sender_name, ''), c.translated -> m.lang ->> 'clubName', c.club_name) as from_name,
      coalesce(nullif(c.sender_mail, ''), c.email) as from_address
    from club c, mail m left join member r using (member_idx) where m.mail_idx = ${mailIdx} and m.state = 'WAITING'`
  return row
}

/** Locks a due email, so that only one of two tasks sends it. @param bounceHash hash of this sending's key */
export async function take(sql: Sql, mailIdx: number, seconds: number, bounceHash: Buffer | null): Promise<boolean> {
  const rows = await sql`
    update mail set next_at = club_now() + make_interval(secs => ${seconds}), bounce_hash = ${bounceHash}
    where mail_idx = ${mailIdx} and state = 'WAITING' and next_at <= club_now() returning mail_idx`
  return rows.length > 0
}

/** Lets a due email wait. @returns false when another task has it */
export async function putOff(sql: Sql, mailIdx: number, until: Temporal.Instant): Promise<boolean> {
  const rows = await sql`
    update mail set next_at = ${until}, version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING' and next_at <= club_now() returning mail_idx`
  return rows.length > 0
}

/** Keeps BOUNCED if that was first. @param keepSecrets without a mail server, a manager may read out the code */
export async function sent(sql: Sql, mailIdx: number, answer: string, keepSecrets: boolean): Promise<void> {
  await sql`
    update mail set state = case when bounced_at is null then 'SENT' else 'FAILED' end, tries = tries + 1, next_at = null,
      error = case when bounced_at is null then null else error end, answer = ${answer || null}, sent_at = club_now(),
      secrets = case when ${keepSecrets}::boolean then secrets end, version = version + 1
    where mail_idx = ${mailIdx}`
}

/** Schedules a retry if the email is still of use then. @returns when; undefined when there is none */
export async function failed(
  sql: Sql,
  mailIdx: number,
  error: string,
  waitSeconds: number,
): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ nextAt: Temporal.Instant }[]>`
    update mail set tries = tries + 1, error = ${error}, next_at = club_now() + make_interval(secs => ${waitSeconds}), version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING' and club_now() + make_interval(secs => ${waitSeconds}) < useful_until
    returning next_at`
  return row?.nextAt
}

/** @param triesMore 1 when this ends an attempt */
export async function giveUp(sql: Sql, mailIdx: number, error: string, triesMore: 0 | 1): Promise<void> {
  await sql`
    update mail set state = 'FAILED', tries = tries + ${triesMore}, error = ${error}, next_at = null, secrets = null, version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING'`
}

/** Queues it again as if it were new; a code does not live longer. */
export async function resend(sql: Sql, mailIdx: number, usefulSeconds: number): Promise<void> {
  await sql`
    update mail set state = 'WAITING', tries = 0, error = null, next_at = club_now(), version = version + 1,
      bounce_hash = null, bounced_at = null, delayed_at = null,
      useful_until = case when has_secret then useful_until else club_now() + make_interval(secs => ${usefulSeconds}) end
    where mail_idx = ${mailIdx}`
}

export async function cancel(sql: Sql, mailIdx: number): Promise<void> {
  await sql`
    update mail set state = 'CANCELLED', next_at = null, secrets = null, version = version + 1 where mail_idx = ${mailIdx}`
}

/** Emails that wait, are due and have no task: written while there was no mail server. */
export async function unqueued(sql: Sql, task: string): Promise<number[]> {
  const rows = await sql<{ mailIdx: number }[]>`
    select m.mail_idx from mail m
    where m.state = 'WAITING' and m.next_at <= club_now() and not ${isHeld(sql)}
      and not exists (select from job_task t where t.name = ${task} and (t.data ->> 'mailIdx')::bigint = m.mail_idx)
    order by m.mail_idx`
  return rows.map(({ mailIdx }) => mailIdx)
}

/** @param tooLate why what still waits is given up */
export async function tidy(sql: Sql, tooLate: string): Promise<void> {
  await sql`
    update mail set state = 'FAILED', error = ${tooLate}, next_at = null, secrets = null, version = version + 1
    where state = 'WAITING' and useful_until <= club_now()`
  await sql`update mail set secrets = null, version = version + 1 where secrets is not null and useful_until <= club_now()`
  await sql`
    delete from mail where state <> 'WAITING'
      and created_at < club_now() - make_interval(days => (select keep_days from club))`
}
