import { add } from '@clubhouse/contract/manager/manage'
import type { TextKey } from '../../language/text-key'
import { limitsOf } from '../../ui/form/limits'
import { faultOf } from '../../ui/form/wire'

const LIMITS = limitsOf(add.input.shape.id)

/** The state of an id: unknown, free, or the key of what is wrong. */
export interface IdNews {
  id: string
  isFree?: boolean
  fault?: TextKey
}

const PAUSE_MS = 400

/** When typing pauses: first its format, then availability. Without an answer nothing is shown. */
export function watchId(
  isFree: (id: string, signal: AbortSignal) => Promise<boolean>,
  notify: (news?: IdNews) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    latest.abort()
  }
  const look = async (id: string, { signal }: AbortController) => {
    if (faultOf(LIMITS, id)) return notify({ id, fault: 'signup.ID_WRONG' })
    const answer = await isFree(id, signal).catch(() => undefined)
    if (signal.aborted || answer === undefined) return
    notify(answer ? { id, isFree: true } : { id, fault: 'common.ID_TAKEN' })
  }
  return {
    typed: (id: string) => {
      stop()
      notify()
      latest = new AbortController()
      const mine = latest
      if (id) timer = setTimeout(() => look(id, mine), PAUSE_MS)
    },
    stop,
  }
}
