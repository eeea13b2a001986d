import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Link } from 'react-router'
import { Table } from '../board/section/rows'
import { useText } from '../language/use-text'
import styles from './guide-page.module.css'

export function Times({ times }: { times: Guide['times'] }) {
  const t = useText()
  if (times.length === 0) return null
  return (
    <section className={styles.rule} aria-labelledby="times">
      <h2 id="times">{t('guide.TIMES')}</h2>
      <Table
        heads={[t('guide.PART'), t('guide.FIRST'), t('guide.LAST')]}
        rows={times.map(({ name, first, last }) => [name, first, last])}
      />
    </section>
  )
}

export function Coupons() {
  const t = useText()
  return (
    <section className={`${styles.rule} ${styles.rules}`} aria-labelledby="coupons">
      <h2 id="coupons">{t('guide.COUPONS')}</h2>
      <p>{t('guide.COUPONS_USE')}</p>
      <p>{t('guide.COUPONS_BACK')}</p>
    </section>
  )
}

export function Booking({ rules: { opening, cancel, guests } }: { rules: Guide }) {
  const t = useText()
  return (
    <section className={`${styles.rule} ${styles.rules}`} aria-labelledby="opening">
      <h2 id="opening">{t('guide.OPENING')}</h2>
      <Table
        isStacked
        heads={[t('guide.FOR_WHOM'), t('guide.WEEKDAY'), t('guide.WEEKEND')]}
        rows={opening.map(({ name, weekday, weekend }) => [name, weekday, weekend])}
      />
      <h3>{t('guide.CANCELLING')}</h3>
      <p>{cancel}</p>
      <p>{t('guide.DELAYED')}</p>
      <p>{guests}</p>
      <p>
        <Link to="/reservation/ledger">{t('guide.LEDGER')}</Link>
      </p>
    </section>
  )
}

export function Standby({ standby }: Pick<Guide, 'standby'>) {
  const t = useText()
  return (
    <section className={styles.rule} aria-labelledby="standby">
      <h2 id="standby">{t('guide.STANDBY')}</h2>
      <p>{standby}</p>
    </section>
  )
}

export function Draws({ draws }: Pick<Guide, 'draws'>) {
  const t = useText()
  if (draws.length === 0) return null
  return (
    <section className={styles.rule} aria-labelledby="draws">
      <h2 id="draws">{t('guide.DRAWS')}</h2>
      {draws.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

export function Penalties({ rules: { penalties, moneyDue, conduct, penaltiesNext } }: { rules: Guide }) {
  const t = useText()
  return (
    <section className={styles.rule} aria-labelledby="penalties">
      <h2 id="penalties">{t('guide.PENALTIES')}</h2>
      <Table
        heads={[t('guide.REASON'), t('guide.SUSPENSION'), t('guide.OR_MONEY')]}
        rows={penalties.map(({ name, days, percent }) => [
          name,
          days === null ? '–' : t('guide.DAYS', { count: days }),
          percent === null ? '–' : t('guide.PER_CENT', { value: percent }),
        ])}
      />
      {moneyDue && <p>{moneyDue}</p>}
      {conduct && <p>{conduct}</p>}
      {penaltiesNext && <p>{penaltiesNext}</p>}
    </section>
  )
}
