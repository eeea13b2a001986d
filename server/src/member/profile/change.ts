import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { nameIn, type PersonName, renamed } from '@clubhouse/contract/member/person-name'
import { CERT_EXPIRED } from '@clubhouse/contract/member/refusal'
import { audit } from '../../platform/audit.ts'
import { columnOf } from '../../platform/column-of.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { lookup } from '../../platform/lookup.ts'
import { isOfEmail, useProof } from '../certification/proof.ts'
import { changeWays } from '../consent/record.ts'
import { notify } from '../inbox/notify.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.profile.change>

const GROUPS = { gender: 'Z52', region: 'A01', work: '911', income: '506' } as const

/** Checks that need the database: codes in use, the home course, a birth date in the past. */
export async function invalid(input: Input, { sql: db, club, clock }: Context): Promise<Malformed | undefined> {
  if (input.lang !== undefined && !club.langs.includes(input.lang)) return new Malformed('lang')
  const today = dateIn(clock.now(), club.zone)
  if (input.birthDate && input.birthDate > today) return new Malformed('birthDate')
  if (input.courseIdx != null && !(await sql.hasCourse(db, input.courseIdx))) return new Malformed('courseIdx')
  const usable = await sql.usableKeys(db, Object.values(GROUPS))
  for (const [field, group] of Object.entries(GROUPS)) {
    const value = lookup<unknown>(input, field)
    if (value && !usable.has(`${group}.${value}`)) return new Malformed(field)
  }
  return undefined
}

export async function changeProfile(tx: Context, me: number, { version, certToken, marketing, ...input }: Input) {
  const found = await sql.lockVersion(tx.sql, me)
  if (found !== version) return CHANGED_MEANWHILE({ version: found })
  const before = { ...(await rows.profile(tx.sql, me)), ...(await rows.more(tx.sql, me)) }
  const names = renamed(tx.lang, before, input)
  if (!names) return new Malformed('otherName')
  const changes = Object.entries({ ...input, ...names }).filter(
    ([field, value]) => value !== undefined && value !== lookup<unknown>(before, field),
  )
  const fields: Record<string, unknown> = Object.fromEntries(changes)
  const who = ['name', 'otherName', 'email', 'phoneNo'].filter((field) => field in fields)
  if (who.length > 0 && !(await isProved(tx, me, certToken, fields, names))) return CERT_EXPIRED({})
  if (marketing) await changeWays(tx, me, marketing as Record<string, boolean>)
  await sql.change(
    tx.sql,
    me,
    version + 1,
    Object.fromEntries(changes.map(([field, value]) => [columnOf(field), value])),
  )
  if ('email' in fields)
    await notify(tx, 'EMAIL_CHANGED', before, { name: nameIn(before.lang, before), at: tx.clock.now() })
  // The record has the new value; the log does not keep old addresses.
  await audit(tx, { noun: 'member', recordIdx: me, after: { changed: Object.keys(fields), marketing } })
  return undefined
}

/** A new address is verified by a code sent to it; NICE also confirms name and number. */
async function isProved(
  tx: Context,
  me: number,
  certToken: string | undefined,
  fields: Record<string, unknown>,
  names: PersonName,
) {
  const proof = certToken === undefined ? undefined : await useProof(tx, certToken, 'PROFILE')
  if (!proof || proof.memberIdx !== me) return false
  if (typeof fields.email === 'string' && !(proof.kind === 'EMAIL' && isOfEmail(proof, fields.email))) return false
  const agrees = (said: string | null, given: unknown) => said === null || given === undefined || said === given
  const isNamed = 'name' in fields || 'otherName' in fields
  if (isNamed && proof.name !== null && proof.name !== names.name && proof.name !== names.otherName) return false
  return agrees(proof.phoneNo, fields.phoneNo)
}
