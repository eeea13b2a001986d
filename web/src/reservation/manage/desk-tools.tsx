import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { ToolChoice, ToolRow } from '../../ui/tool-row'
import type { DeskFilter } from './desk-cell'

const FILTERS: DeskFilter[] = ['all', 'booked', 'free', 'held', 'other']

interface DeskToolsProps {
  filter: DeskFilter
  typed: string
  isLarge: boolean
  onFilter: (filter: DeskFilter) => void
  onType: (typed: string) => void
  onLarge: (isLarge: boolean) => void
}

export function DeskTools({ filter, typed, isLarge, onFilter, onType, onLarge }: DeskToolsProps) {
  const t = useText()
  return (
    <ToolRow>
      <ToolChoice
        label={t('manager.FILTER')}
        options={FILTERS.map((value) => ({ value, label: t(`manager.FILTER_${value.toUpperCase()}`) }))}
        chosen={filter}
        onChoose={onFilter}
      />
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
        {t('common.PRINT')}
      </Button>
    </ToolRow>
  )
}
