import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { make, type Overridable } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useForm } from '../../../form/use-form'
import type { Values } from '../../../ui/form/draft'
import type { AnySlot } from '../../hold/slot-view'
import { isOverridable } from './desk-refused'
import { deskPlayers, NEW_DESK_BOOKING, placeField } from './desk-values'

/**
 * The form of a booking for a member, or for a guest without one.
 * @returns also the rules that the next attempt would set aside: those of before, and the one that refused last
 */
export function useMake({ slotIdx }: AnySlot, memberIdx?: number) {
  const [before, setBefore] = useState<readonly Overridable[]>([])
  const form = useForm({
    call: make,
    initial: NEW_DESK_BOOKING,
    words: { reason: 'desk.WHY_MISSING' },
    checks: memberIdx === undefined ? GUEST_CHECKS : undefined,
    blames: ({ status, msgDetail }) => {
      if (status !== 400) return undefined
      if (msgDetail?.startsWith('guest')) return { guestPhone: 'form.WRONG' }
      const at = /^players\[(\d)\]\.name$/.exec(msgDetail ?? '')?.[1]
      return at ? { [placeField(Number(at) + 1).name]: 'form.WRONG' } : undefined
    },
    given: { slotIdx },
    input: (values) => {
      const booker = bookerOf(memberIdx, values)
      const couponIdx = values.couponIdx === '' ? undefined : Number(values.couponIdx)
      return { ...booker.input, couponIdx, players: deskPlayers(booker.player, values) }
    },
    failed: (_, { override = [] }) => setBefore(override),
  })
  const { fail } = form
  const aside = fail instanceof CallFail && isOverridable(fail.code) ? [...before, fail.code] : undefined
  return { form, aside }
}

const PHONE_DIGITS = 7

const GUEST_CHECKS = {
  guestName: ({ guestName }: Values) => (String(guestName).trim() ? undefined : ('desk.GUEST_NAME_MISSING' as const)),
  guestPhone: ({ guestPhone }: Values) =>
    String(guestPhone).replace(/\D/g, '').length < PHONE_DIGITS ? ('desk.GUEST_PHONE_MISSING' as const) : undefined,
}

function bookerOf(memberIdx: number | undefined, { guestName, guestPhone }: Values) {
  if (memberIdx !== undefined)
    return { input: { memberIdx }, player: { no: 1, kind: 'MEMBER', memberIdx } satisfies Player }
  const guest = { name: String(guestName).trim(), phoneNo: String(guestPhone).trim() }
  return { input: { guest }, player: { no: 1, kind: 'GUEST', ...guest } satisfies Player }
}
