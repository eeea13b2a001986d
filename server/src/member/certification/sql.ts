import type { CertPurpose } from '@clubhouse/contract/member/certification'
import type { Sql } from '../../platform/database.ts'
import type { CertificationTable } from '../../platform/tables.ts'
import { nextCodeAt } from './rows.ts'
import { CODE_MINUTES, CODE_TRIES, CODES_A_DAY, REPEAT_SECONDS, RESEND_SECONDS, TOKEN_MINUTES } from './rules.ts'

export interface Known {
  memberIdx: number
  email: string
  lang: string
}

/** The member with this name, when the state allows the purpose. */
export async function called(sql: Sql, id: string, email: string, states: string[]): Promise<Known | undefined> {
  const [row] = await sql<Known[]>`
    select member_idx, email, lang from member
    where id = ${id} and lower(email) = lower(${email}) and state = any (${states})`
  return row
}

export async function known(sql: Sql, memberIdx: number, states: string[]): Promise<Known | undefined> {
  const [row] = await sql<Known[]>`
    select member_idx, email, lang from member where member_idx = ${memberIdx} and state = any (${states})`
  return row
}

/** When this address may get another code, if not now. Concurrent requests are serialised here. */
export async function retryAt(sql: Sql, email: string, purpose: string): Promise<Temporal.Instant | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`certification ${email.toLowerCase()}`}))`
  const before = sql`lower(email) = lower(${email}) and purpose = ${purpose}`
  return nextCodeAt(sql, [before], [[CODES_A_DAY, 86_400]])
}

interface Beginning {
  ticketHash: Buffer
  kind: string
  purpose: CertPurpose
  email: string | null
  memberIdx: number | null
  codeHash: Buffer | null
  sealed?: string
}

/** @returns when the code expires and when another may be requested */
export async function begin(sql: Sql, b: Beginning) {
  const [row] = await sql<{ expiresAt: Temporal.Instant; resendAt: Temporal.Instant }[]>`
    insert into certification (ticket_hash, kind, purpose, email, member_idx, code_hash, sealed, expires_at)
    values (${b.ticketHash}, ${b.kind}, ${b.purpose}, ${b.email}, ${b.memberIdx}, ${b.codeHash}, ${b.sealed ?? null},
      club_now() + make_interval(mins => ${CODE_MINUTES}))
    returning expires_at, created_at + make_interval(secs => ${RESEND_SECONDS}) as resend_at`
  return row!
}

export type Proof = Pick<
  CertificationTable,
  'kind' | 'purpose' | 'email' | 'memberIdx' | 'name' | 'birthDate' | 'gender' | 'phoneNo' | 'identityHash'
>

const proof = (sql: Sql) => sql`kind, purpose, email, member_idx, name, birth_date, gender, phone_no, identity_hash`

type Tried = Proof & { isRight: boolean; left: number; tokenExpiresAt: Temporal.Instant }

/** One statement, so that concurrent attempts cannot exceed the limit. The right code may be repeated until used. */
export async function tryCode(
  sql: Sql,
  { ticketHash, codeHash, tokenHash }: { ticketHash: Buffer; codeHash: Buffer; tokenHash: Buffer },
): Promise<Tried | undefined> {
  const [row] = await sql<Tried[]>`
    update certification set tries = tries + (code_hash <> ${codeHash})::int,
      proven_at = case when code_hash = ${codeHash} then coalesce(proven_at, club_now()) else proven_at end,
      token_hash = case when code_hash = ${codeHash} then ${tokenHash}::bytea else token_hash end,
      token_expires_at = case when code_hash = ${codeHash}
        then coalesce(token_expires_at, club_now() + make_interval(mins => ${TOKEN_MINUTES})) else token_expires_at end
    where ticket_hash = ${ticketHash} and code_hash is not null and used_at is null and tries < ${CODE_TRIES}
      and coalesce(token_expires_at, expires_at) > club_now()
    returning code_hash = ${codeHash} as is_right, ${CODE_TRIES} - tries as left, token_expires_at, ${proof(sql)}`
  return row
}

type WithoutCode = Proof & { isProven: boolean; tokenExpiresAt: Temporal.Instant }

/** For a method without a code. @param cameBack cookie of the browser the window returned to; NICE only */
export async function collect(
  sql: Sql,
  ticketHash: Buffer,
  tokenHash: Buffer,
  cameBack: string,
): Promise<WithoutCode | undefined> {
  const [row] = await sql<WithoutCode[]>`
    update certification set
      token_hash = case when proven_at is not null then ${tokenHash}::bytea end,
      token_expires_at = case when proven_at is not null
        then coalesce(token_expires_at, club_now() + make_interval(mins => ${TOKEN_MINUTES})) end
    where ticket_hash = ${ticketHash} and code_hash is null and used_at is null
      and (kind <> 'NICE' or proven_at is null or sealed = ${cameBack})
      and coalesce(token_expires_at, expires_at) > club_now()
    returning proven_at is not null as is_proven, token_expires_at, ${proof(sql)}`
  return row
}

export async function look(sql: Sql, tokenHash: Buffer, purpose: CertPurpose) {
  const [row] = await sql<(Proof & { isUsed: boolean })[]>`
    select ${proof(sql)}, used_at is not null as is_used from certification
    where token_hash = ${tokenHash} and purpose = ${purpose} and token_expires_at > club_now()`
  return row
}

export async function use(sql: Sql, tokenHash: Buffer, purpose: CertPurpose): Promise<Proof | undefined> {
  const [row] = await sql<Proof[]>`
    update certification set used_at = club_now()
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and token_expires_at > club_now()
    returning ${proof(sql)}`
  return row
}

/** Consumes a token for a read, which may be repeated with it for a moment. */
export async function useToRead(sql: Sql, tokenHash: Buffer, purpose: CertPurpose): Promise<Proof | undefined> {
  const [row] = await sql<Proof[]>`
    update certification set used_at = coalesce(used_at, club_now())
    where token_hash = ${tokenHash} and purpose = ${purpose} and token_expires_at > club_now()
      and (used_at is null or used_at > club_now() - make_interval(secs => ${REPEAT_SECONDS}))
    returning ${proof(sql)}`
  return row
}

export async function proveUnseen(sql: Sql, ticketHash: Buffer): Promise<void> {
  await sql`update certification set proven_at = club_now() where ticket_hash = ${ticketHash}`
}
