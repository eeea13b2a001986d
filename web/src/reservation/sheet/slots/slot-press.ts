import { detail } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { allTexts } from '../../../language/all-texts'
import { type Say, useText } from '../../../language/use-text'
import { confirm } from '../../../ui/feedback/dialog'
import { type HeldTime, named, sheetOf } from '../../hold/held-time'
import { rememberHold } from '../../hold/hold-memory'
import { type Holding, letGo, type Refused } from '../../hold/holding'
import { failText, refusalText } from '../../hold/refusal-text'
import { type AnySlot, slotView } from '../../hold/slot-view'
import { useViewer } from '../../hold/viewer'
import { wantHold } from '../../hold/wanted-hold'
import type { AnySheet } from '../live/sheet-change'
import { useTakeWanted } from './take-wanted'

/** The message at a tee time. */
export interface SlotNotice {
  slotIdx: number
  text: string
  /** The refusal, if it is one. */
  code?: string
  /** Who plays there. */
  names?: readonly string[]
  remedy?: { label: string; run: () => void }
}

/** What a tap on a tee time does, and the message that follows. */
export function useSlotPress(sheet: AnySheet, holding: Holding, onBooking: () => void) {
  const t = useText()
  const navigate = useNavigate()
  const { viewer, memberIdx } = useViewer()
  const [why, setWhy] = useState<SlotNotice>()
  const { refused, forgetRefusal, state, restore } = holding
  const { date } = sheet
  const isHeld = state.step === 'held'

  // A message belongs to one day.
  useEffect(() => setWhy(undefined), [date])

  const take = useTake(sheet, holding, onBooking)

  const press = async (slot: AnySlot) => {
    setWhy(undefined)
    forgetRefusal()
    const { action } = slotView(slot, serverNow(), viewer)
    if (action === 'hold') return take(slot)
    if (action === 'login') {
      const wanted = timeIn(sheet, slot)
      wantHold({ slotIdx: slot.slotIdx, ...named(wanted) })
      const back = sheetOf(wanted)
      return navigate(`/login?back=${encodeURIComponent(back)}`)
    }
    if (action === 'return' && slot.bookingIdx) return navigate(`/mypage?booking=${slot.bookingIdx}`)
    if (action === 'return') {
      onBooking()
      if (isHeld) return
      // Held in another browser.
      rememberHold({
        memberIdx,
        ...timeIn(sheet, slot),
        expiresAt: slot.heldUntil ?? new Date(serverNow()).toISOString(),
      })
      return restore()
    }
    const { slotIdx, drawIdx } = slot
    if (action === 'who') return setWhy({ slotIdx, text: t('tee-times.PLAYERS'), names: slot.names ?? [] })
    const said = await reason(t, slot, memberIdx, date)
    const toDraw = () => navigate(`/reservation/draws/${drawIdx}`)
    setWhy({
      slotIdx,
      text: t('tee-times.STATE_NOT_FOR_YOU'),
      ...said,
      ...(drawIdx && { remedy: { label: t('draw.SEE_DRAW'), run: toDraw } }),
    })
  }

  useTakeWanted(sheet, press)

  const closeNotice = useCallback(() => {
    setWhy(undefined)
    forgetRefusal()
  }, [forgetRefusal])
  const notice =
    why ??
    (refused && {
      slotIdx: refused.slotIdx,
      text: failText(t, refused.fail),
      code: refused.fail.code,
      remedy: remedy(t, sheet, refused, take),
    })

  return { press, notice, closeNotice }
}

const timeIn = ({ date, courses }: AnySheet, slot: AnySlot): HeldTime => ({
  slot,
  date,
  courseName: courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)?.name ?? '',
})

/** Holds a tee time, after a question in place of the one that is held. */
function useTake(sheet: AnySheet, { state, hold, giveBack }: Holding, onBooking: () => void) {
  const t = useText()
  return async (slot: AnySlot) => {
    if (state.step === 'held') {
      const words = {
        title: t('tee-times.HOLD_OTHER', named(timeIn(sheet, slot))),
        message: t('tee-times.HOLD_OTHER_TEXT', named(state)),
      }
      if (!(await confirm(words))) return
      await giveBack()
    }
    onBooking()
    await hold(timeIn(sheet, slot), slot.mode === 'SHARED' ? Math.max(1, slot.capacity - slot.taken) : 1)
  }
}

/** The other hold may be on another day or in another window. */
function remedy(
  t: Say,
  sheet: AnySheet,
  refused: Refused,
  take: (slot: AnySlot) => Promise<void>,
): SlotNotice['remedy'] {
  const other = Number(refused.fail.msgVar.slotIdx)
  const slot = sheet.slots.find((one) => one.slotIdx === refused.slotIdx)
  if (refused.fail.code !== 'HOLD_LIMIT' || !other || !slot) return undefined
  const swap = async () => {
    await letGo(other)
    await take(slot)
  }
  return { label: t('tee-times.SWAP_HOLD'), run: swap }
}

/** Why a tee time cannot be taken; details known only to the server are requested. */
async function reason(
  t: Say,
  slot: AnySlot,
  memberIdx: number,
  date: string,
): Promise<Pick<SlotNotice, 'text' | 'code'> | undefined> {
  const said = (code: string, vars: Record<string, unknown>) => ({ code, text: refusalText(t, { code, vars }) })
  const { state } = slotView(slot, serverNow(), 'member')
  // The page does not bring the texts of refusals.
  await allTexts()
  if (state === 'NOT_OPEN') return said('NOT_OPEN', { opensAt: slot.opensAt })
  if (state === 'HELD') return said('HELD_BY_OTHER', { freesAt: slot.heldUntil })
  if (state === 'DRAW') return said('DRAW_ONLY', { opensAt: slot.opensAt })
  if (state === 'BLOCKED') return { text: t('tee-times.BLOCKED_WHY') }
  if (!memberIdx) return undefined
  const answer = await ask(detail, { memberIdx, date, slotIdx: slot.slotIdx }, { _nop_: true }).catch(() => undefined)
  const block = answer?.blocks[0]
  return block && said(block.code, block.vars)
}
