import type { Sql } from '../../platform/database.ts'

/** Milliseconds since 1970, without the shift of the club's clock: phones do not follow it. */
export async function realTime(sql: Sql): Promise<number> {
  const [row] = await sql<
    { ms: number }[]
  >`select (extract(epoch from statement_timestamp()) * 1000)::double precision as ms`
  return row!.ms
}

export interface Factors {
  isRequired: boolean
  hasApp: boolean
  passkeys: number
  recoveryLeft: number
}

export async function factors(sql: Sql, adminIdx: number): Promise<Factors> {
  const [row] = await sql<Factors[]>`
    select needs_second_factor() as is_required,
      exists (select from totp where admin_idx = ${adminIdx} and confirmed_at is not null) as has_app,
      (select count(*) from passkey where admin_idx = ${adminIdx}) as passkeys,
      (select count(*) from recovery_code where admin_idx = ${adminIdx} and used_at is null) as recovery_left`
  return row!
}

export async function lockManager(sql: Sql, adminIdx: number) {
  const [row] = await sql<{ id: string; name: string; email: string; lang: string }[]>`
    select id, name_in(lang, name, other_name) as name, email, lang from admin where admin_idx = ${adminIdx} for no key update`
  return row!
}

export async function lacksFactor(sql: Sql, adminIdx: number): Promise<boolean> {
  const [row] = await sql<{ lacks: boolean }[]>`
    select needs_second_factor() and not has_second_factor(${adminIdx}) as lacks`
  return row!.lacks
}

/** @param sealed the encrypted secret */
export async function setSecret(sql: Sql, adminIdx: number, sealed: string): Promise<boolean> {
  const [row] = await sql`
    insert into totp as t (admin_idx, secret) values (${adminIdx}, ${sealed})
    on conflict (admin_idx) do update set secret = excluded.secret, created_at = club_now(), last_step = 0
    where t.confirmed_at is null returning admin_idx`
  return row !== undefined
}

export async function secretOf(sql: Sql, adminIdx: number, isConfirmed: boolean): Promise<string | undefined> {
  const [row] = await sql<{ secret: string }[]>`
    select secret from totp where admin_idx = ${adminIdx} and (confirmed_at is not null) = ${isConfirmed}
      and (confirmed_at is not null or created_at > club_now() - interval '30 minutes')`
  return row?.secret
}

/** Consumes the code of a step: of two concurrent uses, the second fails. */
export async function takeStep(sql: Sql, adminIdx: number, step: number): Promise<boolean> {
  const [row] = await sql`
    update totp set last_step = ${step} where admin_idx = ${adminIdx} and last_step < ${step} returning admin_idx`
  return row !== undefined
}

export async function confirmSecret(sql: Sql, adminIdx: number): Promise<void> {
  await sql`update totp set confirmed_at = club_now() where admin_idx = ${adminIdx}`
}

export async function removeApp(sql: Sql, adminIdx: number): Promise<boolean> {
  const rows =
    await sql`delete from totp where admin_idx = ${adminIdx} and confirmed_at is not null returning admin_idx`
  return rows.length > 0
}

export async function setRecoveryCodes(sql: Sql, adminIdx: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_code where admin_idx = ${adminIdx}`
  for (const hash of hashes) await sql`insert into recovery_code (admin_idx, hash) values (${adminIdx}, ${hash})`
}

export async function useRecoveryCode(sql: Sql, adminIdx: number, hash: Buffer): Promise<boolean> {
  const [row] = await sql`
    update recovery_code set used_at = club_now()
    where admin_idx = ${adminIdx} and hash = ${hash} and used_at is null returning admin_idx`
  return row !== undefined
}

/** Without a factor there is nothing to recover. */
export async function dropUselessCodes(sql: Sql, adminIdx: number): Promise<void> {
  await sql`delete from recovery_code where admin_idx = ${adminIdx} and not has_second_factor(${adminIdx})`
}

export async function addTicket(
  sql: Sql,
  hash: Buffer,
  adminIdx: number,
  keep: boolean,
  minutes: number,
): Promise<void> {
  await sql`delete from login_ticket where expires_at < club_now() - interval '1 day'`
  await sql`
    insert into login_ticket (ticket_hash, admin_idx, keep, expires_at)
    values (${hash}, ${adminIdx}, ${keep}, club_now() + make_interval(mins => ${minutes}))`
}

/** Counts an attempt on a ticket. @returns nothing when it is unknown, used, expired or exhausted */
export async function tryTicket(sql: Sql, hash: Buffer, most: number) {
  const [row] = await sql<{ adminIdx: number; keep: boolean; tries: number }[]>`
    update login_ticket set tries = tries + 1
    where ticket_hash = ${hash} and tries < ${most} and expires_at > club_now() returning admin_idx, keep, tries`
  return row
}

export async function useTicket(sql: Sql, hash: Buffer): Promise<boolean> {
  const rows = await sql`delete from login_ticket where ticket_hash = ${hash} returning admin_idx`
  return rows.length > 0
}

export async function setRequired(sql: Sql, isRequired: boolean): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values ('account', jsonb_build_object('managerSecondFactor', ${isRequired}::boolean))
    on conflict (name) do update set version = rule_setting.version + 1,
      "values" = rule_setting."values" || jsonb_build_object('managerSecondFactor', ${isRequired}::boolean)`
}

/** Removes every factor of a manager. @returns how many there were */
export async function removeAll(sql: Sql, adminIdx: number): Promise<number> {
  const app = await sql`delete from totp where admin_idx = ${adminIdx} returning confirmed_at`
  const keys = await sql`delete from passkey where admin_idx = ${adminIdx} returning passkey_idx`
  await sql`delete from recovery_code where admin_idx = ${adminIdx}`
  return app.filter(({ confirmedAt }) => confirmedAt !== null).length + keys.length
}
