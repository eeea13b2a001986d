import type { NoticeRow } from '@clubhouse/contract/board/notice'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useEffect, useState } from 'react'
import { serverNow, useServerNow } from '../api/clock'
import { Queries } from '../api/queries'
import { useSettledCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { OwnRound } from '../mypage/own-round'
import { nextRound } from '../reservation/booking/list/rounds'
import StandingBand from '../reservation/rules/standing/standing-band'
import { Wrong } from '../ui/wrong'
import { LatestNotices } from './latest-notices'
import styles from './own-home.module.css'
import { OwnTiles } from './own-tiles'
import { waitingFor } from './own-waiting'
import { Reading } from './reading'
import { useOwnHome } from './use-own-home'
import { WaitingList } from './waiting-list'

interface OwnHomeProps {
  memberIdx: number
  /** In the club's zone. */
  today: string
  notices: NoticeRow[]
  /** Called with the days in which this member can book. */
  onDays: (days: CalendarDay[]) => void
}

/** For a member: the next round, what waits for an answer, what can be booked now, and the latest notice. Decision 143. */
export default function OwnHome(props: OwnHomeProps) {
  return (
    <Queries>
      <Parts {...props} />
    </Queries>
  )
}

/** All of them appear together, because what loads later would push the rest down. */
function Parts({ memberIdx, today, notices, onDays }: OwnHomeProps) {
  const { isReading, days, rounds, weather, standby, answered, owed, ...own } = useOwnHome(memberIdx, today)
  const now = useServerNow(60_000) ?? serverNow()
  const hasSkies = useSettledCodes('791')
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (days) onDays(days)
  }, [days, onDays])
  if (!isThere) {
    if (isReading || !hasSkies) return <Reading />
    setThere(true)
  }
  const coming = rounds.data?.list
  const next = nextRound(coming)
  return (
    <div className={styles.parts}>
      <div>
        {next ? (
          <OwnRound booking={next} me={memberIdx} now={now} forecast={weather} />
        ) : rounds.error ? (
          <Wrong requestId={rounds.error.requestId} retry={() => rounds.refetch()} />
        ) : (
          <NoRound />
        )}
        <WaitingList lines={waitingFor(memberIdx, now, { coming, standby, answered, owed }, next?.bookingIdx)} />
      </div>
      <div>
        <Bookable memberIdx={memberIdx} today={today} {...own} />
        <LatestNotices notices={notices.slice(0, 1)} />
      </div>
    </div>
  )
}

function NoRound() {
  const t = useText()
  return (
    <section className={styles.none}>
      <h2>{t('mypage.NONE_UPCOMING')}</h2>
    </section>
  )
}

type Own = ReturnType<typeof useOwnHome>
type BookableProps = Pick<OwnHomeProps, 'memberIdx' | 'today'> &
  Pick<Own, 'free' | 'suspendedUntil' | 'times' | 'hasFree' | 'last'>

/** The free times, or why the member can book none. */
function Bookable({ memberIdx, today, free, suspendedUntil, times, hasFree, last }: BookableProps) {
  if (suspendedUntil)
    return (
      <StandingBand
        memberIdx={memberIdx}
        date={today}
        standing={{ code: 'SUSPENDED', until: suspendedUntil }}
        otherDays={[]}
        onDay={() => {}}
      />
    )
  if (free.error && !free.data) return <Wrong requestId={free.error.requestId} retry={() => free.refetch()} />
  return <OwnTiles times={times} isUsedUp={hasFree} last={last} today={today} />
}
