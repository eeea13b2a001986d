import type { ExportColumn } from '@clubhouse/contract/list'
import { ERASED, type HistoryEntry } from '@clubhouse/contract/office/history'
import { useCodes } from '../code/use-codes'
import type { TextKey } from '../language/text-key'
import { useFormat, useText } from '../language/use-text'
import styles from './record.module.css'

/** Characters that are shown of a text before it is opened. */
const SHOWN = 200

interface Props {
  column: ExportColumn
  value: HistoryEntry['changes'][number]['after']
}

export function HistoryValue({ column, value }: Props) {
  const t = useText()
  const { day, instant } = useFormat()
  const as = typeof column === 'string' ? undefined : column.as
  if (value === null) return <em className={styles.none}>{t('history.NONE')}</em>
  if (value === ERASED) return <em className={styles.none}>{t('history.ERASED')}</em>
  if (typeof value === 'boolean') return t(value ? 'common.YES' : 'common.NO')
  const text = String(value)
  if (as === 'day') return day(text, 'date')
  if (as === 'instant') return instant(text)
  if (as === 'rights') return [...text].map((letter) => t(`right.CAN_${letter}` as 'right.CAN_R')).join(', ')
  if (typeof as === 'object' && 'code' in as) return <Code group={as.code} value={text} />
  if (typeof as === 'object') return t((as.texts + text) as TextKey, { defaultValue: text })
  return <Long text={text} />
}

function Code({ group, value }: { group: string; value: string }) {
  return useCodes(group).label(value)
}

function Long({ text }: { text: string }) {
  const t = useText()
  if (text.length <= SHOWN) return <span className={styles.text}>{text}</span>
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.text}>{text.slice(0, SHOWN)}…</span>{' '}
        <span className={styles.more}>{t('common.SHOW_ALL')}</span>
      </summary>
      <span className={styles.text}>{text}</span>
    </details>
  )
}
