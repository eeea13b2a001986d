import { block, change, unblock } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { useState } from 'react'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { ChangePanel } from './change-panel'
import styles from './days.module.css'
import { FreePanel, KeepPanel } from './keep-panel'

interface Props {
  sheet: ManagerSheet
  selected: ReadonlySet<number>
  onClear: () => void
  onChanged: () => Promise<void>
}

/** What can be done to the selected tee times: only to those that can have it. */
export function SlotActions({ sheet, selected, onClear, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const [act, setAct] = useState<'BLOCK' | 'HOUSE' | 'FREE' | { changes: number }>()
  const kinds = new Map(sheet.claims.map((claim) => [claim.slotIdx, claim]))
  const all = sheet.slots.filter(({ slotIdx }) => selected.has(slotIdx))
  const numbers = (which: (slot: (typeof all)[number]) => boolean) => all.filter(which).map(({ slotIdx }) => slotIdx)
  const open = numbers(({ slotIdx, state }) => state !== 'PAST' && (kinds.get(slotIdx)?.byShare ?? !kinds.has(slotIdx)))
  const kept = numbers(({ slotIdx }) => ['BLOCK', 'HOUSE', 'TEAM'].includes(kinds.get(slotIdx)?.kind ?? ''))
  const [only] = all.length === 1 ? all : []
  const isFree = only && only.state !== 'PAST' && !kinds.has(only.slotIdx)
  const close = () => setAct(undefined)
  return (
    <>
      <section
        className={styles.bar}
        aria-label={t('day-manage.SELECTION')}
        data-empty={selected.size === 0 || undefined}
      >
        <p role="status">
          {selected.size > 0 ? t('day-manage.SELECTED', { count: selected.size }) : t('day-manage.SELECT_HINT')}
        </p>
        {selected.size > 0 && (
          <>
            {may(block) && (
              <>
                <Button look="plain" disabled={open.length === 0} onClick={() => setAct('BLOCK')}>
                  {t('day-manage.BLOCK')}
                </Button>
                <Button look="plain" disabled={open.length === 0} onClick={() => setAct('HOUSE')}>
                  {t('day-manage.HOUSE')}
                </Button>
              </>
            )}
            {may(unblock) && (
              <Button look="plain" disabled={kept.length === 0} onClick={() => setAct('FREE')}>
                {t('day-manage.FREE')}
              </Button>
            )}
            {may(change) && (
              <Button look="plain" disabled={!isFree} onClick={() => only && setAct({ changes: only.slotIdx })}>
                {t('day-manage.CHANGE_SLOT')}
              </Button>
            )}
            <Button look="bare" disabled={selected.size === 0} onClick={onClear}>
              {t('day-manage.CLEAR')}
            </Button>
          </>
        )}
      </section>
      {(act === 'BLOCK' || act === 'HOUSE') && (
        <KeepPanel kind={act} slotIdx={open} onClose={close} onDone={onChanged} />
      )}
      {act === 'FREE' && <FreePanel slotIdx={kept} onClose={close} onDone={onChanged} />}
      {typeof act === 'object' && (
        <ChangePanel sheet={sheet} slotIdx={act.changes} onClose={close} onDone={onChanged} />
      )}
    </>
  )
}
