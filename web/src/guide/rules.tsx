import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Link } from 'react-router'
import { Table } from '../board/section/rows'
import { useText } from '../language/use-text'

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

export function Draws({ draws }: Pick<Guide, 'draws'>) {
  return draws.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

export function Penalties({ rules: { penalties, moneyDue, conduct, penaltiesNext } }: { rules: Guide }) {
  const t = useText()
  return (
    <>
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
    </>
  )
}
