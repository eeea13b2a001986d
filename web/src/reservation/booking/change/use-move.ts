import { move, quote, read } from '@clubhouse/contract/reservation/booking/change'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFail } from '../../../api/call-fail'
import { ask } from '../../../api/transport'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import { endMove } from '../../hold/moving'
import type { Offer } from '../draft/offer'
import type { ReadBooking } from './use-change'

/** Nothing on the page would offer to read them again. */
const IN_LINE = { toasts: 'faults', waits: true, _nop_: true } as const

/** The move of a booking to the tee time that is held. */
export function useMove(bookingIdx: number, { slot, rules }: Offer) {
  const t = useText()
  const navigate = useNavigate()
  const [fail, setFail] = useState<CallFail>()
  const [isSending, setSending] = useState(false)
  const booking = useCall(read, { bookingIdx }, IN_LINE)
  const price = usePrice(booking.data, slot.slotIdx)
  const send = async (total: number) => {
    if (!booking.data) return
    setFail(undefined)
    setSending(true)
    const input = { bookingIdx, version: booking.data.version, slotIdx: slot.slotIdx, total, termsIdx: rules.termsIdx }
    try {
      const moved = await ask(move, input, { toasts: 'faults' })
      endMove()
      toast(t('change.MOVED', { date: moved.date, time: moved.time, course: moved.courseName }), { type: 'success' })
      await navigate(`/mypage?booking=${bookingIdx}`)
    } catch (error) {
      if (error instanceof CallFail) setFail(error)
      if (error instanceof CallFail && error.code === 'PRICE_CHANGED') await price.refetch()
      if (error instanceof CallFail && error.code === 'CHANGED_MEANWHILE') await booking.refetch()
      setSending(false)
    }
  }
  return { booking, price, fail, isSending, send }
}

/** What the booking would cost there, with the players, cart and caddie that it has. */
function usePrice(booking: ReadBooking | undefined, slotIdx: number) {
  const { bookingIdx = 0, players = [], cart = true, caddie = true } = booking ?? {}
  const named = players.map(({ no, kind, memberIdx, name, phoneNo }) => ({ no, kind, memberIdx, name, phoneNo }))
  const input = { slotIdx, bookingIdx, players: named, cart, caddie }
  return useCall(quote, input, { ...IN_LINE, enabled: booking !== undefined })
}
