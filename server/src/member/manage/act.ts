import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { IN_USE } from '@clubhouse/contract/fail'
import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { foreignLanguage } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { afterWaiver } from '../../reservation/booking/conduct/after-waiver.ts'
import { giveBack } from '../../reservation/hold/hold.ts'
import { beginSuspension } from '../../reservation/rules/penalty/begin.ts'
import { bookingsFact } from '../../reservation/rules/penalty/bookings-fact.ts'
import { cancelRules } from '../../reservation/rules/penalty/impose.ts'
import { appealBy } from '../../reservation/rules/penalty/rows.ts'
import { isType } from '../account/rows.ts'
import { notify } from '../inbox/notify.ts'
import { wake } from '../recovery/wake.ts'
import { closeAccount } from '../withdrawal/close.ts'
import { REJECTED_HOURS } from './rules.ts'
import * as sql from './sql.ts'
import { begin, end, reasonFor, type Step } from './step.ts'

type Input = ParsedInputOf<typeof contract.memberManage.setState>

/** Applies one action to an account. Of two concurrent managers, the second is refused with the new state. */
export async function act(input: Input, ctx: Context) {
  const wrong = await invalid(input, ctx)
  if (wrong) return wrong
  const { cancelsMax } = await cancelRules(ctx)
  try {
    return await write(ctx, (tx) => step(tx, input, cancelsMax))
  } catch (error) {
    // Two applicants with one claimed number were approved at once: the unique key decides.
    if (isNoTaken(error)) return IN_USE({ where: 'memberNo', count: 1 })
    throw error
  }
}

async function step(tx: Context, input: Input, cancelsMax: number) {
  const step = await begin(tx, input)
  if (!('member' in step)) return step
  return (await DO[input.action](tx, step, cancelsMax)) ?? end(tx, step)
}

type Act = (tx: Context, step: Step, cancelsMax: number) => Promise<ReturnType<typeof IN_USE> | undefined>

const DO: Record<Input['action'], Act> = {
  APPROVE: async (tx, { member, memberType = member.memberType }) => {
    // Who has no membership does not get its number, which would count as checked from then on.
    const memberNo = memberType === WEB_MEMBER ? null : member.claimedNo
    if (memberNo && (await sql.hasNo(tx.sql, memberNo))) return IN_USE({ where: 'memberNo', count: 1 })
    await sql.approve(tx.sql, member.memberIdx, { memberType, memberNo })
    await notify(tx, 'APPROVED', member, { name: member.name, id: member.id })
    return undefined
  },
  REJECT: async (tx, step) => {
    const { member } = step
    await closeAccount(tx, member.memberIdx, { hours: REJECTED_HOURS })
    await notify(tx, 'REJECTED', member, { name: member.name, reason: reasonFor(step) })
    return undefined
  },
  SUSPEND: async (tx, step) => {
    const { member, until = '', reason, words } = step
    const penaltyIdx = await sql.suspend(tx.sql, member.memberIdx, { until, reason, words })
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { code: 'W9', until }, reason })
    await beginSuspension(tx, member.memberIdx, [penaltyIdx])
    const mayAppeal = await appealBy(tx.sql, penaltyIdx)
    await notify(tx, 'SUSPENDED', member, {
      ...{ name: member.name, until, reason: reasonFor(step), facts: [await bookingsFact(tx, member.lang)] },
      appealBy: mayAppeal ?? '',
    })
    return undefined
  },
  RESUME: async (tx, { member, reason }, cancelsMax) => {
    const resumed = await sql.resume(tx.sql, member.memberIdx)
    for (const { penaltyIdx, code } of resumed)
      await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { code, state: 'WAIVED' }, reason })
    await afterWaiver(tx, member.memberIdx, resumed, { cancelsMax, reason })
    await notify(tx, 'RESUMED', member, { name: member.name })
    return undefined
  },
  BLOCK: async (tx, step) => {
    const { member, reason, words } = step
    // Frees holds; booked tee times stay until the club cancels them.
    await giveBack(tx, member.memberIdx)
    await sql.block(tx.sql, member.memberIdx, { reason, words })
    await notify(tx, 'BLOCKED', member, { name: member.name, reason: reasonFor(step) })
    return undefined
  },
  UNBLOCK: async (tx, { member, after }) => {
    await sql.unblock(tx.sql, member.memberIdx, after)
    if (after === 'PENDING') await notify(tx, 'APPROVAL_PENDING', member, { name: member.name })
    else await notify(tx, 'UNBLOCKED', member, { name: member.name })
    return undefined
  },
  WAKE: async (tx, { member }) => {
    await wake(tx, member.memberIdx)
    await notify(tx, 'AWAKE', member, { name: member.name, at: tx.clock.now() })
    return undefined
  },
}

/** Fields of single actions: only a yes needs no reason, a suspension has a last day, an approval may set a type. */
async function invalid(
  { action, until, memberType, reason, translated }: Input,
  ctx: Context,
): Promise<Malformed | undefined> {
  const today = dateIn(ctx.clock.now(), ctx.club.zone)
  if (action !== 'APPROVE' && !reason) return new Malformed('reason')
  if (action === 'SUSPEND' ? until === undefined || until < today : until !== undefined) return new Malformed('until')
  const foreign = foreignLanguage(translated, ctx.club)
  if (foreign) return new Malformed(foreign)
  if (memberType === undefined) return undefined
  return action === 'APPROVE' && (await isType(ctx.sql, memberType)) ? undefined : new Malformed('memberType')
}

function isNoTaken(error: unknown): boolean {
  const { code, constraint_name } = (error ?? {}) as { code?: string; constraint_name?: string }
  return code === '23505' && constraint_name === 'member_member_no_key'
}
