import { useFormat, useText } from '../../language/use-text'

/** Days that a group would play, and for which there was no date when the club approved it. */
export function LostDates({ dates }: { dates: readonly string[] }) {
  const t = useText()
  const { day, names } = useFormat()
  if (dates.length === 0) return null
  return (
    <div>
      <p>{t('team.LOST', { dates: names(dates.map((date) => day(date, 'date'))) })}</p>
      <p>{t('team.LOST_WHY')}</p>
    </div>
  )
}
