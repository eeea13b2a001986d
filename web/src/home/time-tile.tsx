import { useFormat } from '../language/use-text'
import type { DatedTime } from './free-tiles'

/** What a tile says of a free time: day, time, course and the green fee. */
export function TimeWords({ time: { date, time, courseName, greenFee } }: { time: DatedTime }) {
  const { day, money } = useFormat()
  return (
    <>
      <span>{day(date)}</span>
      <b>
        {time} {courseName}
      </b>
      <span>{money(greenFee)}</span>
    </>
  )
}
