import { formatSpan } from '@clubhouse/contract/format/format'
import type { ShownAs } from '@clubhouse/contract/list'
import { ERASED, type HistoryEntry } from '@clubhouse/contract/office/history'
import { useLabels } from '../code/use-labels'
import { useFormat, useText } from '../language/use-text'
import styles from './record.module.css'

/** Characters that are shown of a text before it is opened. */
const SHOWN = 200

interface Props {
  as?: ShownAs
  value: HistoryEntry['changes'][number]['after']
}

export function HistoryValue({ as, value }: Props) {
  const t = useText()
  const { day, instant, money } = useFormat()
  const { labelOf } = useLabels(as)
  if (value === null) return <em className={styles.none}>{t('history.NONE')}</em>
  if (value === ERASED) return <em className={styles.none}>{t('history.ERASED')}</em>
  if (typeof value === 'boolean') return t(value ? 'common.YES' : 'common.NO')
  const text = String(value)
  if (as === 'day') return day(text, 'date')
  if (as === 'instant') return instant(text)
  if (as === 'money') return money(Number(text))
  if (as === 'span') return formatSpan(Number(text))
  if (as === 'rights') return [...text].map((letter) => t(`right.CAN_${letter}` as 'right.CAN_R')).join(', ')
  if (typeof as === 'object') return labelOf(text)
  return <Long text={text} />
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
