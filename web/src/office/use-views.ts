import type { Call } from '@clubhouse/contract/call'
import { ofList, setLayout } from '@clubhouse/contract/office/view'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../api/transport'
import { queryKey, useCall } from '../api/use-call'
import type { OfficeList } from './declare'
import { fitting, type Layout, named, namesOf } from './layout'
import type { ListState } from './use-list'

/** The columns of a list and its saved views, and how to change the columns. */
export function useViews<C extends Call>(list: OfficeList<C>, { query, go, mayRead }: ListState<C>) {
  const { call, access = call.access, columns } = list
  const { menu } = access as { menu: (typeof ofList.input.shape.list.options)[number] }
  const queries = useQueryClient()
  const input = { list: menu }
  const { data, isError, refetch } = useCall(ofList, input, { enabled: mayRead, staleTime: Infinity })
  const inUrl = named(query.get('columns') ?? '', columns)
  const layout: Layout = { ...fitting(data?.layout ?? {}, columns), ...inUrl }
  /** Null restores the list's own columns. */
  function keep(next: Layout | null) {
    queries.setQueryData(queryKey(ofList, input), (now: typeof data) => now && { ...now, layout: next })
    ask(setLayout, { ...input, layout: next }, { toasts: 'all', _nop_: true }).catch(() => refetch())
  }
  return {
    menu,
    layout,
    /** The columns are known, or cannot be. */
    isReady: data !== undefined || isError,
    views: data?.views ?? [],
    refetch,
    change: (changes: Partial<Layout>) => {
      const next = { ...layout, ...changes }
      // The columns of the URL are a view's: the manager's own stay as they are.
      if (inUrl && !changes.density) go({ columns: namesOf(next) })
      else keep(inUrl ? { ...fitting(data?.layout ?? {}, columns), density: next.density } : next)
    },
    reset: () => {
      go({ columns: undefined })
      keep(null)
    },
  }
}

export type Views = ReturnType<typeof useViews>
