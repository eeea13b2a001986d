import { allTexts } from '../language/all-texts'
import { say } from '../language/speaking'
import { confirm } from '../ui/feedback/dialog'
import { store } from '../ui/feedback/store'
import { toastBar } from '../ui/feedback/toast-bar'
import { pause } from './retry'

/** Jitter, so that clients do not return in the same second after an outage. */
const SPREAD_MS = 3_000
/** How long a question waits for the texts that the page did not bring. */
const TEXTS_MS = 2_000

export interface Unanswered {
  /** Its question, when it changes money or slots: then it gets a prompt of its own. */
  act?: () => string
  /** Idempotent: resending cannot repeat it. */
  isSafe?: boolean
  signal?: AbortSignal
}

interface Waiting extends Unanswered {
  answer: (again: boolean) => void
}

interface Asking {
  together: (answer: (again: boolean) => void) => () => void
  /** Prompts for one write; `act` is the question. */
  alone: (act: () => string, isSafe: boolean) => Promise<boolean>
  random?: () => number
}

/** Requests without a response. Nothing is resent without confirmation. */
export function createLine({ together, alone, random = Math.random }: Asking) {
  const waiting = new Set<Waiting>()
  const failed = store(false)
  let takeOff: (() => void) | undefined

  /** Resolves to true when the request is to be resent, within 3 s; false when declined or cancelled. */
  function wait(request: Unanswered): Promise<boolean> {
    if (request.signal?.aborted) return Promise.resolve(false)
    return new Promise((resolve) => {
      const one: Waiting = { ...request, answer: (again) => leave(one, again).then(resolve) }
      waiting.add(one)
      failed.set(true)
      request.signal?.addEventListener('abort', () => one.answer(false), { once: true })
      takeOff ??= together(answerAll)
    })
  }

  async function leave(one: Waiting, again: boolean): Promise<boolean> {
    waiting.delete(one)
    if (waiting.size === 0) {
      failed.set(false)
      takeOff?.()
      takeOff = undefined
    }
    if (!again) return false
    return pause(random() * SPREAD_MS, one.signal).then(
      () => true,
      () => false,
    )
  }

  async function answerAll(again: boolean): Promise<void> {
    takeOff = undefined
    const asked = [...waiting]
    for (const one of asked) if (!again || !one.act) one.answer(again)
    for (const one of asked) if (again && one.act) one.answer(await alone(one.act, one.isSafe ?? false))
  }

  return { wait, failed }
}

const line = createLine({
  together: (answer) =>
    toastBar(say('common.NETWORK'), { yes: say('common.SEND_AGAIN'), no: say('common.GIVE_UP'), answer }),
  alone: async (act, isSafe) => {
    // The page brought only its own texts. Without an answer the question is asked in more general words.
    await Promise.race([allTexts(), pause(TEXTS_MS)])
    return confirm({
      title: act(),
      message: say(isSafe ? 'common.AGAIN_SAFE' : 'common.AGAIN_LOOK'),
      yes: say('common.SEND_AGAIN'),
      no: say('common.GIVE_UP'),
    })
  },
})

export const waitInLine = line.wait

export const connectionFailed = line.failed
