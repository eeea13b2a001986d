import type { Call } from '@clubhouse/contract/call'
import { useState } from 'react'
import { useFormat, useText } from '../language/use-text'
import { useMay } from '../session/may'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { FootBar } from '../ui/foot-bar'
import { BulkFailures } from './bulk-failures'
import type { BulkAction, OfficeList, RowOf } from './declare'
import { MOST_ROWS } from './every-row'
import styles from './list.module.css'
import { progressWords } from './progress-words'
import { useBulk } from './use-bulk'
import type { ListState } from './use-list'
import type { Selection } from './use-selection'
import type { Work } from './works'

interface Props<C extends Call> {
  list: OfficeList<C>
  state: ListState<C>
  selection: Selection<RowOf<C>>
}

export function BulkBar<C extends Call>({ list, state, selection }: Props<C>) {
  const t = useText()
  const may = useMay()
  const bulk = useBulk(list, state, selection)
  const [asked, setAsked] = useState<BulkAction<C>>()
  const { rows } = selection
  const count = rows.length
  if (count === 0) return null
  const fitting = ({ fits = () => true }: BulkAction<C>) => rows.filter(fits)
  async function begin(action: BulkAction<C>) {
    const { Ask, question, label, tone = 'info' } = action
    if (Ask) return setAsked(action)
    const message = question && t(question, { count: fitting(action).length })
    if (message && (await confirm({ message, yes: t(label), tone }))) bulk.run(action)
  }
  const actions = (list.bulk ?? []).filter((action) => may(action.call) && fitting(action).length > 0)
  return (
    <FootBar className={styles.bulk} label={t('office.SELECTED', { count })}>
      {bulk.running ? (
        <Running work={bulk.running} />
      ) : (
        <>
          <p role="status">{t('office.SELECTED', { count })}</p>
          <BulkFailures list={list} failures={bulk.failures} />
          <Every state={state} list={list} selection={selection} onSelect={bulk.selectEvery} />
          {actions.map((action) => (
            <Button
              key={action.label}
              look={action.tone ? 'risky' : 'plain'}
              size="small"
              onClick={() => begin(action)}
            >
              {t(action.label)}
            </Button>
          ))}
          <Button look="bare" size="small" onClick={() => selection.only([])}>
            {t('office.SELECT_NONE')}
          </Button>
        </>
      )}
      {asked?.Ask && (
        <asked.Ask
          rows={fitting(asked)}
          selected={count}
          onAnswer={(answer) => {
            setAsked(undefined)
            if (answer) bulk.run(asked, answer)
          }}
        />
      )}
    </FootBar>
  )
}

function Running({ work }: { work: Work }) {
  const t = useText()
  const { over, of, stop } = work
  return (
    <>
      <p role="status">{progressWords(t, work)}</p>
      <progress aria-label={t('office.SELECTED', { count: of })} max={of} value={over} />
      <Button look="plain" size="small" onClick={stop}>
        {t('office.BULK_STOP')}
      </Button>
    </>
  )
}

/** Offers every row that fits the filters once a whole page is selected. */
function Every<C extends Call>({ list, state, selection, onSelect }: Props<C> & { onSelect: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const { rows, total } = state
  const isPage = rows.length > 0 && rows.every((row) => selection.ids[String(list.key(row))])
  if (!isPage || total <= rows.length || selection.rows.length >= Math.min(total, MOST_ROWS)) return null
  return (
    <Button look="plain" size="small" onClick={onSelect}>
      {total > MOST_ROWS
        ? t('office.SELECT_FIRST', { most: number(MOST_ROWS), total: number(total) })
        : t('office.SELECT_EVERY', { count: total })}
    </Button>
  )
}
