import { arrange, type Outlet, outletRecord } from '@clubhouse/contract/board/outlet'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { namesOf } from '../../../language/names-of'
import { useText } from '../../../language/use-text'
import { wordHere } from '../../../language/word-here'
import { MissingLanguages } from '../../../office/missing-languages'
import { offerUndo } from '../../../office/undo'
import { wordsMissing } from '../../../office/words-missing'
import { useMay } from '../../../session/may'
import { ArrangedList } from '../../../ui/arranged-list'
import { Button } from '../../../ui/button'
import { StateWord } from '../../../ui/state-word'
import styles from './outlet.module.css'

const missingIn = wordsMissing(outletRecord.record.fields)

interface Props {
  outlets: readonly Outlet[]
  refresh: () => Promise<unknown>
  onOpen: (outletIdx: number) => void
}

export function OutletOrder({ outlets, refresh, onOpen }: Props) {
  const t = useText()
  const mayMove = useMay()(arrange)
  const [after, setAfter] = useState<readonly Outlet[]>()
  const save = (rows: readonly Outlet[]) =>
    ask(arrange, { outletIdx: rows.map(({ outletIdx }) => outletIdx) }, { toasts: 'all' })
  async function move(next: readonly Outlet[]) {
    if (after) return
    setAfter(next)
    const saved = await save(next).catch(() => undefined)
    await refresh()
    setAfter(undefined)
    if (saved) offerUndo([outlets], save, refresh, 'outlet.ARRANGED')
  }
  return (
    <ArrangedList
      items={after ?? outlets}
      keyOf={({ outletIdx }) => String(outletIdx)}
      nameOf={(outlet) => namesOf(outlet).here}
      label={t('outlet.TITLE')}
      mayMove={mayMove}
      onMove={move}
    >
      {(outlet) => (
        <div className={styles.outlet}>
          <Button look="bare" onClick={() => onOpen(outlet.outletIdx)}>
            {namesOf(outlet).here}
          </Button>
          <span>{[wordHere(outlet, 'place'), wordHere(outlet, 'hours')].filter(Boolean).join(' · ')}</span>
          <MissingLanguages row={outlet} of={missingIn} />
          {!outlet.isUse && <StateWord tone="off">{t('outlet.UNUSED')}</StateWord>}
        </div>
      )}
    </ArrangedList>
  )
}
