import { Suspense, useCallback, useState } from 'react'
import { useServerNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { Empty } from '../../ui/empty'
import { Loading } from '../../ui/loading'
import { PageHeader } from '../../ui/page-header'
import { part } from '../../ui/part'
import { Wrong } from '../../ui/wrong'
import { DrawnCourses, useDrawnCourses } from '../course/use-drawn-courses'
import { useHolding } from '../hold/holding'
import { useViewer } from '../hold/viewer'
import { BookingAside } from './booking-aside'
import { DayPicker } from './day-picker'
import type { FirstView } from './first-view'
import { useHoldElsewhere } from './hold-elsewhere'
import { OpeningClock } from './opening-clock'
import { usePosition } from './position'
import { nextOpening } from './sheet-layout'
import { SheetView } from './sheet-view'
import { useDays, useTeeSheet } from './tee-sheet'
import styles from './tee-times.module.css'

const HoldDock = part(() => import('../hold/hold-dock'))

/** Days, the sheet of one, and the hold beside it. */
export function TeeTimes({ first }: { first?: FirstView }) {
  const t = useText()
  // Until hydration, the time the page was rendered.
  const firstNow = first ? Date.parse(first.days.serverTime) : null
  const now = useServerNow(1000) ?? firstNow
  const { memberIdx, name, viewer } = useViewer()
  const days = useDays(first)
  const position = usePosition(days.data?.days, now)
  const { sheet, error, reload, live } = useTeeSheet(position.date, first)
  const courses = useDrawnCourses(position.date, first?.courses)
  const { reload: reloadDays } = days
  const changed = useCallback(() => {
    reload()
    reloadDays()
  }, [reload, reloadDays])
  const holding = useHolding(memberIdx, changed)
  const { state } = holding
  useHoldElsewhere(sheet, holding)
  const isHeld = state.step === 'held' || state.step === 'sending' || state.step === 'unsure'
  const isDocked = isHeld || state.step === 'expired'
  /** A phone shows either the sheet or the form. */
  const [view, setView] = useState<'sheet' | 'booking'>('booking')
  const courseName = (courseIdx: number) => sheet?.courses.find((course) => course.courseIdx === courseIdx)?.name ?? ''
  const opensAt = sheet && now !== null ? nextOpening(sheet.slots, now) : undefined

  return (
    <DrawnCourses value={courses}>
      <div data-view={isDocked ? view : 'sheet'} data-held={isHeld || undefined}>
        <div className={styles.top}>
          <PageHeader
            title={t('reservation.TITLE')}
            lead={t(viewer === 'member' ? 'reservation.INTRO' : 'reservation.INTRO_VISITOR')}
            seed="reservation"
          >
            <OpeningClock
              opensAt={opensAt}
              firstNow={firstNow}
              onOpen={() => setTimeout(changed, Math.random() * 3000)}
            />
          </PageHeader>
        </div>
        <div className={styles.page}>
          <div className={styles.days}>
            {days.data && position.date && now !== null && days.data.days.length > 0 && (
              <DayPicker days={days.data.days} date={position.date} now={now} onChoose={position.chooseDate} />
            )}
            {days.data?.days.length === 0 && <Empty title={t('reservation.NO_DAYS')} />}
            {!days.data && !days.error && <Loading lines={3} />}
            {days.error && !days.data && (
              <Wrong message={t('reservation.LOAD_FAILED')} requestId={days.error.requestId} retry={reloadDays} />
            )}
          </div>
          <div className={styles.sheet}>
            {sheet && now !== null && (
              <SheetView
                sheet={sheet}
                day={days.data?.days.find((day) => day.date === sheet.date)}
                now={now}
                live={live}
                position={position}
                holding={holding}
                onBooking={() => setView('booking')}
              />
            )}
            {!sheet && error && (
              <Wrong message={t('reservation.LOAD_FAILED')} requestId={error.requestId} retry={reload} />
            )}
            {!sheet && !error && position.date && <Loading lines={10} />}
          </div>
          {sheet && now !== null && (
            <div className={styles.aside}>
              <BookingAside
                sheet={sheet}
                courseIdx={position.course ?? sheet.courses[0]?.courseIdx ?? 0}
                holding={holding}
                booker={{ memberIdx, name }}
                now={now}
                courseName={courseName}
                onToSheet={() => setView('sheet')}
              />
            </div>
          )}
        </div>
        {isHeld && view === 'sheet' && now !== null && (
          <Suspense>
            <HoldDock
              held={state}
              courseName={courseName(state.slot.courseIdx)}
              now={now}
              onContinue={() => setView('booking')}
              onGiveBack={holding.giveBack}
            />
          </Suspense>
        )}
      </div>
    </DrawnCourses>
  )
}
