import type { InputOf } from '@clubhouse/contract/call'
import { type book, lock, relock } from '@clubhouse/contract/reservation/booking/booking'
import { useMemo } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { allTexts } from '../../language/all-texts'
import { say } from '../../language/speaking'
import { store } from '../../ui/feedback/store'
import { toast } from '../../ui/feedback/toast'
import { type HeldTime, named } from './held-time'
import { happened, holdStep, useHoldStep } from './hold-store'
import { restoreHold } from './keep-hold'
import { lobbyTicket } from './lobby/lobby-ticket'
import { beginMove } from './moving'
import { sendBooking } from './send-booking'
import { tabId } from './this-tab'

export interface Refused {
  slotIdx: number
  fail: CallFail
}

const IN_BACKGROUND = { toasts: 'faults', _nop_: true } as const
const refusal = store<Refused | undefined>(undefined)
const extendRefusal = store<CallFail | undefined>(undefined)

async function take(time: HeldTime, count: number, bookingIdx?: number): Promise<void> {
  const wish = { slotIdx: time.slot.slotIdx, count, tab: tabId(), bookingIdx, lobbyTicket: lobbyTicket.get() }
  happened({ type: 'granted', ...time, hold: await ask(lock, wish, IN_BACKGROUND) })
}

/** @param isAgain a hold that ran out, which stays the move of a booking if it was one */
export async function hold(time: HeldTime, seats = 1, isAgain = false): Promise<void> {
  refusal.set(undefined)
  extendRefusal.set(undefined)
  happened({ type: 'asked', ...time })
  const { slotIdx } = time.slot
  try {
    await take(time, seats, beginMove(slotIdx, isAgain))
  } catch (error) {
    happened({ type: 'refused' })
    // The page does not bring the texts of refusals.
    await allTexts()
    if (error instanceof CallFail) refusal.set({ slotIdx, fail: error })
  }
}

export async function giveBack(): Promise<void> {
  const state = holdStep()
  happened({ type: 'gaveBack' })
  if (state.step !== 'held') return
  const { slotIdx } = state.slot
  toast(say('tee-times.GAVE_BACK', named(state)))
  // The focused panel is gone: the focus returns to where it came from.
  requestAnimationFrame(() => focusOn(slotIdx))
  await letGo(slotIdx)
}

/** Gives a hold of this member back, here or in another browser. */
export const letGo = (slotIdx: number) => ask(relock, { slotIdx, x: 'N' }, IN_BACKGROUND).catch(() => undefined)

export async function extend(): Promise<void> {
  const state = holdStep()
  if (state.step !== 'held') return
  extendRefusal.set(undefined)
  try {
    const longer = await ask(relock, { slotIdx: state.slot.slotIdx, x: 'E' }, IN_BACKGROUND)
    if (longer) happened({ type: 'extended', hold: longer })
  } catch (error) {
    if (error instanceof CallFail) extendRefusal.set(error)
  }
}

/** @returns why it is not booked */
async function confirm(input: InputOf<typeof book>): Promise<CallFail | undefined> {
  extendRefusal.set(undefined)
  const fail = await sendBooking(holdStep(), input, happened)
  const state = holdStep()
  // The same hold again has the new price.
  if (fail?.code === 'PRICE_CHANGED' && state.step === 'held')
    await take(state, state.hold.seats.length).catch(() => undefined)
  return fail
}

const forgetRefusal = () => refusal.set(undefined)

/** The steps of a member from a tap to a booking, with their actions; `onChanged` after those that free or take. */
export function useHolding(onChanged: () => void) {
  const state = useHoldStep()
  const actions = useMemo(
    () => ({
      giveBack: () => giveBack().then(onChanged),
      confirm: (input: InputOf<typeof book>) => confirm(input).finally(onChanged),
    }),
    [onChanged],
  )
  const [refused, extendFail] = [refusal.use(), extendRefusal.use()]
  return { state, refused, forgetRefusal, extendFail, hold, extend, restore: restoreHold, ...actions }
}

export type Holding = ReturnType<typeof useHolding>

function focusOn(slotIdx: number): void {
  const place =
    document.querySelector<HTMLElement>(`[data-slot="${slotIdx}"]`) ??
    document.querySelector<HTMLElement>('#content h1')
  if (!place) return
  const isTitle = place.tagName === 'H1'
  if (isTitle) place.tabIndex = -1
  place.focus({ preventScroll: isTitle })
}
