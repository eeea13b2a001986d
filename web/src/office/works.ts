import { store } from '../ui/feedback/store'

/** What runs over the rows of a list; it goes on while the manager looks at other pages. */
export interface Work {
  /** Of the list's page. */
  path: string
  /** Key prefix of the list's texts. */
  texts: string
  /** Rows are read or changed. */
  kind: 'reads' | 'changes'
  over: number
  of: number
  stop: () => void
}

export const works = store<readonly Work[]>([])

/** One work of a list at a time. @param work left out when it is over */
export function noteWork(path: string, work?: Work): void {
  works.set([...works.get().filter((one) => one.path !== path), ...(work ? [work] : [])])
}
