import type { Sql } from '../platform/database.ts'
import type { PasskeyTable } from '../platform/tables.ts'

/** A member or a manager; the other number is null. */
export interface Owner {
  memberIdx: number | null
  adminIdx: number | null
}

const ofOwner = (sql: Sql, { memberIdx, adminIdx }: Owner) =>
  memberIdx !== null ? sql`member_idx = ${memberIdx}` : sql`admin_idx = ${adminIdx}`

export async function addChallenge(
  sql: Sql,
  challenge: string,
  ticketHash: Buffer,
  purpose: 'LOGIN' | 'ADD',
  { memberIdx, adminIdx }: Owner,
  minutes: number,
): Promise<void> {
  await sql`delete from passkey_challenge where expires_at < club_now() - interval '1 day'`
  await sql`
    insert into passkey_challenge (challenge, ticket_hash, purpose, member_idx, admin_idx, expires_at)
    values (${challenge}, ${ticketHash}, ${purpose}, ${memberIdx}, ${adminIdx}, club_now() + make_interval(mins => ${minutes}))`
}

/** Consumes the challenge of a login: of two concurrent uses, the second finds nothing. */
export async function useLoginChallenge(sql: Sql, challenge: string): Promise<boolean> {
  const rows = await sql`
    delete from passkey_challenge where challenge = ${challenge} and purpose = 'LOGIN' and expires_at > club_now()
    returning challenge`
  return rows.length > 0
}

export async function useAddChallenge(sql: Sql, ticketHash: Buffer, owner: Owner): Promise<string | undefined> {
  const [row] = await sql<{ challenge: string }[]>`
    delete from passkey_challenge
    where ticket_hash = ${ticketHash} and purpose = 'ADD' and expires_at > club_now() and ${ofOwner(sql, owner)}
    returning challenge`
  return row?.challenge
}

export async function list(sql: Sql, owner: Owner) {
  return sql<Pick<PasskeyTable, 'passkeyIdx' | 'name' | 'createdAt' | 'lastUsedAt' | 'credentialId' | 'transports'>[]>`
    select passkey_idx, name, created_at, last_used_at, credential_id, transports from passkey
    where ${ofOwner(sql, owner)} order by passkey_idx`
}

export async function byCredential(sql: Sql, credentialId: string) {
  const [row] = await sql<
    (Pick<PasskeyTable, 'passkeyIdx' | 'credentialId' | 'publicKey' | 'counter' | 'transports'> & Owner)[]
  >`
    select passkey_idx, member_idx, admin_idx, credential_id, public_key, counter, transports from passkey
    where credential_id = ${credentialId} for no key update`
  return row
}

export async function noteUse(sql: Sql, passkeyIdx: number, counter: number): Promise<void> {
  await sql`update passkey set counter = ${counter}, last_used_at = club_now() where passkey_idx = ${passkeyIdx}`
}

export async function add(
  sql: Sql,
  { memberIdx, adminIdx }: Owner,
  p: { id: string; publicKey: Uint8Array; counter: number; transports?: string[] },
  name: string,
): Promise<number | undefined> {
  const [row] = await sql<{ passkeyIdx: number }[]>`
    insert into passkey (member_idx, admin_idx, credential_id, public_key, counter, transports, name)
    values (${memberIdx}, ${adminIdx}, ${p.id}, ${Buffer.from(p.publicKey)}, ${p.counter}, ${p.transports ?? []}, ${name})
    on conflict do nothing returning passkey_idx`
  return row?.passkeyIdx
}

/** @returns the name of the removed key; undefined when this person has none such */
export async function remove(sql: Sql, passkeyIdx: number, owner: Owner): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    delete from passkey where passkey_idx = ${passkeyIdx} and ${ofOwner(sql, owner)} returning name`
  return row?.name
}

interface Person {
  id: string
  name: string
  email: string
  lang: string
}

export async function person(sql: Sql, { memberIdx, adminIdx }: Owner): Promise<Person> {
  const [row] = await sql<Person[]>`
    select id, name_in(lang, name, other_name) as name, email, lang from member where member_idx = ${memberIdx}
    union all select id, name_in(lang, name, other_name), email, lang from admin where admin_idx = ${adminIdx}`
  return row!
}

export async function lockOwner(sql: Sql, { memberIdx, adminIdx }: Owner): Promise<void> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  await sql`select from admin where admin_idx = ${adminIdx} for no key update`
}
