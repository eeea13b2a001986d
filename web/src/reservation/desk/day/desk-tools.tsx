import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { ToolRow } from '../../../ui/tool-row'
import { PaperFile } from './paper-file'
import type { DeskLook } from './use-desk-tools'

interface DeskToolsProps {
  date: string
  look: DeskLook
  /** Whether the day has several courses, so that the paper can have a page for each. */
  hasCourses: boolean
  children?: ReactNode
}

export function DeskTools({ date, look, hasCourses, children }: DeskToolsProps) {
  const t = useText()
  const { typed, setTyped, isLarge, setLarge, byCourse, setByCourse } = look
  return (
    <ToolRow>
      <input
        type="search"
        value={typed}
        aria-label={t('manager.FIND')}
        placeholder={t('manager.FIND')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button look="plain" size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {t('manager.LARGE')}
      </Button>
      <Button look="plain" size="small" onClick={() => print()}>
        {t('common.PRINT')}
      </Button>
      {hasCourses && (
        <Button look="plain" size="small" aria-pressed={byCourse} onClick={() => setByCourse(!byCourse)}>
          {t('desk.PAPER_BY_COURSE')}
        </Button>
      )}
      <PaperFile date={date} />
      {children}
    </ToolRow>
  )
}
