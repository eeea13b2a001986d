import type { TextKind } from '@clubhouse/contract/mail'
import { PHONE_CODES_A_DAY, PHONE_CODES_AN_HOUR } from '@clubhouse/contract/member/phone'
import type { Sql } from '../../platform/database.ts'
import { nextCodeAt } from '../certification/rows.ts'
import { CODE_TRIES, RESEND_SECONDS } from '../certification/rules.ts'

/** Lifetime of the code that a phone gets, as its text says. */
const CODE_MINUTES = 5

export async function mine(sql: Sql, memberIdx: number) {
  const [row] = await sql<
    {
      isOffered: boolean
      phoneNo: string
      verifiedAt: Temporal.Instant | null
      kinds: TextKind[]
      chosen: TextKind[]
    }[]
  >`
    select s.provider <> 'NONE' as is_offered, m.phone_no, p.verified_at, array_remove(s.kinds, 'CLUB_NEWS') as kinds,
      array(select c.kind from member_mail_choice c where c.member_idx = m.member_idx and c.text_wanted) as chosen
    from member m cross join text_service s left join member_phone p using (member_idx) where m.member_idx = ${memberIdx}`
  return row!
}

interface Numbered {
  memberIdx: number
  phoneNo: string
}

/** When this member, or this number, may get another code, if not now. Concurrent requests are serialised here. */
export async function retryAt(sql: Sql, { memberIdx, phoneNo }: Numbered): Promise<Temporal.Instant | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('phone code'), hashtext(${phoneNo}))`
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  return nextCodeAt(
    sql,
    [sql`purpose = 'PHONE' and member_idx = ${memberIdx}`, sql`purpose = 'PHONE' and phone_no = ${phoneNo}`],
    [
      [PHONE_CODES_AN_HOUR, 3_600],
      [PHONE_CODES_A_DAY, 86_400],
    ],
  )
}

/** @returns when the code expires and when another may be requested */
export async function begin(
  sql: Sql,
  { memberIdx, phoneNo, ticketHash, codeHash }: Numbered & { ticketHash: Buffer; codeHash: Buffer },
) {
  const [row] = await sql<{ expiresAt: Temporal.Instant; resendAt: Temporal.Instant }[]>`
    insert into certification (ticket_hash, kind, purpose, member_idx, phone_no, code_hash, expires_at)
    values (${ticketHash}, 'PHONE', 'PHONE', ${memberIdx}, ${phoneNo}, ${codeHash},
      club_now() + make_interval(mins => ${CODE_MINUTES}))
    returning expires_at, created_at + make_interval(secs => ${RESEND_SECONDS}) as resend_at`
  return row!
}

/** One statement, so that concurrent attempts cannot exceed the limit, and a right code is used once. */
export async function tryCode(
  sql: Sql,
  { memberIdx, phoneNo, ticketHash, codeHash }: Numbered & { ticketHash: Buffer; codeHash: Buffer },
): Promise<{ isRight: boolean; left: number } | undefined> {
  const [row] = await sql<{ isRight: boolean; left: number }[]>`
    with tried as (
      update certification set tries = tries + (code_hash <> ${codeHash})::int,
        proven_at = case when code_hash = ${codeHash} then club_now() end,
        used_at = case when code_hash = ${codeHash} then club_now() end
      where ticket_hash = ${ticketHash} and purpose = 'PHONE' and member_idx = ${memberIdx} and phone_no = ${phoneNo}
        and used_at is null and tries < ${CODE_TRIES} and expires_at > club_now()
      returning code_hash = ${codeHash} as is_right, ${CODE_TRIES} - tries as left
    ), verified as (
      insert into member_phone (member_idx, phone_no) select ${memberIdx}, ${phoneNo} from tried where is_right
      on conflict (member_idx) do update set phone_no = excluded.phone_no, verified_at = excluded.verified_at)
    select is_right, "left" from tried`
  return row
}

export async function choose(sql: Sql, memberIdx: number, kinds: readonly TextKind[]): Promise<void> {
  await sql`
    update member_mail_choice set text_wanted = false
    where member_idx = ${memberIdx} and text_wanted and kind <> all (${[...kinds]})`
  await sql`
    insert into member_mail_choice (member_idx, kind, is_wanted, text_wanted)
    select ${memberIdx}, kind, true, true from unnest(${[...kinds]}::text[]) as chosen(kind)
    on conflict (member_idx, kind) do update set text_wanted = true`
}

export async function forget(sql: Sql, memberIdx: number): Promise<void> {
  await sql`delete from member_phone where member_idx = ${memberIdx}`
}

/** The number that gets a kind as a text message; undefined when none does. */
export async function numberFor(sql: Sql, memberIdx: number, kind: string): Promise<string | undefined> {
  const [row] = await sql<{ phoneNo: string }[]>`
    select phone_no from text_reader where member_idx = ${memberIdx} and kind = ${kind}`
  return row?.phoneNo
}
