import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { useEffect, useMemo, useState } from 'react'
import { type To, useLocation, useNavigate, useParams } from 'react-router'
import { useCall } from '../api/use-call'
import { useClub } from '../language/use-text'
import { useMay } from '../session/may'
import type { OfficeList, RowOf } from './declare'
import { addressOf, type Changes, changed, namesIn } from './list-address'
import { useLatestQuery } from './use-latest-query'

/** A list as its page shows it: what the URL asks for, the rows, and how to ask for others. */
export type ListState<C extends Call> = ReturnType<typeof useList<C>>

export function useList<C extends Call>(list: OfficeList<C>, preset?: Readonly<Record<string, string>>) {
  const { call, path, record } = list
  const { query, show, go } = useLatestQuery()
  const { pathname } = useLocation()
  const { idx } = useParams()
  const navigate = useNavigate()
  const mayRead = useMay()(list.access ? { ...call, access: list.access } : call)
  const address = useMemo(() => addressOf(list, query, preset), [list, query, preset])
  const { data, error, refetch, isPlaceholderData } = useRows(list, address.input, mayRead)
  // The rows of the page before stay until those of this page are here.
  const [shownPage, setShownPage] = useState(address.page)
  if (!isPlaceholderData && shownPage !== address.page) setShownPage(address.page)
  const set = (changes: Changes) => go({ page: undefined, ...changes })
  const withOpen = (key?: string): To => {
    if (record === 'path') return { pathname: key ? `${path}/${key}` : path, search: `${query}` }
    return { pathname, search: `${changed(query, { [record!.name]: key })}` }
  }
  const rows = rowsOf<C>(data)
  const total = totalOf(data) ?? rows.length
  const size = list.size ?? 30
  const pages = Math.ceil(total / size)
  useEffect(() => {
    // Rows were removed since: the page that the URL names is no longer there.
    if (rows.length === 0 && pages > 0 && address.page > pages) set({ page: pages > 1 ? String(pages) : undefined })
  })
  return {
    ...address,
    query,
    mayRead,
    data: data as DataOf<C> | undefined,
    error,
    refetch,
    rows,
    /** The page that the rows are of. */
    shownPage,
    /** The rows of another page or filter are being read. */
    isChanging: isPlaceholderData,
    total,
    size,
    pages,
    /** Key of the open record. */
    open: (record === 'path' ? idx : record && query.get(record.name)) || undefined,
    linkTo: (row: RowOf<C>) => withOpen(String(list.key(row))),
    close: () => navigate(withOpen(), { replace: true, preventScrollReset: true }),
    /** Changes the query; the rows stay the same. */
    go,
    /** Changes the filters or the sort, and begins at page 1. */
    set,
    /** Shows the list as a saved view does. */
    show: (view: string) => show(new URLSearchParams(view)),
    /** Shows all rows. */
    clear: () => set(Object.fromEntries((list.filters ?? []).flatMap(namesIn).map(({ name }) => [name, undefined]))),
  }
}

/** Reads the rows; those of before stay until the new ones are here. */
function useRows<C extends Call>(list: OfficeList<C>, input: object, mayRead: boolean) {
  const club = useClub()
  return useCall(list.call, { ...list.asks?.(club), ...input } as InputOf<C>, {
    enabled: mayRead,
    toasts: 'faults',
    placeholderData: (previous) => previous,
    ...(list.refetchMs && { _nop_: true, refetchInterval: list.refetchMs }),
  })
}

const NONE: never[] = []

function rowsOf<C extends Call>(data: unknown): RowOf<C>[] {
  if (Array.isArray(data)) return data
  return (data as { list?: RowOf<C>[] } | undefined)?.list ?? NONE
}

const totalOf = (data: unknown) => (data as { total?: number } | undefined)?.total
