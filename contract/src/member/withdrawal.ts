import * as z from 'zod'
import { member, own } from '../access.ts'
import { call } from '../call.ts'
import { LOCKED } from '../session.ts'
import { idx, instant, key, text } from '../shape.ts'
import { password } from './person.ts'
import { PASSWORD_WRONG, WITHDRAW_BLOCKED } from './refusal.ts'

/** What a member still has at the club; some of it prevents closing the account. */
export const bondCode = z.enum([
  'FUTURE_BOOKING',
  'WON_DRAW',
  'TEAM_OFFICER',
  'UNPAID',
  'BILL',
  'REFUND',
  'COMPANION_BOOKING',
  'OPEN_ENTRY',
  'OPEN_APPEAL',
])
export type BondCode = z.output<typeof bondCode>

const bond = z.object({
  code: bondCode,
  count: z.int(),
  text: z.string(),
  link: z.string(),
})
export type Bond = z.output<typeof bond>

export const impossible = call('GET /info/impossible/{a=memberIdx}/{b=clubIdx}', {
  summary: 'Check what prevents the member from closing the account.',
  access: own('memberIdx'),
  input: { memberIdx: idx, clubIdx: idx },
  data: z.object({ possible: z.boolean(), blockers: z.array(bond), warnings: z.array(bond) }),
  evenWhenLimited: ['READ_ONLY'],
})

export const reason = call('POST /info/delete_reason', {
  summary: 'Save why the member closes the account.',
  access: member,
  input: { reasons: z.array(key('Z82').min(1)).min(1).max(10), text: text(1000).optional() },
  data: z.object({ reasonIdx: idx }),
  evenWhenLimited: ['READ_ONLY'],
})

export const withdraw = call('DELETE /info', {
  summary: 'Close the account; requires POST /info/check-password. It can be restored for 7 days.',
  access: member,
  input: { reasonIdx: idx, password },
  data: z.object({ withdrawnAt: instant, undoUntil: instant }),
  fails: [WITHDRAW_BLOCKED, PASSWORD_WRONG, LOCKED],
  limit: 'secret',
  evenWhenLimited: ['READ_ONLY'],
})
