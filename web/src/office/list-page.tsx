import type { Call } from '@clubhouse/contract/call'
import { type ReactNode, useState } from 'react'
import { useFormat, useText } from '../language/use-text'
import { useMay } from '../session/may'
import { useSession } from '../session/session-store'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { ListHead } from '../ui/list-head'
import { Loading } from '../ui/loading'
import { Pages } from '../ui/pages'
import { Wrong } from '../ui/wrong'
import { BulkBar } from './bulk-bar'
import type { OfficeList } from './declare'
import { ExportTool } from './export-tool'
import styles from './list.module.css'
import { namesIn } from './list-address'
import { ListTable } from './list-table'
import { ListTools } from './list-tools'
import { NoRows } from './no-rows'
import { SavedViews } from './saved-views'
import { useLeft } from './use-left'
import { type ListState, useList } from './use-list'
import { useListKeys } from './use-list-keys'
import { useSelection } from './use-selection'
import { useViews } from './use-views'
import { ViewPanel } from './view-panel'
import { viewQuery } from './view-query'
import { ViewTool } from './view-tool'

interface Props<C extends Call> {
  list: OfficeList<C>
  /** Filter values that hold while the URL has none. */
  preset?: Readonly<Record<string, string>>
  /** Below the title; the list's LEAD unless given. */
  lead?: (state: ListState<C>) => ReactNode
  /** The one thing to begin here. */
  action?: (state: ListState<C>) => ReactNode
  /** Between the title and the filters. */
  above?: (state: ListState<C>) => ReactNode
  below?: (state: ListState<C>) => ReactNode
  /** The panel of the open record. */
  record?: (state: ListState<C> & { open: string }) => ReactNode
}

/** Decision 031. */
export function ListPage<C extends Call>({ list, preset, lead, action, above, below, record }: Props<C>) {
  const t = useText()
  const session = useSession()
  const may = useMay()
  const state = useList(list, preset)
  const views = useViews(list, state)
  const { layout, isReady } = views
  const selection = useSelection(list.path, list.key)
  const [isChoosing, setChoosing] = useState(false)
  useListKeys()
  useLeft(list.path, state.data !== undefined && isReady)
  const { data, error, mayRead, open, rows, query, refetch } = state
  const names = (list.filters ?? []).flatMap(namesIn).map(({ name }) => name)
  const hasBulk = list.bulk?.some(({ call }) => may(call))
  return (
    <>
      <ListHead title={t(`${list.texts}.TITLE`)} action={action?.(state)}>
        {lead ? lead(state) : <p>{t(`${list.texts}.LEAD`)}</p>}
      </ListHead>
      {session && !mayRead && <Empty title={t(`${list.texts}.NO_RIGHT`)}>{t('common.ASK_ACCESS')}</Empty>}
      {above?.(state)}
      {mayRead && (
        <ListTools list={list} state={state}>
          <ViewTool views={views.views} query={query} names={names} onChoose={state.show} />
          <ExportTool list={list} state={state} />
          <Button look="plain" size="small" className={styles.view} onClick={() => setChoosing(true)}>
            {t('office.VIEW_EDIT')}
          </Button>
        </ListTools>
      )}
      {isReady && rows.length > 0 && (
        <ListTable list={list} state={state} layout={layout} selection={hasBulk ? selection : undefined} />
      )}
      {data && rows.length === 0 && <NoRows list={list} state={state} />}
      {rows.length > 0 && <ListCount state={state} />}
      {data && <Pages page={state.page} pages={state.pages} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !(data && isReady) && !error && <Loading lines={10} />}
      {below?.(state)}
      {hasBulk && <BulkBar list={list} state={state} selection={selection} />}
      {mayRead && open && record?.({ ...state, open })}
      {isChoosing && (
        <ViewPanel
          list={list}
          layout={layout}
          onChange={views.change}
          onReset={views.reset}
          onClose={() => setChoosing(false)}
        >
          <SavedViews views={views} query={viewQuery(query, names, layout)} />
        </ViewPanel>
      )}
    </>
  )
}

function ListCount({ state }: { state: { shownPage: number; size: number; total: number; rows: unknown[] } }) {
  const t = useText()
  const { number } = useFormat()
  const { shownPage, size, total, rows } = state
  const first = (shownPage - 1) * size + 1
  return (
    <p className={styles.count} role="status">
      {t('office.COUNT', { first: number(first), last: number(first + rows.length - 1), total: number(total) })}
    </p>
  )
}
