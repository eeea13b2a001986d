import type { Platform } from '../../platform/platform.ts'
import { openBounceReceiver } from './receiver.ts'

/** Whoever has the port may let go of it: a process that is on its way down, or what somebody stops. */
const AGAIN_MS = 10_000

/**
 * Receives bounces where BOUNCE_DOMAIN is set. Nobody waits for it, and a port that cannot be had is said once and
 * tried again: the rest of the product does not need it.
 * @param say a line for whoever looks at the console
 * @returns ends it
 */
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
