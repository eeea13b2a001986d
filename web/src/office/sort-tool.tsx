import type { Call } from '@clubhouse/contract/call'
import { useText } from '../language/use-text'
import type { OfficeList } from './declare'
import styles from './list.module.css'
import type { ListState } from './use-list'

/** The sort as a choice, for a screen that is too narrow for headings. */
export function SortTool<C extends Call>({ list, state }: { list: OfficeList<C>; state: ListState<C> }) {
  const t = useText()
  const sorted = [list.title, ...list.columns].filter(({ sort }) => sort)
  if (sorted.length === 0 || !state.sort) return null
  return (
    <select
      className={styles.sort}
      aria-label={t('office.SORT')}
      value={state.sort}
      onChange={({ currentTarget }) => state.set({ sort: currentTarget.value })}
    >
      {!sorted.some(({ sort }) => bare(sort!) === bare(state.sort!)) && (
        <option value={state.sort}>{t('office.SORT')}</option>
      )}
      {sorted.flatMap(({ heading, sort }) =>
        [sort!, turned(sort!)].map((one) => (
          <option key={one} value={one}>
            {t(one.startsWith('-') ? 'office.SORT_DOWN' : 'office.SORT_UP', { column: t(heading) })}
          </option>
        )),
      )}
    </select>
  )
}

export const bare = (sort: string) => sort.replace('-', '')

export const turned = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
