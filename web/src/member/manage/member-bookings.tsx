import { list } from '@clubhouse/contract/reservation/manage'
import { forManager } from '@clubhouse/contract/reservation/sheet'
import { Link } from 'react-router'
import { serverNow } from '../../api/clock'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import styles from './manage.module.css'

/** The tee times that the member has ahead, as booker or companion, each with the way to its day. */
export function MemberBookings({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const mayOpen = useMay()(forManager)
  const { day, dayOf } = useFormat()
  const from = dayOf(serverNow())
  const { data } = useCall(list, { memberIdx, from, state: 'CF', sort: 'date' }, { quiet: true })
  return (
    <section className={styles.section}>
      <h3>{t('member-manage.TEE_TIMES')}</h3>
      {data?.total === 0 && <p className={styles.quiet}>{t('member-manage.TEE_TIMES_NONE')}</p>}
      <ul>
        {data?.list.map(({ bookingIdx, slotIdx, date, time, courseName, players }) => {
          const when = `${day(date)}, ${time} ${courseName}`
          return (
            <li key={bookingIdx}>
              {mayOpen ? <Link to={`/ishm?date=${date}&slot=${slotIdx}`}>{when}</Link> : when}
              <small>{players.flatMap(({ name }) => name ?? []).join(', ')}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
