import type { Forecast } from '@clubhouse/contract/weather'
import { useText } from '../language/use-text'
import styles from './weather-page.module.css'

/** How old the values are, and whose. */
export function Whence({ observedAt, stale, source }: Pick<Forecast, 'observedAt' | 'stale' | 'source'>) {
  const t = useText()
  return (
    <p className={styles.whence} data-stale={stale || undefined}>
      {stale ? t('weather.STALE', { at: observedAt }) : t('weather.OBSERVED', { at: observedAt })}{' '}
      {source === 'DEMO' ? (
        t('weather.SOURCE_DEMO')
      ) : (
        <a href="https://open-meteo.com/" rel="noreferrer">
          {t('weather.SOURCE')}
        </a>
      )}
    </p>
  )
}
