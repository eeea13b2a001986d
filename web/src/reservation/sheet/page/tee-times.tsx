import { Suspense, useCallback, useState } from 'react'
import type { CallFail } from '../../../api/call-fail'
import { useByTime, useServerNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { withTexts } from '../../../language/with-texts'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { Wrong } from '../../../ui/wrong'
import { holdView, isHolding } from '../../hold/hold-store'
import { useHolding } from '../../hold/holding'
import { useViewer } from '../../hold/viewer'
import { useStanding } from '../../rules/standing/use-standing'
import { DrawnCourses, useDrawnCourses } from '../course/use-drawn-courses'
import { DayPicker } from '../days/day-picker'
import { type Position, usePosition } from '../days/position'
import type { FirstView } from '../live/first-view'
import { useDays, useTeeSheet } from '../live/tee-sheet'
import { lastTurn, nextOpening } from '../slots/sheet-layout'
import { SheetView } from '../slots/sheet-view'
import { BookingAside } from './booking-aside'
import { Head } from './head'
import { useHoldElsewhere } from './hold-elsewhere'
import styles from './tee-times.module.css'

const MINUTE_MS = 60_000

/** Loaded when several days are searched. */
const Finder = part(withTexts(() => import('../find/finder')))
const NoSheet = part(() => import('../days/no-sheet'))
const LimitedBand = part(withTexts(() => import('../../rules/standing/limited-band')))

/** Days, the sheet of one, and the hold beside it. */
export function TeeTimes({ first }: { first?: FirstView }) {
  const { firstNow, now, days, position, sheet, isMissing, error, reload, live, courses, opensAt, ...mine } =
    useTeeTimes(first)
  const t = useText()
  const { holding, standing, changed } = mine
  const { memberIdx, name, limitedTo } = useViewer()
  const { state } = holding
  const isHeld = isHolding(state)
  const view = holdView.use()
  const [isMonth, setMonth] = useState(false)
  // The panel beside the tee times is there while it has something to fill in.
  const hasPanel = state.step !== 'none' && state.step !== 'asking'

  return (
    <DrawnCourses value={courses}>
      <div data-view={isHeld || state.step === 'expired' ? view : 'sheet'} data-held={isHeld || undefined}>
        <div className={styles.top}>
          <Head
            days={days.data?.days ?? []}
            position={position}
            sheet={sheet}
            now={now}
            live={live}
            isMonth={isMonth}
            onMonth={() => setMonth(!isMonth)}
            opensAt={limitedTo ? undefined : opensAt}
            firstNow={firstNow}
            onOpen={changed}
          />
        </div>
        <noscript>
          <p className={styles.still}>{t('tee-times.NEEDS_SCRIPTS')}</p>
        </noscript>
        <div className={styles.page} data-paper="times" data-panel={hasPanel || undefined}>
          <div className={styles.days}>
            <Days days={days} position={position} now={now} isMonth={isMonth} onChosen={() => setMonth(false)} />
          </div>
          <div className={styles.sheet}>
            {limitedTo && (
              <Suspense>
                <LimitedBand route={limitedTo} />
              </Suspense>
            )}
            {position.wish && now !== null && (
              <Suspense fallback={<Loading lines={10} />}>
                <Finder wish={position.wish} now={now} courses={courses} />
              </Suspense>
            )}
            {!position.wish && sheet && now !== null && (
              <SheetView
                sheet={sheet}
                days={days.data?.days ?? []}
                now={now}
                position={position}
                holding={holding}
                standing={standing}
                onDaysChanged={days.reload}
                onBooking={() => holdView.set('booking')}
              />
            )}
            {!position.wish && !sheet && isMissing && (
              <Suspense>
                <NoSheet days={days.data!.days} date={position.date!} now={now} onDay={position.chooseDate} />
              </Suspense>
            )}
            {!position.wish && !sheet && !isMissing && (
              <Missing error={error} isReading={position.date !== undefined} retry={reload} />
            )}
          </div>
          {now !== null && (!position.wish || state.step !== 'none') && (
            <div className={styles.aside}>
              <BookingAside
                sheet={sheet}
                days={days.data?.days ?? []}
                holding={holding}
                counts={standing.counts}
                booker={{ memberIdx, name }}
                onToSheet={() => holdView.set('sheet')}
              />
            </div>
          )}
        </div>
      </div>
    </DrawnCourses>
  )
}

/** What the page shows: the days, the chosen day's sheet, its courses and the member's hold. */
function useTeeTimes(first?: FirstView) {
  // Until hydration, the time the page was rendered.
  const firstNow = first ? Date.parse(first.days.serverTime) : null
  const minute = useServerNow(MINUTE_MS) ?? (firstNow && Math.floor(firstNow / MINUTE_MS) * MINUTE_MS)
  const { memberIdx } = useViewer()
  const days = useDays(first)
  const position = usePosition(days.data?.days, minute)
  // A day that is not published has no sheet to ask for.
  const isMissing =
    position.date !== undefined && days.data !== undefined && !days.data.days.some(({ date }) => date === position.date)
  const { sheet, error, reload, live } = useTeeSheet(isMissing ? undefined : position.date, first)
  const courses = useDrawnCourses(position.date, first?.courses)
  // Full minutes, and at once the instants that change a tee time: the page is not drawn again every second.
  const turn = useByTime((at) => lastTurn(sheet?.slots ?? [], at)) ?? 0
  const now = minute === null ? null : Math.max(minute, turn)
  const { reload: reloadDays } = days
  const changed = useCallback(() => {
    reload()
    reloadDays()
  }, [reload, reloadDays])
  const opensAt = sheet && now !== null ? nextOpening(sheet.slots, now) : undefined
  const holding = useHolding(changed)
  useHoldElsewhere(sheet, holding)
  const standing = useStanding(memberIdx, sheet)
  const seen = { firstNow, now, days, position, sheet, isMissing, error, reload, live, courses, opensAt }
  return { ...seen, holding, standing, changed }
}

interface DaysProps {
  days: ReturnType<typeof useDays>
  position: Position
  now: number | null
  isMonth: boolean
  onChosen: () => void
}

function Days({ days: { data, error, reload }, position, now, isMonth, onChosen }: DaysProps) {
  const t = useText()
  const choose = (date: string) => {
    onChosen()
    position.chooseDate(date)
  }
  return (
    <>
      {data && position.date && now !== null && data.days.length > 0 && (
        <DayPicker days={data.days} date={position.date} now={now} isMonth={isMonth} onChoose={choose} />
      )}
      {data?.days.length === 0 && <Empty title={t('tee-times.NO_DAYS')} />}
      {!data && !error && <Loading lines={3} />}
      {error && !data && <Wrong message={t('tee-times.LOAD_FAILED')} requestId={error.requestId} retry={reload} />}
    </>
  )
}

interface MissingProps {
  error?: CallFail
  isReading: boolean
  retry: () => void
}

/** In the place of a sheet that is not there. */
function Missing({ error, isReading, retry }: MissingProps) {
  const t = useText()
  if (error) return <Wrong message={t('tee-times.LOAD_FAILED')} requestId={error.requestId} retry={retry} />
  return isReading && <Loading lines={10} />
}
