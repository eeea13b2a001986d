import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'

// The provider's window comes back to this site as a window of its own: it has neither name nor opener, for the browser
// keeps sites apart. What it has is a copy of what this window kept when it was opened, and a channel to speak on.
const CHANNEL = 'certification'
const DRAFT = 'nice'

/** A proof by mobile phone under way in this window, or in the one that opened it. */
interface UnderWay {
  purpose: string
  /** The page that wants the proof. */
  back: string
  /** Of the window that asked: known after the other one was opened, so never copied into it. */
  ticket?: string
  /** How it ended, where the provider had no window of its own. */
  ended?: 'proved' | 'failed'
}

export const noteUnderWay = (begun: UnderWay): void => writeDraft(DRAFT, { ...begun })
export const forgetUnderWay = (): void => dropDraft(DRAFT)

/** Has a proof for this come back to this very window? */
export function cameBackFor(purpose: string): boolean {
  const begun = readDraft(DRAFT) as Partial<UnderWay>
  return begun.ended !== undefined && begun.purpose === purpose
}

/** What came back to this very window for a page that wants it; given once. */
export function takeEnded(purpose: string): Pick<UnderWay, 'ticket' | 'ended'> | undefined {
  if (!cameBackFor(purpose)) return undefined
  const begun = readDraft(DRAFT) as Partial<UnderWay>
  forgetUnderWay()
  return begun
}

/** Hears how the proof in the other window ended. */
export function hearNiceEnd(act: (isProved: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => act(data === 'proved')
  return () => channel.close()
}

/**
 * Where the provider has led back to: tells the page that waits in the other window, and closes this one.
 * @returns `window` when that is so; the path of the page that wants the proof when there is only this window; nothing
 * when nobody comes from the provider
 */
export function endNice(isProved: boolean): { is: 'window' } | { is: 'back'; to: string } | undefined {
  const { back, ...begun } = readDraft(DRAFT) as Partial<UnderWay>
  if (!back) return undefined
  if (begun.ticket) {
    noteUnderWay({ ...begun, purpose: begun.purpose ?? '', back, ended: isProved ? 'proved' : 'failed' })
    return { is: 'back', to: back }
  }
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(isProved ? 'proved' : 'failed')
    channel.close()
  }
  forgetUnderWay()
  window.close()
  return { is: 'window' }
}
