import { count, mine } from '@clubhouse/contract/reservation/rules/coupon'
import type { Coupon } from '@clubhouse/contract/reservation/rules/coupon-shape'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Empty } from '../../../ui/empty'
import { Pages } from '../../../ui/pages'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { Views } from '../../../ui/views'
import { COUPON_TONES, useConditions, useWorth } from './coupon-words'
import styles from './my-coupons.module.css'

const SIZE = 20

/** The coupons of a member: those that can be used, or all; the view and the page are in the URL. */
export function MyCoupons({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const view = query.get('show') === 'all' ? 'all' : 'issued'
  const page = Math.max(1, Number(query.get('page')) || 1)
  const more = view === 'all' ? { sort: '-validTo' as const } : { state: 'ISSUED' as const }
  const { data, error, refetch } = useCall(mine, { memberIdx, page, size: SIZE, ...more })
  const counts = useCall(count, { memberIdx })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {counts.data && counts.data.usable > 0 && t('coupon.COUNT', { ...counts.data, count: counts.data.soonDays })}
        </p>
        <Views
          label={t('coupon.SHOW')}
          views={[
            { value: 'issued', label: t('coupon.SHOW_ISSUED') },
            { value: 'all', label: t('coupon.SHOW_ALL') },
          ]}
          value={view}
          onChange={(which) => setQuery(which === 'all' ? { show: which } : {}, { replace: true })}
        />
      </div>
      {data.total === 0 && <Empty title={t('coupon.NONE')}>{t('coupon.NONE_HINT')}</Empty>}
      <ul className={styles.list}>
        {data.list.map((coupon) => (
          <CouponCard key={coupon.couponIdx} coupon={coupon} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
    </>
  )
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const t = useText()
  const { day } = useFormat()
  const worth = useWorth()
  const conditions = useConditions()
  const { name, couponNo, state, validFrom: from, validTo: to } = coupon
  return (
    <li className={styles.card} data-state={state}>
      <h2>{name}</h2>
      <StateWord tone={COUPON_TONES[state]}>{t(`coupon.STATE_${state}`)}</StateWord>
      <p>{worth(coupon)}</p>
      {coupon.bookingIdx != null && <Link to={`/mypage?booking=${coupon.bookingIdx}`}>{t('coupon.TO_BOOKING')}</Link>}
      <dl>
        <div>
          <dt>{t('coupon.VALID')}</dt>
          <dd>{`${day(from, 'date')} – ${day(to, 'date')}`}</dd>
        </div>
        <div>
          <dt>{t('coupon.CONDITIONS')}</dt>
          <dd>{conditions(coupon).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t('coupon.NO')}</dt>
          <dd>{couponNo}</dd>
        </div>
      </dl>
    </li>
  )
}
