import { memo } from 'react'
import { useRootHere } from '../api/root-data'
import { useText } from '../language/use-text'
import { RecentButton } from '../ui/feedback/recent-button'
import { phoneLink } from '../ui/phone-link'
import { ClubLogo } from './club-logo'
import styles from './site-footer.module.css'

export const SiteFooter = memo(function SiteFooter() {
  const t = useText()
  const root = useRootHere()
  if (!root) return null
  const { info } = root
  const rows = [
    ['site.PHONE', info.clubPhoneNo, phoneLink(info.clubPhoneNo)],
    ['site.FAX', info.clubFaxNo],
    ['site.EMAIL', info.email, `mailto:${info.email}`],
    ['site.CEO', info.ceoName],
    ['site.BUSINESS_NO', info.businessNo],
    ['site.MAIL_ORDER_NO', info.mailOrderNo],
  ] as const
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.name}>
          <ClubLogo way="Ud" />
        </div>
        <div>
          <address className={styles.address}>
            {[info.address, info.addressDetail, info.zipCode].filter(Boolean).join(', ')}
          </address>
          {root.social && (
            <ul className={styles.social}>
              {root.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.recent}>
            <RecentButton />
          </div>
        </div>
        <dl className={styles.rows}>
          {rows
            .filter(([, value]) => value)
            .map(([label, value, href]) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </footer>
  )
})
