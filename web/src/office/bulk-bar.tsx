import type { Call } from '@clubhouse/contract/call'
import { useRef, useState } from 'react'
import { useText } from '../language/use-text'
import { useMay } from '../session/may'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { FootBar } from '../ui/foot-bar'
import type { BulkAction, OfficeList, RowOf } from './declare'
import styles from './list.module.css'
import { runEach } from './run-each'
import type { Selection } from './use-selection'

interface Props<C extends Call> {
  list: OfficeList<C>
  selection: Selection<RowOf<C>>
  onDone: () => void
}

/** What can be done to the selected rows, and how far it is. */
export function BulkBar<C extends Call>({ list, selection, onDone }: Props<C>) {
  const t = useText()
  const may = useMay()
  const [over, setOver] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const { rows } = selection
  const count = rows.length
  if (count === 0) return null
  async function run({ label, question, tone, each }: BulkAction<C>) {
    if (!(await confirm({ message: t(question, { count }), yes: t(label), tone: tone ?? 'info' }))) return
    stop.current = new AbortController()
    setOver(0)
    const { done, left } = await runEach(rows, each, { onStep: setOver, signal: stop.current.signal })
    setOver(undefined)
    selection.only(left)
    if (done.length > 0) toast(t('office.BULK_DONE', { count: done.length }), { type: 'success' })
    if (left.length > 0) toast(t('office.BULK_LEFT', { count: left.length }), { type: 'error' })
    onDone()
  }
  return (
    <FootBar className={styles.bulk} label={t('office.SELECTED', { count })}>
      <p role="status">
        {over === undefined ? t('office.SELECTED', { count }) : t('office.BULK_RUNS', { over, count })}
      </p>
      {over === undefined ? (
        <>
          {(list.bulk ?? [])
            .filter(({ call }) => may(call))
            .map((action) => (
              <Button
                key={action.label}
                look="plain"
                size="small"
                className={action.tone && styles.danger}
                onClick={() => run(action)}
              >
                {t(action.label)}
              </Button>
            ))}
          <Button look="bare" size="small" onClick={() => selection.only([])}>
            {t('office.SELECT_NONE')}
          </Button>
        </>
      ) : (
        <>
          <progress aria-label={t('office.SELECTED', { count })} max={count} value={over} />
          <Button look="plain" size="small" onClick={() => stop.current?.abort()}>
            {t('office.BULK_STOP')}
          </Button>
        </>
      )}
    </FootBar>
  )
}
