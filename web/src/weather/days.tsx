import type { Forecast } from '@clubhouse/contract/weather'
import { useFormat, useText } from '../language/use-text'
import { ScrollFrame } from '../ui/scroll-frame'
import { whole } from './read-weather'
import { SkyIcon } from './sky-icon'
import styles from './weather-page.module.css'

interface DaysProps {
  days: Forecast['daily']
  skies: Record<string, string>
}

export function Days({ days, skies }: DaysProps) {
  const t = useText()
  const format = useFormat()
  return (
    <div>
      <h2 id="week">{t('weather.DAYS')}</h2>
      <ScrollFrame labelledBy="week" className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('weather.DAY')}</th>
              <th scope="col">{t('weather.SKY')}</th>
              <th scope="col">{t('weather.TEMPERATURE')}</th>
              <th scope="col">{t('weather.CHANCE')}</th>
              <th scope="col">{t('weather.SUNRISE')}</th>
              <th scope="col">{t('weather.SUNSET')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{format.day(day.date)}</th>
                <td>
                  <span className={styles.skyCell}>
                    <SkyIcon code={day.code} size={22} />
                    <span>{skies[day.code] ?? day.code}</span>
                  </span>
                </td>
                <td>
                  {whole(day.low)} – {t('weather.DEGREES', { value: whole(day.high) })}
                </td>
                <td>{t('weather.PER_CENT', { value: whole(day.rainChance) })}</td>
                <td>{format.clock(day.sunrise)}</td>
                <td>{format.clock(day.sunset)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  )
}
