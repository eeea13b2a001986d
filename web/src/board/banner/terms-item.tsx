import type { TermsNotice } from '@clubhouse/contract/board/banner'
import { useRootHere } from '../../api/root-data'
import { useFormat, useText } from '../../language/use-text'
import { phoneLink } from '../../ui/phone-link'
import { Detail } from './detail'
import styles from './popup-item.module.css'

export function TermsBody({ terms: { title, clubName, effectiveDate, telNo } }: { terms: TermsNotice }) {
  const t = useText()
  const format = useFormat()
  // Terms are signed in one language; the site's name is in the reader's.
  const name = useRootHere()?.info.clubName ?? clubName
  return (
    <div className={styles.terms}>
      <p className={styles.title}>{title}</p>
      <p className={styles.date}>
        {t('popup.EFFECTIVE')} <time dateTime={effectiveDate}>{format.day(effectiveDate, 'date')}</time>
      </p>
      <p className={styles.club}>
        {name} {telNo && <a href={phoneLink(telNo)}>{telNo}</a>}
      </p>
    </div>
  )
}

export function TermsActions({ terms, closeToday }: { terms: TermsNotice; closeToday: () => void }) {
  const t = useText()
  return (
    <>
      <Detail link={`/common/agreement/${terms.termsIdx}`} windowOpen />
      <button type="button" className={styles.quiet} onClick={closeToday}>
        {t('popup.CLOSE_TODAY')}
      </button>
    </>
  )
}
