import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Link } from 'react-router'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { SkyIcon, SkySymbols } from '../../../weather/sky-icon'

/** The day's forecast in a word, and an event of the club on that day. */
export default function DayNotes({ day: { weather, eventIdx, eventTitle } }: { day: CalendarDay }) {
  const t = useText()
  const sky = useCodes(weather ? '791' : undefined)
  return (
    <>
      {weather && sky.isLoaded && (
        <Link to="/weather">
          <SkySymbols codes={[weather]} />
          <SkyIcon code={weather} size={20} /> {sky.label(weather)}
        </Link>
      )}
      {eventIdx && <Link to={`/community/event/${eventIdx}`}>{t('tee-times.EVENT_HERE', { title: eventTitle })}</Link>}
    </>
  )
}
