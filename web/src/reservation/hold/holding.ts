import type { InputOf } from '@clubhouse/contract/call'
import type { book } from '@clubhouse/contract/reservation/booking'
import { detail } from '@clubhouse/contract/reservation/sheet'
import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { serverNow } from '../../api/clock'
import { needed, wanted } from '../../api/later'
import { ask } from '../../api/transport'
import { say } from '../../language/speaking'
import { toast } from '../../ui/feedback/toast'
import { useGiveBackOnLeave } from './give-back-on-leave'
import { recallHold, rememberHold } from './hold-memory'
import { type HoldEvent, type HoldStep, nextStep } from './hold-steps'
import { beginMove } from './moving'
import type { AnySlot } from './slot-view'

export interface Refused {
  slotIdx: number
  fail: CallFail
}

const QUIETLY = { quiet: 'refusals', _nop_: true } as const

/** Loaded on demand: viewing the sheet needs no hold. */
const calls = () => needed(() => import('./hold-calls'))
/** Preloads what a hold needs. */
export const prepareHold = () => wanted(calls)

/** The steps of a member from a tap to a booking, with their actions. */
export function useHolding(memberIdx: number, onChanged: () => void) {
  const [state, dispatch] = useReducer(nextStep, { step: 'none' })
  const [refused, setRefused] = useState<Refused>()
  const [extendFail, setExtendFail] = useState<CallFail>()

  const hold = useCallback(async (slot: AnySlot, date: string, seats = 1) => {
    setRefused(undefined)
    setExtendFail(undefined)
    dispatch({ type: 'asked', slot, date })
    try {
      const { lock } = await calls()
      const given = await ask(
        lock,
        { slotIdx: slot.slotIdx, count: seats, bookingIdx: beginMove(slot.slotIdx) },
        QUIETLY,
      )
      rememberHold({ slot, date, expiresAt: given.expiresAt })
      dispatch({ type: 'granted', slot, date, hold: given })
    } catch (error) {
      dispatch({ type: 'refused' })
      if (error instanceof CallFail) setRefused({ slotIdx: slot.slotIdx, fail: error })
    }
  }, [])

  const { giveBack, extend, confirm } = useHeldActions(state, dispatch, setExtendFail, onChanged)
  const { restore, verify } = useReread(memberIdx, state, dispatch, hold)
  useEffect(() => void restore(), [restore])
  useRunOut(state.step === 'held' ? state.hold.expiresAt : undefined, () => {
    rememberHold(undefined)
    dispatch({ type: 'ranOut' })
  })
  useGiveBackOnLeave(state.step === 'held' ? state.slot.slotIdx : undefined, restore)
  const forgetRefusal = useCallback(() => setRefused(undefined), [])
  return { state, refused, forgetRefusal, extendFail, hold, giveBack, extend, confirm, restore, verify }
}

export type Holding = ReturnType<typeof useHolding>

/** What a member does with a held tee time. */
function useHeldActions(
  state: HoldStep,
  dispatch: Dispatch<HoldEvent>,
  setExtendFail: (fail?: CallFail) => void,
  onChanged: () => void,
) {
  const giveBack = useCallback(async () => {
    rememberHold(undefined)
    dispatch({ type: 'gaveBack' })
    if (state.step !== 'held') return
    const { slotIdx, time } = state.slot
    toast(say('reservation.GAVE_BACK', { time }))
    // The focused panel is gone: the focus returns to where it came from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-slot="${slotIdx}"]`)?.focus())
    await calls()
      .then(({ relock }) => ask(relock, { slotIdx, x: 'N' }, QUIETLY))
      .catch(() => undefined)
    onChanged()
  }, [state, onChanged])

  const extend = useCallback(async () => {
    if (state.step !== 'held') return
    setExtendFail(undefined)
    try {
      const { relock } = await calls()
      const longer = await ask(relock, { slotIdx: state.slot.slotIdx, x: 'E' }, QUIETLY)
      if (longer) dispatch({ type: 'extended', hold: longer })
      if (longer) rememberHold({ slot: state.slot, date: state.date, expiresAt: longer.expiresAt })
    } catch (error) {
      if (error instanceof CallFail) setExtendFail(error)
    }
  }, [state])

  /** @returns why it is not booked */
  const confirm = useCallback(
    async (input: InputOf<typeof book>): Promise<CallFail | undefined> => {
      setExtendFail(undefined)
      const fail = await calls().then(
        ({ sendBooking }) => sendBooking(state, input, dispatch),
        (lost: CallFail) => lost,
      )
      onChanged()
      return fail
    },
    [state, onChanged],
  )
  return { giveBack, extend, confirm }
}

/** Reads the hold again: one kept for a reload, and one that the sheet no longer shows. */
function useReread(
  memberIdx: number,
  state: HoldStep,
  dispatch: Dispatch<HoldEvent>,
  hold: (slot: AnySlot, date: string) => Promise<void>,
) {
  const restore = useCallback(async () => {
    const kept = recallHold()
    if (!memberIdx || !kept) return
    const { slot, date } = kept
    const found = await ask(detail, { memberIdx, date, slotIdx: slot.slotIdx }, { quiet: true, _nop_: true }).catch(
      () => undefined,
    )
    if (found?.hold) dispatch({ type: 'granted', slot: found.slot, date, hold: found.hold })
    else rememberHold(undefined)
    // The page released the hold because it could not know that it would be restored.
    if (found && !found.hold && Date.parse(kept.expiresAt) > serverNow()) await hold(slot, date)
  }, [memberIdx, hold])

  const verify = useCallback(async () => {
    if (state.step !== 'held' || !memberIdx) return
    const { slot, date } = state
    const found = await ask(detail, { memberIdx, date, slotIdx: slot.slotIdx }, { quiet: true, _nop_: true }).catch(
      () => undefined,
    )
    if (!found || found.hold) return
    rememberHold(undefined)
    dispatch({ type: 'ranOut' })
  }, [state, memberIdx])
  return { restore, verify }
}

/** Dispatches the end of a hold by the server's clock. */
function useRunOut(expiresAt: string | undefined, ranOut: () => void): void {
  // Only the end is a dependency, not the listener.
  useEffect(() => {
    if (!expiresAt) return
    const timer = setTimeout(ranOut, Math.max(0, Date.parse(expiresAt) - serverNow()))
    return () => clearTimeout(timer)
  }, [expiresAt])
}
