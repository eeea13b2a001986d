import { store } from '../ui/feedback/store'

export type WorkTitle = `${string}.TITLE` | 'member-message.NEW'

/** Long work that goes on while the manager looks at other pages. */
export interface Work {
  /** Unique; a list has one work over its rows, whose key is the path of the list. */
  key: string
  /** Of the page that it belongs to. */
  path: string
  /** Shown on that page too, which does not show it itself. */
  isEverywhere?: true
  title: WorkTitle
  /** Rows are read, changed or exported here; the server imports, invites and sends. */
  kind: 'reads' | 'changes' | 'exports' | 'imports' | 'invites' | 'sends'
  over: number
  /** 0 where nobody knows how much it is. */
  of: number
  /** Left out where it cannot be cancelled any more. */
  stop?: () => void
}

/** Closing the window ends this work halfway. */
export const endsWithWindow = ({ kind }: Work): boolean => kind === 'reads' || kind === 'changes' || kind === 'exports'

export const works = store<readonly Work[]>([])

/** @param work left out when it is over */
export function noteWork(key: string, work?: Omit<Work, 'key'>): void {
  works.set([...works.get().filter((one) => one.key !== key), ...(work ? [{ key, ...work }] : [])])
}
