import type { Platform } from '../../platform/platform.ts'
import { openBounceReceiver } from './receiver.ts'

/** The port may become free later, for example when a stopping process exits. */
const AGAIN_MS = 10_000

/** An unavailable port is reported once and retried. @param say prints to the console @returns stops receiving */
export function keepReceivingBounces(platform: Platform, say: (line: string) => void, againMs = AGAIN_MS) {
  const { bounceDomain, bouncePort } = platform.config
  if (!bounceDomain) return async () => {}
  let timer: NodeJS.Timeout
  let ended = false
  let said = false
  const open = async () => {
    const receiver = await openBounceReceiver(platform, bounceDomain).catch((error: NodeJS.ErrnoException) => {
      if (!said)
        say(`Cannot receive bounced emails: port ${bouncePort} ${why(error)}. Set BOUNCE_PORT to another port.`)
      said = true
      if (!ended) timer = setTimeout(openAgain, againMs)
      return undefined
    })
    if (receiver && said) say(`Receiving bounced emails at port ${receiver.port} now.`)
    return receiver
  }
  const openAgain = () => {
    opening = open()
  }
  let opening = open()
  return async () => {
    ended = true
    clearTimeout(timer)
    await (await opening)?.close()
  }
}

const why = ({ code, message }: NodeJS.ErrnoException) =>
  code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code ?? message})`
