import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import { differInLetters, nameIn } from '@clubhouse/contract/member/person-name'
import { CERT_EXPIRED, ID_TAKEN, JOIN_CLOSED, REJOIN_WAIT } from '@clubhouse/contract/member/refusal'
import { TERMS_REQUIRED } from '@clubhouse/contract/reservation/refusal'
import { mayJoinUnder } from '@clubhouse/contract/terms'
import { claimMails } from '../../mail/send.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { hashPassword } from '../../platform/password.ts'
import { write } from '../../platform/write.ts'
import { accountSettings } from '../../site/account-settings.ts'
import { typesInForce } from '../../terms/rows.ts'
import { isOfEmail, useProof } from '../certification/proof.ts'
import { used } from '../certification/rows.ts'
import { record } from '../consent/record.ts'
import { notify } from '../inbox/notify.ts'
import { refusedPasswordOf } from '../password/new-password.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

type Application = ParsedInputOf<typeof contract.signup.signUp>

export const signup: Services<typeof contract.signup> = {
  rules: async ({ clubCode }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    return { ...(await accountSettings(ctx)), certKinds: await used(ctx.sql) }
  },

  checkId: async ({ clubCode, id }, ctx) =>
    clubCode === ctx.club.clubCode ? { available: await sql.isFree(ctx.sql, id) } : NOT_FOUND,

  signUp: async (application, ctx) => {
    const { clubCode, id, password, lang, birthDate } = application
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    if (lang !== undefined && !ctx.club.langs.includes(lang)) return new Malformed('lang')
    const today = dateIn(ctx.clock.now(), ctx.club.zone)
    if (birthDate !== undefined && birthDate > today) return new Malformed('birthDate')
    if (!mayJoinUnder(await typesInForce(ctx.sql))) return JOIN_CLOSED({})
    const refused = await refusedPasswordOf(ctx, password, application)
    if (refused) return refused
    // Hashed before the transaction: hashing is slow on purpose and would hold a connection.
    const passwordHash = await hashPassword(password)
    try {
      return await write(ctx, (tx) => join(tx, application, passwordHash))
    } catch (error) {
      if (isTaken(error)) return ID_TAKEN({ id })
      throw error
    }
  },
}

/** The database decides who has an id, over members and managers. */
function isTaken(error: unknown): boolean {
  const { code, constraint_name } = (error ?? {}) as { code?: string; constraint_name?: string }
  return code === '23505' && (constraint_name === 'login_id_pkey' || constraint_name === 'member_id_key')
}

async function join(tx: Context, wanted: Application, passwordHash: string) {
  await sql.waitForImport(tx.sql)
  const proof = await useProof(tx, wanted.certToken, 'SIGNUP')
  if (!proof || !isOfEmail(proof, wanted.email)) return CERT_EXPIRED({})
  const lang = wanted.lang ?? tx.club.lang
  const agreed = wanted.terms.filter((one) => one.agreed).map(({ termsIdx }) => termsIdx)
  const termsIdx = await sql.missing(tx.sql, lang, agreed)
  if (termsIdx.length > 0) return TERMS_REQUIRED({ termsIdx })
  const identity = proof.identityHash ?? (await rows.identityOf(tx.sql, wanted.email))
  const from = await sql.rejoinFrom(tx.sql, identity, (await accountSettings(tx)).rejoinDays)
  if (from) return REJOIN_WAIT({ from })
  // Claimed memberships and STAFF verification need the club's approval.
  const state = wanted.memberNo || proof.kind === 'STAFF' ? 'PENDING' : 'ACTIVE'
  const names = { name: proof.name ?? wanted.name, otherName: wanted.otherName }
  if (!differInLetters(names)) return new Malformed('otherName')
  const name = nameIn(lang, names)
  const memberIdx = await sql.add(tx.sql, {
    id: wanted.id,
    passwordHash,
    ...names,
    email: wanted.email,
    phoneNo: proof.phoneNo ?? wanted.phoneNo,
    lang,
    // A claimed membership is set when the club has verified it.
    memberType: WEB_MEMBER,
    claimedNo: wanted.memberNo || null,
    state,
    gender: proof.gender ?? wanted.gender ?? null,
    birthDate: proof.birthDate ?? wanted.birthDate ?? null,
    zipCode: wanted.zipCode ?? '',
    address: wanted.address ?? '',
    addressDetail: wanted.addressDetail ?? '',
    identityHash: proof.identityHash,
    isCertified: proof.kind !== 'STAFF',
  })
  await record(tx, memberIdx, wanted.terms)
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { state, certifiedBy: proof.kind } })
  for (const { penaltyIdx, code, untilDate } of await rows.takeUpPenalties(tx.sql, memberIdx, identity))
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { code, until: untilDate } })
  await claimMails(tx, memberIdx, wanted.email)
  const newcomer = { memberIdx, lang, email: wanted.email }
  if (state === 'ACTIVE') await notify(tx, 'WELCOME', newcomer, { name, id: wanted.id })
  else await notify(tx, 'APPROVAL_PENDING', newcomer, { name })
  return { memberIdx, id: wanted.id, state } as const
}
