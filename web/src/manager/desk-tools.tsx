import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import type { DeskFilter } from './desk-cell'
import styles from './desk-tools.module.css'

const FILTERS: DeskFilter[] = ['all', 'booked', 'free', 'held', 'other']

interface DeskToolsProps {
  filter: DeskFilter
  typed: string
  isLarge: boolean
  onFilter: (filter: DeskFilter) => void
  onType: (typed: string) => void
  onLarge: (isLarge: boolean) => void
}

/** What to show of the sheet, how large, and paper. */
export function DeskTools({ filter, typed, isLarge, onFilter, onType, onLarge }: DeskToolsProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <div className={styles.filters}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)}>
            {t(`manager.FILTER_${one.toUpperCase()}`)}
          </button>
        ))}
      </div>
      <input
        type="search"
        value={typed}
        aria-label={t('manager.FIND')}
        placeholder={t('manager.FIND')}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button look="plain" size="small" aria-pressed={isLarge} onClick={() => onLarge(!isLarge)}>
        {t('manager.LARGE')}
      </Button>
      <Button look="plain" size="small" onClick={() => print()}>
        {t('manager.PRINT')}
      </Button>
    </div>
  )
}
