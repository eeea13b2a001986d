/** Spoken between the provider's window, when it has come back to this site, and the page that opened it. */
const CHANNEL = 'certification'

/** Hears how the proof in the other window ended. */
export function hearNiceEnd(act: (isProved: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => act(data === 'proved')
  return () => channel.close()
}

/** Tells the page that waits, and closes this window if it was opened for the proof. */
export function tellNiceEnd(isProved: boolean): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(isProved ? 'proved' : 'failed')
  channel.close()
  if (window.name === 'nice') window.close()
}
