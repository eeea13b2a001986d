import { arrivals } from '@clubhouse/contract/reservation/desk/check-in'
import { list as delays } from '@clubhouse/contract/reservation/sheet/delay'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Unread } from '../../../ui/unread'
import { ArrivalDesk } from './arrival-desk'
import styles from './arrivals.module.css'

export const handle = { messages: ['frontdesk', 'check-in', 'desk', 'reservation', 'manager', 'form'] }

/** How often the groups of the day are read again. */
const EVERY_MS = 10_000

/** Arrivals: who plays today, who is here, and who is missing. */
export default function ArrivalsPage() {
  const t = useText()
  const { day, dayOf } = useFormat()
  const now = useServerNow(1000)
  const date = now === null ? undefined : dayOf(now)
  const may = useMay()
  const mayRead = may(arrivals)
  const adminIdx = useSession()?.adminIdx
  const read = useCall(
    arrivals,
    { date },
    { enabled: mayRead && date !== undefined, waits: false, toasts: 'none', _nop_: true, refetchInterval: EVERY_MS },
  )
  const { data, error, dataUpdatedAt, refetch } = read
  return (
    <div className={styles.page}>
      <PageHead title={t('frontdesk.TITLE')} />
      <header className={styles.head}>
        <h1>{t('frontdesk.TITLE')}</h1>
        {date && <p>{day(date, 'long')}</p>}
        {may(delays) && (
          <ButtonLink to="/ishm/reservation/frontdesk/delay" look="plain" size="large">
            {t('desk.DELAY')}
          </ButtonLink>
        )}
      </header>
      {!mayRead && now !== null && <Empty title={t('frontdesk.NO_RIGHT')}>{t('frontdesk.NO_RIGHT_HINT')}</Empty>}
      {mayRead && data && now !== null && (
        <ArrivalDesk
          groups={data}
          now={now}
          readAt={dataUpdatedAt}
          isCut={error !== null}
          adminIdx={adminIdx ?? undefined}
          refetch={refetch}
        />
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}
