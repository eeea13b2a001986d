import type { SetupStep } from '@clubhouse/contract/setup'

type Items = Pick<SetupStep, 'items'>

/** Everything of a step is there, also what may wait. */
export const isDone = ({ items }: Items): boolean => items.every((item) => item.isDone)

/** Done, or only what may wait is missing. */
export const isEnough = ({ items }: Items): boolean => items.every((item) => item.isDone || !item.isNeeded)

/** Kept for the session, so that a manager can leave the checklist. */
const LED = 'led-to-setup'

/** The first page leads to the checklist once, in a club that has no course and was never opened. */
export function isLedToSetup(steps: readonly SetupStep[]): boolean {
  const lacks = (name: SetupStep['step']) => steps.some((one) => one.step === name && !isEnough(one))
  if (!lacks('COURSES') || !lacks('OPEN') || sessionStorage.getItem(LED)) return false
  sessionStorage.setItem(LED, '1')
  return true
}
