import { detail } from '@clubhouse/contract/reservation/sheet/sheet'
import { serverNow } from '../../api/clock'
import { needed } from '../../api/later'
import { ask } from '../../api/transport'
import { currentSession, subscribe } from '../../session/session-store'
import { hearOtherTabs, recallHold, rememberHold } from './hold-memory'
import { happened, holdStep } from './hold-store'
import { knowMove } from './moving'
import { closeWith, tabId } from './this-tab'

/** No answer decides nothing and is not asked about: the next look asks again. */
const UNHEARD = { quiet: true, _nop_: true, waits: false } as const

/** Loaded on demand: viewing the sheet needs no hold. */
export async function holdCalls() {
  const calls = await needed(() => import('./hold-calls'))
  closeWith(calls.sayClosed)
  return calls
}

/** Tells the server that a tab is here, which gives a shortened hold its time back. @returns undefined without an answer */
const askServer = () =>
  holdCalls()
    .then(({ heldHere }) => ask(heldHere, { tab: tabId() }, UNHEARD))
    .then((found) => {
      if (found) knowMove(found.slot.slotIdx, found.hold.bookingIdx)
      return found
    })
    .catch(() => undefined)

/** Shows what another device of the member holds. */
export async function lookElsewhere(): Promise<void> {
  const session = currentSession()
  // A limited session may ask for nothing else.
  const mayAsk = session?.memberIdx && !session.userMove && !session.inactive
  if (!mayAsk || recallHold() || holdStep().step !== 'none') return
  const found = await askServer()
  if (found && holdStep().step === 'none') happened({ type: 'granted', ...found })
}

/** Shows what this browser holds. */
export async function restoreHold(): Promise<void> {
  const kept = recallHold()
  if (!kept) return
  const found = await askServer()
  if (found === undefined) return
  // An extension in another tab begins a new time.
  const grantedAt = found?.hold.expiresAt === kept.expiresAt ? kept.grantedAt : undefined
  if (found) return happened({ type: 'granted', ...found, grantedAt })
  rememberHold(undefined)
  // The page may have closed while the booking was under way.
  const { memberIdx, date, slot } = kept
  const seen = await ask(detail, { memberIdx, date, slotIdx: slot.slotIdx }, UNHEARD).catch(() => undefined)
  happened(seen?.slot.bookingIdx ? { type: 'gaveBack' } : { type: 'lost', ...kept })
}

/** Follows what other tabs do with the hold. */
function follow(): void {
  const now = holdStep()
  const kept = recallHold()
  if (now.step === 'held' && !kept) happened({ type: isOver(now.hold.expiresAt) ? 'ranOut' : 'gaveBack' })
  const isSame = now.step === 'held' && now.slot.slotIdx === kept?.slot.slotIdx && now.hold.expiresAt === kept.expiresAt
  const mayChange = now.step === 'held' || now.step === 'none' || now.step === 'expired'
  if (kept && mayChange && !isSame) restoreHold()
}

/** Tabs end a hold within the same second, in any order. */
const isOver = (expiresAt: string) => Date.parse(expiresAt) - serverNow() < 1_000

let memberIdx = currentSession()?.memberIdx

/** The hold goes with the session. */
function followSession(): void {
  const now = currentSession()?.memberIdx
  if (now === memberIdx) return
  const wasIn = memberIdx
  memberIdx = now
  if (wasIn) {
    happened({ type: 'left' })
    rememberHold(undefined)
  }
  if (now) restoreHold()
}

if (typeof window !== 'undefined') {
  const back = () => {
    if (document.visibilityState !== 'visible' || holdStep().step !== 'none') return
    if (recallHold()) restoreHold()
    else lookElsewhere()
  }
  subscribe(followSession)
  hearOtherTabs(follow)
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreHold())
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', back)
  restoreHold()
}
