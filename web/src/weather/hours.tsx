import type { Forecast } from '@clubhouse/contract/weather'
import { useFormat, useText } from '../language/use-text'
import { grouped } from '../ui/grouped'
import { ScrollFrame } from '../ui/scroll-frame'
import { whole } from './read-weather'
import { SkyIcon } from './sky-icon'
import styles from './weather-page.module.css'

interface HoursProps {
  hours: Forecast['hourly']
  skies: Record<string, string>
}

/** One table a day, which scrolls within its frame. */
export function Hours({ hours, skies }: HoursProps) {
  const t = useText()
  const format = useFormat()
  const days = grouped(hours, ({ at }) => format.dayOf(at))
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{t('weather.HOURS')}</h2>
      <div className={styles.days}>
        {[...days].map(([date, ofDay]) => (
          <ScrollFrame key={date} label={format.day(date)} className={styles.frame}>
            <table className={styles.table}>
              <caption>{format.day(date)}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('weather.TIME')}</th>
                  <th scope="col">{t('weather.SKY')}</th>
                  <th scope="col">°C</th>
                  <th scope="col">{t('weather.RAIN')}</th>
                  <th scope="col">{t('weather.WIND')}</th>
                </tr>
              </thead>
              <tbody>
                {ofDay.map((hour) => (
                  <HourRow key={hour.at} hour={hour} sky={skies[hour.code] ?? hour.code} />
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        ))}
      </div>
    </section>
  )
}

function HourRow({ hour, sky }: { hour: Forecast['hourly'][number]; sky: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <tr>
      <th scope="row">{format.clock(hour.at)}</th>
      <td>
        <span className={styles.skyCell}>
          <SkyIcon code={hour.code} size={22} />
          <span>{sky}</span>
        </span>
      </td>
      <td>{whole(hour.temp)}</td>
      <td>
        {t('weather.MILLIMETRES', { value: format.number(hour.rain) })}{' '}
        <small>{t('weather.PER_CENT', { value: whole(hour.rainChance) })}</small>
      </td>
      <td>
        {t('weather.METRES_A_SECOND', { value: format.number(hour.wind) })}{' '}
        <small>{t('weather.GUSTS', { value: format.number(hour.gust) })}</small>
      </td>
    </tr>
  )
}
