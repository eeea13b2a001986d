import type { AuditRow } from '@clubhouse/contract/audit'
import { useText } from '../../language/use-text'
import { HistoryValue } from '../../office/history-value'
import record from '../../office/record.module.css'

/** Each value before and after, in the words of the record's history. */
export function EntryChanges({ changes }: { changes: NonNullable<AuditRow['changes']> }) {
  const t = useText()
  return (
    <dl className={record.changes}>
      {changes.map(({ label, before, after, isKept }) => (
        <div key={label}>
          <dt>{label}</dt>
          {!isKept && <dd>{t('history.NOT_KEPT')}</dd>}
          {isKept && before !== null && (
            <dd data-was>
              <span data-only-spoken>{t('history.BEFORE')}</span>
              <HistoryValue value={before} />
            </dd>
          )}
          {isKept && (
            <dd>
              {before !== null && <span data-only-spoken>{t('history.AFTER')}</span>}
              <HistoryValue value={after} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
