import type { Forecast } from '@clubhouse/contract/weather'
import { Link } from 'react-router'
import { useCodes } from '../code/use-codes'
import { useFormat, useText } from '../language/use-text'
import { weatherAt } from './weather-at'

interface RoundWeatherProps {
  forecast: Forecast
  date: string
  /** The tee time, by the club's clock. */
  time: string
}

/** The weather of the tee time's hour, or of its day; nothing for a day that the forecast does not reach. */
export function RoundWeather({ forecast, date, time }: RoundWeatherProps) {
  const t = useText()
  const format = useFormat()
  const { label } = useCodes('791')
  const at = weatherAt(forecast, { date, time }, (instant) => [format.dayOf(instant), format.clock(instant)])
  if (!at) return null
  const { stale, observedAt, source } = forecast
  return (
    <>
      <Link to="/weather">{t(`mypage.NEXT_WEATHER_${at.of}`, { ...at.values, sky: label(at.values.code, '') })}</Link>
      {stale && `, ${t('mypage.NEXT_WEATHER_OLD', { at: observedAt })}`}
      {source === 'DEMO' && ` (${t('mypage.NEXT_WEATHER_DEMO')})`}
    </>
  )
}
