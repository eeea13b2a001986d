import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CERT_WRONG } from '@clubhouse/contract/member/refusal'
import { ownerOf } from '../../passkey/owner.ts'
import { type Context, Malformed, memberOf } from '../../platform/context.ts'
import { hashTicket, newTicket } from '../../platform/ticket.ts'
import { write } from '../../platform/write.ts'
import { STATES } from './rules.ts'
import * as sql from './sql.ts'

type Input = Pick<ParsedInputOf<typeof contract.certification.begin>, 'purpose' | 'passkey' | 'origin'>

/** Verifies a member by a passkey signature. A member who is logged in can verify that member only. */
export async function beginByPasskey({ purpose, passkey, origin }: Input, ctx: Context) {
  if (!passkey) return new Malformed('passkey')
  const me = purpose === 'PROFILE' ? memberOf(ctx) : ctx.who?.memberIdx
  const owner = await ownerOf(ctx, passkey, origin)
  const member =
    owner?.memberIdx != null && (me == null || me === owner.memberIdx)
      ? await sql.known(ctx.sql, owner.memberIdx, STATES[purpose])
      : undefined
  if (!member) return CERT_WRONG({ left: 0 })
  return write(ctx, async (tx) => {
    const ticket = newTicket()
    const { memberIdx } = member
    const begun = await sql.begin(tx.sql, {
      ticketHash: hashTicket(ticket),
      kind: 'PASSKEY',
      purpose,
      email: null,
      memberIdx,
      codeHash: null,
    })
    await sql.proveUnseen(tx.sql, hashTicket(ticket))
    return { ticket, ...begun }
  })
}
