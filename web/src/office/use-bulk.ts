import type { Call } from '@clubhouse/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/transport'
import { queryKey } from '../api/use-call'
import { useClub, useText } from '../language/use-text'
import { toast } from '../ui/feedback/toast'
import type { BulkAction, BulkAnswer, OfficeList, RowOf } from './declare'
import { everyRow, MOST_ROWS } from './every-row'
import { type Failure, runEach } from './run-each'
import { offerUndo } from './undo'
import type { ListState } from './use-list'
import type { Selection } from './use-selection'
import { noteWork, type Work, works } from './works'

/** Actions on the selected rows, and the selection of every row that fits the filters. */
export function useBulk<C extends Call>(list: OfficeList<C>, state: ListState<C>, selection: Selection<RowOf<C>>) {
  const t = useText()
  const club = useClub()
  const queries = useQueryClient()
  const { path, texts } = list
  const running = works.use().find(({ key }) => key === path)
  const [failures, setFailures] = useState<Failure<RowOf<C>>[]>([])

  function begin(kind: Work['kind'], of: number) {
    const stop = new AbortController()
    const step = (over: number) =>
      noteWork(path, { path, title: `${texts}.TITLE`, kind, over, of, stop: () => stop.abort() })
    setFailures([])
    step(0)
    return { signal: stop.signal, onStep: step }
  }
  const refresh = () => queries.invalidateQueries({ queryKey: queryKey(list.call) })

  async function run({ each, undo, done: said, fits = () => true }: BulkAction<C>, answer: BulkAnswer = {}) {
    const [rows, others] = [selection.rows.filter(fits), selection.rows.filter((row) => !fits(row))]
    const { done, failed, stopped } = await runEach(rows, (row) => each(row, answer), begin('changes', rows.length))
    noteWork(path)
    setFailures(failed)
    selection.only([...failed.map(({ item }) => item), ...stopped, ...others])
    if (done.length > 0 && undo) offerUndo(done, undo, refresh, said)
    else if (done.length > 0) toast(t('office.BULK_DONE', { count: done.length }), { type: 'success' })
    if (failed.length > 0) toast(t('office.BULK_LEFT', { count: failed.length }), { type: 'error' })
    if (stopped.length > 0) toast(t('office.BULK_STOPPED', { count: stopped.length }))
    refresh()
  }

  /** Rows of the list as it is filtered and sorted, also those of other pages. */
  async function selectEvery() {
    const options = begin('reads', Math.min(state.total, MOST_ROWS))
    const read = async (page: number, size: number) =>
      (await ask(list.call, { ...list.asks?.(club), ...state.input, page, size } as never, {
        toasts: 'faults',
        _nop_: true,
        signal: options.signal,
      })) as { list: RowOf<C>[] }
    const rows = await everyRow(read, { key: list.key, ...options }).catch(() => undefined)
    noteWork(path)
    if (rows) selection.only(rows)
  }

  return { running, failures, run, selectEvery }
}
