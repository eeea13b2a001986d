import type { RunningHold } from '../api/caller'

let find: () => RunningHold | undefined = () => undefined

export function findRunningHoldWith(finder: typeof find): void {
  find = finder
}

export const runningHold = (): RunningHold | undefined => find()
