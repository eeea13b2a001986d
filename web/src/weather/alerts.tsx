import type { Forecast } from '@clubhouse/contract/weather'
import { useText } from '../language/use-text'
import styles from './weather-page.module.css'

export function Alerts({ alerts }: { alerts: Forecast['alerts'] }) {
  const t = useText()
  if (alerts.length === 0) return null
  return (
    <section className={styles.alerts} aria-labelledby="alerts">
      <h2 id="alerts">{t('weather.ALERTS')}</h2>
      <ul>
        {alerts.map(({ kind, from, to }) => (
          <li key={`${kind} ${from}`}>
            <strong>{t(`weather.ALERT_${kind}`)}</strong> {t('weather.ALERT_TIMES', { from, to })}
          </li>
        ))}
      </ul>
      <p>{t('weather.ALERT_RULE')}</p>
    </section>
  )
}
