import { detail, heldHere } from '@clubhouse/contract/reservation/sheet/sheet'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { hearOtherTabs } from '../../session/running-hold'
import { currentSession, subscribe } from '../../session/session-store'
import { recallHold, rememberHold } from './hold-memory'
import { happened, holdStep } from './hold-store'
import { knowMove } from './moving'
import { tabId } from './this-tab'

/** No answer decides nothing and is not asked about: the next look asks again. */
const UNHEARD = { _nop_: true, waits: false } as const

/** Tells the server that a tab is here, which gives a shortened hold its time back. @returns undefined without an answer */
async function askServer() {
  const found = await ask(heldHere, { tab: tabId() }, UNHEARD).catch(() => undefined)
  if (found) knowMove(found.slot.slotIdx, found.hold.bookingIdx)
  return found
}

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

/** Follows the hold through other tabs, the session and the line, from now on. @returns what ends it */
export function followHold(): () => void {
  let memberIdx = currentSession()?.memberIdx
  /** The hold goes with the session. */
  const followSession = () => {
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
  const back = () => {
    if (document.visibilityState !== 'visible' || holdStep().step !== 'none') return
    if (recallHold()) restoreHold()
    else lookElsewhere()
  }
  const ends = [
    subscribe(followSession),
    hearOtherTabs(follow),
    listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && restoreHold()),
    listen(window, 'online', back),
    listen(document, 'visibilitychange', back),
  ]
  if (holdStep().step === 'none') restoreHold()
  return () => {
    for (const end of ends) end()
  }
}

function listen(target: EventTarget, type: string, act: (event: Event) => void): () => void {
  target.addEventListener(type, act)
  return () => target.removeEventListener(type, act)
}
