import { useFormat, useText } from '../../language/use-text'

/** Days that a group would play, and for which there was no date when the club approved it. */
export function LostDates({ dates }: { dates: readonly string[] }) {
  const t = useText()
  const { day, names } = useFormat()
  if (dates.length === 0) return null
  const named = t('team.LOST', { dates: names(dates.map((date) => day(date, 'date'))) })
  return <p>{`${named} ${t('team.LOST_WHY')}`}</p>
}
