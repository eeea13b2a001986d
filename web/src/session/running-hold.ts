import type { RunningHold } from '../api/caller'

let find: () => RunningHold | undefined = () => undefined

/** The sheet tells here where its hold is found, so that the end of a session can name it. */
export function findRunningHoldWith(finder: typeof find): void {
  find = finder
}

/** The hold that would be lost with the session. */
export const runningHold = (): RunningHold | undefined => find()
