import { WordFields } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'

export const REASON = ['reason'] as const

/** The reason that the officers of a group read, in each language of the club. */
export function ReasonFields() {
  const t = useText()
  return (
    <WordFields
      name="reason"
      label={(language) => t('team-manage.REASON_IN', { language })}
      hint={t('team-manage.REASON_HINT')}
    />
  )
}
