import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Link } from 'react-router'
import { Table } from '../board/section/rows'
import { useText } from '../language/use-text'
import styles from './guide-page.module.css'
import { MemberTypeChoice, type MemberTypes } from './member-types'

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

/** How bookings open for the chosen member type, and for all of them below it. */
export function Booking({ rules: { opening, cancel, guests }, types }: { rules: Guide; types: MemberTypes }) {
  const t = useText()
  const own = opening.find(({ memberType }) => memberType === types.chosen)
  return (
    <>
      {own && (
        <>
          <div className={styles.choice}>
            <MemberTypeChoice types={types} />
          </div>
          <h3>{t('guide.WEEKDAY')}</h3>
          <p>{own.weekday}</p>
          <h3>{t('guide.WEEKEND')}</h3>
          <p>{own.weekend}</p>
        </>
      )}
      <details className={styles.all} open={!own}>
        <summary>{t('guide.ALL_TYPES')}</summary>
        <Table
          isStacked
          heads={[t('guide.FOR_WHOM'), t('guide.WEEKDAY'), t('guide.WEEKEND')]}
          rows={opening.map(({ name, weekday, weekend }) => [name, weekday, weekend])}
        />
      </details>
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

/** The first of a rule, and the rest where it is asked for. */
export function Paragraphs({ of: [first, ...rest] }: { of: readonly string[] }) {
  const t = useText()
  return (
    <>
      <p>{first}</p>
      {rest.length > 0 && (
        <details className={styles.all}>
          <summary>{t('guide.IN_FULL')}</summary>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </>
  )
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
