import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'

// The browser isolates the provider's window: a copy of this session storage and a channel are all it has.
const CHANNEL = 'certification'
const DRAFT = 'nice'

/** A verification by mobile phone in progress in this window, or in its opener. */
interface UnderWay {
  purpose: string
  back: string
  /** Set after the other window was opened, so it is never copied into it. */
  ticket?: string
  /** The result, where the provider used this window. */
  ended?: 'proved' | 'failed'
}

export const noteUnderWay = (begun: UnderWay): void => writeDraft(DRAFT, { ...begun })
export const forgetUnderWay = (): void => dropDraft(DRAFT)

/** Has a result returned to this window? */
export function cameBackFor(purpose: string): boolean {
  const begun = readDraft(DRAFT) as Partial<UnderWay>
  return begun.ended !== undefined && begun.purpose === purpose
}

/** The result that returned to this window; read once. */
export function takeEnded(purpose: string): Pick<UnderWay, 'ticket' | 'ended'> | undefined {
  if (!cameBackFor(purpose)) return undefined
  const begun = readDraft(DRAFT) as Partial<UnderWay>
  forgetUnderWay()
  return begun
}

export function hearNiceEnd(act: (isProved: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => act(data === 'proved')
  return () => channel.close()
}

/** Tells the page that waits in another window; without one it returns the path of the page that waited here. */
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
