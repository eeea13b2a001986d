import { here } from '@clubhouse/contract/manager/desk-device'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { noteDeskDevice } from '../../../session/desk-here'
import { useSession } from '../../../session/session-store'
import { backOf, moveOf } from '../../../session/way-back'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Unread } from '../../../ui/unread'
import { CourseLine } from '../../sheet/course-state/course-line'
import { LiveSign } from '../../sheet/live/live-sign'
import { DeskSheet } from '../day/desk-sheet'
import page from '../day/today-page.module.css'
import styles from './device-page.module.css'
import { PinPanel } from './pin-panel'
import { useDeviceDay } from './use-device-day'

export const handle = { messages: ['desk-device', 'manager', 'reservation', 'tee-times', 'course-state', 'desk'] }

/** Read anew each minute, so that a device that was unpaired goes on to the login. */
const EVERY_MS = 60_000

/** A paired device without a person: today’s sheet, and the question who is there before anything else. Decision 141. */
export default function DevicePage() {
  const session = useSession()
  const [query] = useSearchParams()
  const back = query.has('back') ? backOf(query) : '/ishm'
  const [to, setTo] = useState<string>()
  if (session) {
    const next = to ?? back
    return <Navigate to={session.userMove ? moveOf(session.userMove, next) : next} replace />
  }
  return <Locked back={back} isReady={session === null} to={to} setTo={setTo} />
}

interface LockedProps {
  back: string
  /** Known only in the browser. */
  isReady: boolean
  /** Where the manager goes on whose PIN is asked. */
  to?: string
  setTo: (to?: string) => void
}

function Locked({ back, isReady, to, setTo }: LockedProps) {
  const t = useText()
  const format = useFormat()
  const now = useServerNow(1000)
  const device = useCall(here, {}, { ...QUIET, enabled: isReady, refetchInterval: EVERY_MS })
  const { sheet, error, refetch, live } = useDeviceDay(isReady)
  const isPaired = device.data !== undefined
  const isRefused = [device.error, error].some((fail) => fail?.status === 401)
  useEffect(() => {
    if (isRefused || isPaired) noteDeskDevice(!isRefused)
  }, [isRefused, isPaired])
  if (isRefused) return <Navigate to={`/login?back=${encodeURIComponent(back)}`} replace />
  return (
    <div className={page.page} data-large>
      <PageHead title={t('desk-device.LOCKED_TITLE')} />
      <header className={page.head}>
        <div>
          <h1>{t('desk-device.LOCKED_TITLE')}</h1>
          <p>
            {[now !== null && format.day(format.dayOf(now), 'long'), device.data?.name].filter(Boolean).join(' · ')}
            <LiveSign live={live} />
          </p>
        </div>
        <Button size="large" disabled={!device.data} onClick={() => setTo(back)}>
          {t('desk-device.ENTER')}
        </Button>
      </header>
      <p className={styles.lead}>{t('desk-device.LOCKED_LEAD')}</p>
      {sheet && now !== null && (
        <>
          <CourseLine course={sheet.course} />
          <DeskSheet
            sheet={sheet}
            now={now}
            isToday
            filter="all"
            typed=""
            onOpen={(slotIdx) => setTo(`/ishm?slot=${slotIdx}`)}
          />
        </>
      )}
      {error?.status === 404 && <Empty title={t('desk-device.NO_DAY')} />}
      {!sheet && error?.status !== 404 && <Unread error={error} retry={refetch} lines={12} />}
      {to && device.data && <PinPanel managers={device.data.managers} to={to} onClose={() => setTo(undefined)} />}
    </div>
  )
}

const QUIET = { toasts: 'none', waits: false, _nop_: true } as const
