import { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useClub, useFormat, useText } from '../../../language/use-text'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { useViewer } from '../../hold/viewer'
import { type Chosen, FindFilter } from './find-filter'
import styles from './finder.module.css'
import { FreeDayTimes } from './free-day'
import { addressOf, searched, type Wish } from './wish'

const FRESH_MS = 60_000
const MOST = 12

interface FinderProps {
  wish: Wish
  now: number
  courses: Chosen['courses']
}

/** Free tee times of several days. What is wished for stands in the URL. */
export default function Finder({ wish, now, courses }: FinderProps) {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()
  const { dayOf } = useFormat()
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  const input = { ...searched(wish, dayOf(now)), memberIdx, clubCode, most: MOST }
  const { data, error, refetch } = useCall(find, input, { enabled: known, refetchInterval: FRESH_MS, _nop_: true })
  // As it was before another wish is answered, so that the fields stay where they are.
  const last = useRef(data)
  if (data) last.current = data
  const count = data?.days.reduce((sum, day) => sum + day.count, 0) ?? 0
  return (
    <section className={styles.finder} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('tee-times.FIND')}</h2>
        <Link to="/reservation">{t('free-time.BACK')}</Link>
      </div>
      <FindFilter
        wish={wish}
        courses={courses}
        fees={data?.fees ?? []}
        group={last.current && (last.current.group ?? null)}
        onWish={(next) => navigate(addressOf(next), { preventScrollReset: true })}
      />
      <p className={styles.count} role="status">
        {data && t('free-time.FOUND', { count })}
      </p>
      {data?.days.map((day) => (
        <FreeDayTimes key={day.date} day={day} />
      ))}
      {data && count === 0 && (
        <Empty
          title={t('free-time.NOTHING')}
          action={<Link to={addressOf({ span: 'month' })}>{t('free-time.WIDER')}</Link>}
        />
      )}
      {!data && !error && <Loading lines={8} />}
      {!data && error && (
        <Wrong message={t('tee-times.LOAD_FAILED')} requestId={error.requestId} retry={() => refetch()} />
      )}
    </section>
  )
}
