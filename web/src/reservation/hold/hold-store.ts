import { serverNow } from '../../api/clock'
import { currentSession } from '../../session/session-store'
import { store } from '../../ui/feedback/store'
import { rememberHold } from './hold-memory'
import { type Held, type HoldEvent, type HoldStep, nextStep } from './hold-steps'

/** The hold of this browser outlives the page that took it: it ends by its time, not by looking elsewhere. */
const step = store<HoldStep>({ step: 'none' })
let end: ReturnType<typeof setTimeout> | undefined

export const useHoldStep = step.use
export const holdStep = step.get

/** A phone shows either the sheet or the form. */
export const holdView = store<'sheet' | 'booking'>('booking')

export const isHolding = (now: HoldStep): now is Extract<HoldStep, Held> =>
  now.step === 'held' || now.step === 'sending' || now.step === 'unsure'

export function happened(event: HoldEvent): void {
  const before = step.get()
  const now = nextStep(before, event)
  if (now === before) return
  step.set(now)
  clearTimeout(end)
  if (now.step === 'held') endAt(now.hold.expiresAt)
  if (isHolding(now)) keep(now)
  else if (isHolding(before)) rememberHold(undefined)
}

function keep({ slot, date, courseName, hold, grantedAt }: Held): void {
  const memberIdx = currentSession()?.memberIdx
  // Who else plays does not belong into the storage of a browser.
  const { names: _, ...bare } = slot
  if (memberIdx) rememberHold({ memberIdx, slot: bare, date, courseName, expiresAt: hold.expiresAt, grantedAt })
}

/** By the club's clock, which may have been corrected while this waited. */
function endAt(expiresAt: string): void {
  const left = Date.parse(expiresAt) - serverNow()
  if (left <= 0) happened({ type: 'ranOut' })
  else end = setTimeout(endAt, left, expiresAt)
}
