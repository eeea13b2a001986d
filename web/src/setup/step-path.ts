import type { ManagerMenu } from '@clubhouse/contract/session'
import type { SetupStep } from '@clubhouse/contract/setup'
import { useRootData } from '../api/root-data'
import { useManagerMenu } from '../session/session-store'
import { STEP_PAGES } from './step-pages'

/** The page where a step is done; undefined where there is none, or this manager cannot read its menu. */
export function useStepPath(): (step: SetupStep) => string | undefined {
  const menu = useManagerMenu()
  const pages = useRootData()?.pages ?? []
  const flat = (entries: ManagerMenu[]): ManagerMenu[] => entries.flatMap((one) => [one, ...flat(one.children)])
  const all = flat(menu)
  return ({ step, menu: code }) => {
    const entry = all.find((one) => one.code === code)
    if (!entry?.isRead) return undefined
    const own = STEP_PAGES[step]
    if (own && pages.includes(own)) return own
    return pages.includes(code) ? entry.path : undefined
  }
}
