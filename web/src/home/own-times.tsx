import { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { useEffect } from 'react'
import { Queries } from '../api/queries'
import { useCall } from '../api/use-call'
import { useClub } from '../language/use-text'
import { weekendsFrom } from '../reservation/sheet/find/wish'
import { type HomeTimes, TIMES, timesOf } from './home-times'

interface Props {
  memberIdx: number
  /** In the club's zone. */
  today: string
  onRead: (times: HomeTimes) => void
}

/** Reads what this member can book, and when, by the rules of their type. Visitors do not load it. */
export default function OwnTimes(props: Props) {
  return (
    <Queries>
      <Reading {...props} />
    </Queries>
  )
}

function Reading({ memberIdx, today, onRead }: Props) {
  const { clubCode } = useClub()
  const days = useCall(calendar, { memberIdx, clubCode }, { _nop_: true }).data
  const free = useCall(find, { memberIdx, clubCode, ...weekendsFrom(today), most: TIMES }, { _nop_: true }).data
  useEffect(() => {
    if (days && free) onRead(timesOf(days.days, free.days))
  }, [days, free, onRead])
  return null
}
