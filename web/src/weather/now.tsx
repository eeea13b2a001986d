import type { WeatherNow } from '@clubhouse/contract/weather'
import { useFormat, useText } from '../language/use-text'
import { whole } from './read-weather'
import { SkyIcon } from './sky-icon'
import styles from './weather-page.module.css'

export function Now({ now, sky }: { now: WeatherNow; sky: string }) {
  const t = useText()
  const format = useFormat()
  const facts = [
    [t('weather.WIND'), t('weather.METRES_A_SECOND', { value: format.number(now.wind) })],
    [t('weather.RAIN'), t('weather.MILLIMETRES', { value: format.number(now.rain) })],
    [t('weather.HUMIDITY'), t('weather.PER_CENT', { value: whole(now.humidity) })],
    [t('weather.SUNRISE'), format.clock(now.sunrise)],
    [t('weather.SUNSET'), format.clock(now.sunset)],
  ]
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now" className={styles.title}>
        {t('weather.NOW')}
      </h2>
      <p className={styles.sky}>
        <SkyIcon code={now.code} size={56} />
        <span>
          <strong className={styles.temp}>{t('weather.DEGREES', { value: whole(now.temp) })}</strong> {sky}
        </span>
      </p>
      <p className={styles.more}>
        {t('weather.FEELS', { value: whole(now.feels) })} ·{' '}
        {t('weather.HIGH_LOW', { high: whole(now.high), low: whole(now.low) })}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
