import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { PASSWORD_REUSED, PASSWORD_RULE } from '@clubhouse/contract/member/refusal'
import type { Context } from '../../platform/context.ts'
import { checkNobody, hashPassword, isPassword } from '../../platform/password.ts'
import { accountSettings } from '../../site/account-settings.ts'
import type * as rows from './rows.ts'
import { birthdays, phoneWords, refusedBy, wordsIn } from './rules.ts'
import * as sql from './sql.ts'

/** The present password and the two before it are refused. */
const NOT_AGAIN = 3

let common: Promise<ReadonlySet<string>> | undefined
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readFile(join(import.meta.dirname, 'common.txt'), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line && !line.startsWith('#'))),
  )
  return common
}

export interface Somebody {
  id: string
  name: string
  otherName?: string
  email: string
  phoneNo?: string | null
  birthDate?: string | null
}

/** Why a new password is refused; undefined when it is accepted. @param policy replaces the club's */
export async function refusedPasswordOf(ctx: Context, password: string, person: Somebody, policy?: PasswordPolicy) {
  const passwordPolicy = policy ?? (await accountSettings(ctx)).passwordPolicy
  const { id, name, otherName = '', email, phoneNo, birthDate } = person
  const refused = refusedBy(password, passwordPolicy, {
    own: [...wordsIn([id, name, otherName, email]), ...birthdays(birthDate), ...phoneWords(phoneNo)],
    club: wordsIn([await sql.clubName(ctx.sql), ctx.club.siteCode, ctx.club.clubCode]),
    common: await commonPasswords(),
  })
  return refused && PASSWORD_RULE(refused)
}

/** Refuses the last three passwords, in constant time. */
export async function reused(tx: Context, whose: rows.Whose, password: string) {
  const hashes = await sql.lastHashes(tx.sql, whose, NOT_AGAIN)
  let found = false
  for (const hash of hashes) found = (await isPassword(password, hash)) || found
  for (let missing = hashes.length; missing < NOT_AGAIN; missing++) await checkNobody(password)
  return found ? PASSWORD_REUSED({}) : undefined
}

/** Sets a new password and ends every other session. @param keep the session that continues */
export async function setPassword(
  tx: Context,
  whose: rows.Whose,
  password: string,
  { keep = null, isTemporary = false }: { keep?: number | null; isTemporary?: boolean } = {},
): Promise<void> {
  await setHash(tx, whose, await hashPassword(password), { keep, isTemporary })
}

/** The same with a hash computed before the transaction, because hashing is slow on purpose. */
export async function setHash(
  tx: Context,
  whose: rows.Whose,
  hash: string,
  { keep = null, isTemporary = false }: { keep?: number | null; isTemporary?: boolean } = {},
): Promise<void> {
  await sql.setPassword(tx.sql, whose, hash, isTemporary, keep)
  await sql.endSessions(tx.sql, whose, keep)
}
