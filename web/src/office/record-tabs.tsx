import type { HistoryCall } from '@clubhouse/contract/office/history'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '../language/use-text'
import { useMay } from '../session/may'
import type { Earlier } from './earlier-version'
import { History, type Restoring } from './history'
import styles from './record.module.css'

export interface RecordTabsProps {
  history: HistoryCall
  recordIdx: number
  /** Left out where no earlier version can be restored. */
  restoring?: Restoring
  /** Left out where versions are not kept whole. */
  earlier?: Earlier
  children: ReactNode
}

const TABS = ['DETAILS', 'TITLE'] as const
type Tab = (typeof TABS)[number]
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** A record and its history. What is typed in the details stays while the history is read. */
export function RecordTabs({ history, recordIdx, children, ...versions }: RecordTabsProps) {
  const t = useText()
  const id = useId()
  const mayRead = useMay()(history)
  const [shown, setShown] = useState<Tab>('DETAILS')
  if (!mayRead) return children
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = TABS[(TABS.indexOf(shown) + step + TABS.length) % TABS.length]!
    setShown(next)
    document.getElementById(id + next)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={t('history.PARTS')} className={styles.tabs} onKeyDown={press}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={id + tab}
            aria-selected={tab === shown}
            aria-controls={`${id}panel${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {t(`history.${tab}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panelDETAILS`} aria-labelledby={`${id}DETAILS`} hidden={shown !== 'DETAILS'}>
        {children}
      </div>
      <div role="tabpanel" id={`${id}panelTITLE`} aria-labelledby={`${id}TITLE`} hidden={shown !== 'TITLE'}>
        {shown === 'TITLE' && <History call={history} recordIdx={recordIdx} {...versions} />}
      </div>
    </>
  )
}
