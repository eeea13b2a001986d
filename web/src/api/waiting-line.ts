import { say } from '../language/speaking'
import { toastBar } from '../ui/feedback/toast-bar'

/** Requests without an answer; each is told whether the person wants to send it again. */
const waiting = new Set<(again: boolean) => void>()
let takeOff: (() => void) | undefined

/**
 * Waits in line after the connection was lost. One question stands for all who wait: true sends them again together,
 * false gives up. Nothing is sent again without having been asked for.
 */
export function waitInLine(signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (again: boolean) => {
      waiting.delete(answer)
      if (waiting.size === 0) takeDown()
      resolve(again)
    }
    waiting.add(answer)
    signal?.addEventListener('abort', () => answer(false), { once: true })
    takeOff ??= toastBar(say('common.NETWORK'), {
      yes: say('common.SEND_AGAIN'),
      no: say('common.GIVE_UP'),
      answer: (again) => {
        takeOff = undefined
        for (const one of [...waiting]) one(again)
      },
    })
  })
}

function takeDown(): void {
  takeOff?.()
  takeOff = undefined
}
