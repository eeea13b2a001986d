import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Link } from 'react-router'
import { Table } from '../board/section/rows'
import { useText } from '../language/use-text'
import styles from './guide-page.module.css'

export function Times({ times }: { times: Guide['times'] }) {
  const t = useText()
  return (
    <Table
      heads={[t('guide.PART'), t('guide.FIRST'), t('guide.LAST')]}
      rows={times.map(({ name, first, last }) => [name, first, last])}
    />
  )
}

export function Coupons() {
  const t = useText()
  return (
    <>
      <p>{t('guide.COUPONS_USE')}</p>
      <p>{t('guide.COUPONS_BACK')}</p>
    </>
  )
}

export function Booking({ rules: { opening, cancel, guests } }: { rules: Guide }) {
  const t = useText()
  return (
    <>
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
    </>
  )
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

/** The rules of booking in a few sentences, before everything else. */
export function Short({ id, short }: { id: string; short: Guide['short'] }) {
  const t = useText()
  return (
    <section className={styles.short} aria-labelledby={id}>
      <h2 id={id}>{t('guide.SHORT')}</h2>
      <ul>
        {short.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
