import { guide } from '@clubhouse/contract/reservation/rules'
import { useCall } from '../../../api/use-call'
import { Table } from '../../../board/section/rows'
import { useClub, useLanguage, useText } from '../../../language/use-text'
import { Loading } from '../../../ui/loading'
import styles from './policy.module.css'

/** How days open for each type of member, as members read it. */
export function OpeningTable() {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const { data } = useCall(guide, { clubCode, lang }, { quiet: true })
  return (
    <section className={styles.section} aria-labelledby="opening">
      <h2 id="opening">{t('club-policy.OPENING')}</h2>
      <p className={styles.lead}>{t('club-policy.OPENING_LEAD')}</p>
      {!data && <Loading lines={6} />}
      {data && data.opening.length === 0 && <p>{t('club-policy.OPENING_NONE')}</p>}
      {data && data.opening.length > 0 && (
        <Table
          isStacked
          heads={[t('club-policy.MEMBER_TYPE'), t('club-policy.WEEKDAYS'), t('club-policy.WEEKENDS')]}
          rows={data.opening.map(({ name, weekday, weekend }) => [name, weekday, weekend])}
        />
      )}
    </section>
  )
}
