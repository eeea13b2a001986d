import { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCall } from '../../../api/use-call'
import { useClub } from '../../../language/use-text'
import NoSheet from '../../sheet/days/no-sheet'

interface Props {
  date: string
  now: number | null
  onDay: (date: string) => void
}

/** In the place of a day that has no sheet: why, with the way to days that have one. */
export function NoDay({ date, now, onDay }: Props) {
  const { clubCode } = useClub()
  const { data } = useCall(calendar, { memberIdx: 0, clubCode })
  return data ? <NoSheet days={data.days} date={date} now={now} onDay={onDay} /> : null
}
