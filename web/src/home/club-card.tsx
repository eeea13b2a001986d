import { useRootHere } from '../api/root-data'
import { useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import { phoneLink } from '../ui/phone-link'
import styles from './home-page.module.css'

export function ClubCard() {
  const t = useText()
  const info = useRootHere()?.info
  if (!info) return null
  const place = [info.address, info.addressDetail].filter(Boolean).join(', ')
  if (!place && !info.clubPhoneNo && !info.email) return null
  return (
    <section className={styles.card} aria-labelledby="visit">
      <h2 id="visit" className={styles.title}>
        {t('home.VISIT')}
      </h2>
      <ul className={styles.rows}>
        {place && (
          <li>
            <Icon name="place" />
            <span>{place}</span>
          </li>
        )}
        {info.clubPhoneNo && (
          <li>
            <Icon name="phone" />
            <a href={phoneLink(info.clubPhoneNo)}>{info.clubPhoneNo}</a>
          </li>
        )}
        {info.email && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${info.email}`}>{info.email}</a>
          </li>
        )}
      </ul>
      <p className={styles.note}>{t('home.VISIT_NOTE')}</p>
    </section>
  )
}
