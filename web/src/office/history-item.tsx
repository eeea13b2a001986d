import type { HistoryCall, HistoryEntry } from '@clubhouse/contract/office/history'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../language/use-text'
import { Button } from '../ui/button'
import { Time } from '../ui/time'
import { HistoryValue } from './history-value'
import styles from './record.module.css'

interface Props {
  entry: HistoryEntry
  fields: HistoryCall['history']['fields']
  /** Left out where its version cannot be restored. */
  onRestore?: (version: number) => void
  /** The whole record as it was then. */
  children?: ReactNode
}

/** One change: when, who, what, and each field before and after. */
export function HistoryItem({ entry, fields, onRestore, children }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const { at, deed, by, reason, version, restored, changes } = entry
  // A post is never gone: deleting it archives it.
  const word = version == null ? deed : deed === 'REMOVED' ? 'ARCHIVED' : deed === 'UNDONE' ? 'UNARCHIVED' : deed
  return (
    <li className={styles.entry}>
      <p className={styles.deed}>
        <strong>{t(`history.DEED_${word}`, { version: restored })}</strong>
        {version != null && <span>{t('history.VERSION', { version })}</span>}
      </p>
      <p className={styles.by}>
        <Time at={at}>{instant(at)}</Time> · {nameOf(by, t)}
      </p>
      {reason && <p>{t('history.REASON', { reason })}</p>}
      {changes.length === 0 && deed === 'CHANGED' && <p className={styles.by}>{t('history.NO_FIELDS')}</p>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, before, after, isKept }) => {
            const column = fields[field]!
            const { heading, as } = typeof column === 'object' ? column : { heading: column, as: undefined }
            return (
              <div key={field}>
                <dt>{t(heading)}</dt>
                {!isKept && <dd>{t('history.NOT_KEPT')}</dd>}
                {isKept && before !== null && (
                  <dd data-was>
                    <span data-only-spoken>{t('history.BEFORE')}</span>
                    <HistoryValue as={as} value={before} />
                  </dd>
                )}
                {isKept && (
                  <dd>
                    {before !== null && <span data-only-spoken>{t('history.AFTER')}</span>}
                    <HistoryValue as={as} value={after} />
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
      )}
      {children}
      {onRestore && version != null && deed !== 'REMOVED' && (
        <Button look="plain" size="small" onClick={() => onRestore(version)}>
          {t('history.RESTORE_NAMED', { version })}
        </Button>
      )}
    </li>
  )
}

function nameOf({ kind, name }: HistoryEntry['by'], t: ReturnType<typeof useText>): string {
  if (kind === 'SYSTEM') return t('history.SYSTEM')
  if (kind === 'MEMBER') return name ? t('history.BY_MEMBER', { name }) : t('history.A_MEMBER')
  return name ?? t('history.A_MANAGER')
}
