import type { Call } from '@clubhouse/contract/call'
import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { useText } from '../language/use-text'
import type { OfficeList, RowOf } from './declare'
import styles from './list.module.css'
import type { Failure } from './run-each'

interface Props<C extends Call> {
  list: OfficeList<C>
  failures: readonly Failure<RowOf<C>>[]
}

export function BulkFailures<C extends Call>({ list, failures }: Props<C>) {
  const t = useText()
  if (failures.length === 0) return null
  return (
    <details className={styles.failures}>
      <summary>{t('office.BULK_WHY', { count: failures.length })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ul tabIndex={0}>
        {failures.map(({ item, error }) => (
          <li key={list.key(item)}>
            <strong>{list.title.text(item, t)}</strong> {error instanceof CallFail ? wordsOf(error) : t('common.500')}
          </li>
        ))}
      </ul>
    </details>
  )
}
