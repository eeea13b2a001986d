import { useFormat, useText } from '../language/use-text'
import { writtenDay } from '../ui/form/written-day'
import { WrittenField } from '../ui/form/written-field'

const EXAMPLE = '1980-01-31'

/** A date of birth in the club's format, with the year in full: two digits could be of either century. */
export function BirthDateField({ readOnly }: { readOnly?: boolean }) {
  const t = useText()
  const { locale } = useFormat()
  const { read, write } = writtenDay({ ...locale, dateFormat: locale.dateFormat.replace(/y+/, 'yyyy') })
  return (
    <WrittenField
      name="birthDate"
      label={t('signup.BIRTH_DATE')}
      hint={t('signup.BIRTH_DATE_HOW', { example: write(EXAMPLE) })}
      autoComplete="bday"
      readOnly={readOnly}
      read={(typed) => (typed.trim() === '' || /\d{4}/.test(typed) ? read(typed) : undefined)}
      write={write}
    />
  )
}
