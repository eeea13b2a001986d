import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { nameIn, type PersonName, renamed } from '@clubhouse/contract/member/person-name'
import { CERT_EXPIRED } from '@clubhouse/contract/member/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import { isOfEmail, useProof } from '../certification/proof.ts'
import { changeWays } from '../consent/record.ts'
import { tell } from '../inbox/tell.ts'
import * as sql from './sql.ts'

type Wish = ParsedInputOf<typeof contract.profile.change>

/** Fields that hold a key of a code group. */
const GROUPS = { gender: 'Z52', region: 'A01', work: '911', income: '506' } as const

/** What the form cannot know: is the key in use, is there such a course, is the birthday in the past? */
export async function misfit(wish: Wish, { sql: db, club, clock }: Context): Promise<Malformed | undefined> {
  if (wish.lang !== undefined && !club.langs.includes(wish.lang)) return new Malformed('lang')
  const today = clock.now().toZonedDateTimeISO(club.zone).toPlainDate().toString()
  if (wish.birthDate && wish.birthDate > today) return new Malformed('birthDate')
  if (wish.courseIdx != null && !(await sql.hasCourse(db, wish.courseIdx))) return new Malformed('courseIdx')
  const usable = await sql.usableKeys(db, Object.values(GROUPS))
  for (const [field, group] of Object.entries(GROUPS)) {
    const value = lookup<unknown>(wish, field)
    if (value && !usable.has(`${group}.${value}`)) return new Malformed(field)
  }
  return undefined
}

/** Changes what is given: hand in the context of `write`. */
export async function changeProfile(tx: Context, me: number, { version, certToken, marketing, ...wish }: Wish) {
  const found = await sql.lockVersion(tx.sql, me)
  if (found !== version) return CHANGED_MEANWHILE({ version: found })
  const before = { ...(await sql.profile(tx.sql, me)), ...(await sql.more(tx.sql, me)) }
  const names = renamed(tx.lang, before, wish)
  if (!names) return new Malformed('otherName')
  const changes = Object.entries({ ...wish, ...names })
    .map(([field, value]) => [field, value === '' && field in GROUPS ? null : value] as const)
    .filter(([field, value]) => value !== undefined && value !== lookup<unknown>(before, field))
  const fields: Record<string, unknown> = Object.fromEntries(changes)
  const who = ['name', 'otherName', 'email', 'phoneNo'].filter((field) => field in fields)
  if (who.length > 0 && !(await isProved(tx, me, certToken, fields, names))) return CERT_EXPIRED({})
  if (marketing) await changeWays(tx, me, marketing as Record<string, boolean>)
  await sql.change(tx.sql, me, version + 1, Object.fromEntries(changes.map(([field, value]) => [column(field), value])))
  if ('email' in fields)
    await tell(tx, 'EMAIL_CHANGED', before, { name: nameIn(before.lang, before), at: tx.clock.now() })
  // What it is now stands in the record; the log need not keep people's old addresses for ever.
  await audit(tx, { noun: 'member', recordIdx: me, after: { changed: Object.keys(fields), marketing } })
  return undefined
}

/** Another address is proved by a code sent to it; NICE also says the name and the number. */
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

const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
