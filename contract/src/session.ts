import * as z from 'zod'
import { anyone, signedIn } from './access.ts'
import { call } from './call.ts'
import { fail, SITE_CLOSED, WRONG_STATE } from './fail.ts'
import { clubCode, idx, instant, key } from './shape.ts'

export const BAD_LOGIN = fail('session', 'BAD_LOGIN', { left: z.int() })
export const LOCKED = fail('session', 'LOCKED', { until: instant })
export const UNLOCK_EXPIRED = fail('session', 'UNLOCK_EXPIRED', {})
export const PENDING_APPROVAL = fail('session', 'PENDING_APPROVAL', {})
export const BLOCKED = fail('session', 'BLOCKED', { reason: z.string().optional() })
/** The password was right; a second step follows by one of these kinds: APP, RECOVERY, PASSKEY. */
export const SECOND_FACTOR = fail('session', 'SECOND_FACTOR', { ticket: z.string(), kinds: z.array(z.string()) })

/** The PIN is wrong, or none that opens a session; the answer does not say which. */
export const PIN_WRONG = fail('session', 'PIN_WRONG', {})

export const passkeyAnswer = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
})
/** The Origin header of the browser; no other value is accepted. */
export const origin = z.string().max(300).optional()

export const adminMenu = z
  .object({
    code: z.string(),
    name: z.string(),
    path: z.string().optional(),
    isCreate: z.boolean(),
    isRead: z.boolean(),
    isUpdate: z.boolean(),
    isDelete: z.boolean(),
    get children() {
      return z.array(adminMenu)
    },
  })
  .meta({ id: 'AdminMenu' })
export type ManagerMenu = z.output<typeof adminMenu>

const tokens = {
  accessToken: z.string(),
  accessTokenExpire: instant,
  refreshToken: z.string(),
  refreshTokenExpire: instant,
}

export const session = z.object({
  ...tokens,
  clubCode,
  id: z.string(),
  name: z.string(),
  lang: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  authority: z.enum(['MEMBER', 'MANAGER']),
  adminIdx: idx.nullable(),
  memberIdx: idx.nullable(),
  memberType: key('702').nullable(),
  clubIdx: idx,
  clubName: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  zipCode: z.string(),
  clubPhoneNo: z.string(),
  clubFaxNo: z.string(),
  businessNo: z.string(),
  ceoName: z.string(),
  isAdmin: z.boolean(),
  isSSAdmin: z.boolean(),
  isTempPassword: z.boolean(),
  authClub: z.array(clubCode),
  clubList: z.array(z.object({ clubCode, clubName: z.string() })),
  langList: z.array(z.object({ code: z.string(), name: z.string() })),
  imageUrl: z.string().nullable(),
  inactive: z.boolean(),
  inactiveDate: instant.nullable(),
  userMove: z.string().nullable(),
  adminMenu: z.array(adminMenu).optional(),
})
export type Session = z.output<typeof session>

export const sessionRecord = session.omit({
  accessToken: true,
  accessTokenExpire: true,
  refreshToken: true,
  refreshTokenExpire: true,
  userMove: true,
  adminMenu: true,
})
export type SessionRecord = z.output<typeof sessionRecord>

export const record = call('GET /info/session', {
  summary: 'Read the record of this session again: the person and the club, without tokens.',
  access: signedIn,
  input: {},
  data: sessionRecord,
  evenWhenLimited: true,
})

export const login = call('POST /member/login', {
  summary: 'Log in as a member or a manager; members can use a passkey instead of ID and password.',
  access: anyone,
  input: {
    clubCode,
    id: z.string().min(1).max(20).optional(),
    password: z.string().min(1).max(128).optional(),
    passkey: passkeyAnswer.optional(),
    origin,
    /** Stay signed in: the refresh token lives 14 days instead of 12 hours. */
    chk: z.boolean().default(false),
  },
  data: session,
  headers: { origin: 'origin' },
  /** WRONG_STATE: the member has closed the account and can restore it. */
  fails: [BAD_LOGIN, LOCKED, PENDING_APPROVAL, BLOCKED, WRONG_STATE, SECOND_FACTOR, SITE_CLOSED],
  limit: 'secret',
  evenWhenClosed: true,
})

export const logout = call('DELETE /member/logout', {
  summary:
    'End this session, or with `all` every session of the person; holds are released. With `idle`, the device keeps its push notifications.',
  access: signedIn,
  input: { all: z.boolean().default(false), idle: z.boolean().default(false) },
  data: z.null(),
  evenWhenClosed: true,
  evenWhenLimited: true,
})

export const refresh = call('GET /tokens/refresh', {
  summary: 'Exchange a refresh token for a new pair of tokens; it works once. Send it in the header X-Refresh-Token.',
  access: anyone,
  input: { refreshToken: z.string().max(200).optional() },
  headers: { 'x-refresh-token': 'refreshToken' },
  data: z.object(tokens),
  limit: 'secret',
  evenWhenClosed: true,
  evenWhenLimited: true,
})
