import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { ToolRow } from '../../../ui/tool-row'
import { PaperFile } from './paper-file'

interface DeskToolsProps {
  date: string
  typed: string
  isLarge: boolean
  onType: (typed: string) => void
  onLarge: (isLarge: boolean) => void
  children?: ReactNode
}

export function DeskTools({ date, typed, isLarge, onType, onLarge, children }: DeskToolsProps) {
  const t = useText()
  return (
    <ToolRow>
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
      <PaperFile date={date} />
      {children}
    </ToolRow>
  )
}
