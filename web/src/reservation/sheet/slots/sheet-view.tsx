import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { withTexts } from '../../../language/with-texts'
import { Empty } from '../../../ui/empty'
import { part } from '../../../ui/part'
import type { Holding } from '../../hold/holding'
import { type AnySlot, isFree } from '../../hold/slot-view'
import { useViewer } from '../../hold/viewer'
import { offerAfter } from '../../rules/standing/standing'
import { useOtherDays, type useStanding } from '../../rules/standing/use-standing'
import { CourseLine } from '../course-state/course-line'
import { type Position, wantedSlot } from '../days/position'
import type { AnySheet } from '../live/sheet-change'
import { CourseTabs } from './course-tabs'
import { DayNotes } from './day-notes'
import { showSlot } from './next-free'
import { SheetGrid } from './sheet-grid'
import styles from './sheet-grid.module.css'
import { lastTurn } from './sheet-layout'
import { SheetNotice } from './sheet-notice'
import { useSlotPress } from './slot-press'

/** Loaded for members with a limit only. */
const StandingBand = part(withTexts(() => import('../../rules/standing/standing-band')))
const StandBy = part(withTexts(() => import('../../standby/stand-by')))
const LobbyPanel = part(withTexts(() => import('../../hold/lobby/lobby-panel')))
const RemindMe = part(withTexts(() => import('../../people/reminder/remind-me')))

interface SheetViewProps {
  sheet: AnySheet
  days: readonly CalendarDay[]
  now: number
  position: Position
  holding: Holding
  standing: ReturnType<typeof useStanding>
  onDaysChanged: () => Promise<unknown>
  onBooking: () => void
}

const SHUT = { DRAFT: 'DRAFT_DAY', SUSPENDED: 'SUSPENDED_DAY', CLOSED: 'CLOSED_DAY', PUBLISHED: undefined } as const

export function SheetView({ sheet, days, now, position, holding, standing, ...on }: SheetViewProps) {
  const { onDaysChanged, onBooking } = on
  const t = useText()
  const { day: formatDay } = useFormat()
  const { viewer, memberIdx } = useViewer()
  const day = days.find((one) => one.date === sheet.date)
  const otherDays = useOtherDays(memberIdx, sheet.date, days, standing.standing, standing.counts)
  const { press, notice, closeNotice } = useSlotPress(sheet, holding, onBooking)
  const latestPress = useRef(press)
  latestPress.current = press
  // The same function always, so that the tee times are not drawn again for it.
  const onPress = useCallback((slot: AnySlot) => latestPress.current(slot), [])
  const isOver = offerAfter(notice?.code) === 'days'
  const { reload } = standing
  // A limit that was reached in another window is known only from the refusal.
  useEffect(() => {
    if (isOver) reload()
  }, [isOver, reload])
  // The tee times are drawn again only at instants that change a state.
  const turn = Math.max(lastTurn(sheet.slots, now), Date.parse(sheet.serverTime))
  const course = position.course ?? sheet.courses[0]?.courseIdx ?? 0
  const wanted = wantedSlot(position, sheet.slots)
  const shut = SHUT[sheet.state]
  // What is as always stands below the tee times.
  const isOpen = sheet.course?.state === 'OPEN'
  // Scrolls once per day, or to the tee time of a link; later the reader scrolls.
  useEffect(() => {
    if (position.course) showCourse(position.course, 'instant')
    if (wanted) showSlot(wanted)
  }, [sheet.date, wanted])
  const free = sheet.slots.filter((slot) => isFree(slot, now)).length
  const canStandBy = viewer === 'member' && day && hasFullPart(day) && !standing.standing
  const standBy = canStandBy && (
    <Suspense>
      <StandBy memberIdx={memberIdx} day={day} courses={sheet.courses} onChanged={onDaysChanged} />
    </Suspense>
  )
  return (
    <>
      <h2 className={styles.day}>
        {formatDay(sheet.date, 'long')}
        {day?.holidayName && ` · ${day.holidayName}`}
      </h2>
      {!isOpen && <CourseLine course={sheet.course} />}
      <CourseTabs slots={sheet.slots} now={now} courses={sheet.courses} course={course} onCourse={showCourse} />
      {standing.standing && (
        <Suspense>
          <StandingBand
            memberIdx={memberIdx}
            date={sheet.date}
            standing={standing.standing}
            otherDays={otherDays}
            onDay={position.chooseDate}
            isFolded
          />
        </Suspense>
      )}
      {viewer === 'member' && sheet.lobby && (
        <Suspense>
          <LobbyPanel key={sheet.date} date={sheet.date} lobby={sheet.lobby} />
        </Suspense>
      )}
      {viewer === 'member' && day?.state === 'NOT_OPEN' && day.opensAt && Date.parse(day.opensAt) > now && (
        <Suspense>
          <RemindMe day={day} onChanged={onDaysChanged} />
        </Suspense>
      )}
      {free === 0 && standBy}
      {shut && <Empty title={sheet.reason || t(`tee-times.${shut}`)} />}
      {!shut && sheet.slots.length === 0 && (
        <Empty title={t(`tee-times.${day?.state === 'CLUB_CLOSED' ? 'SUSPENDED_DAY' : 'NO_SHEET'}`)} />
      )}
      {sheet.slots.length > 0 && (
        <SheetGrid
          key={sheet.date}
          sheet={sheet}
          now={turn}
          viewer={viewer}
          isQuiet={standing.standing !== undefined || viewer === 'limited'}
          busySlot={holding.state.step === 'asking' ? holding.state.slot.slotIdx : undefined}
          notice={
            notice && (
              <SheetNotice
                sheet={sheet}
                now={turn}
                viewer={viewer}
                notice={notice}
                otherDays={otherDays}
                onPress={press}
                onDay={position.chooseDate}
                onClose={closeNotice}
              />
            )
          }
          noticeAt={notice?.slotIdx}
          wantedSlot={wanted}
          onPress={onPress}
          onCourseSeen={position.chooseCourse}
        />
      )}
      {free > 0 && standBy}
      {isOpen && <CourseLine course={sheet.course} />}
      {day && <DayNotes day={day} />}
      {sheet.slots.length > 0 && viewer !== 'limited' && (
        <p className={styles.prices}>
          {t(viewer === 'member' ? 'tee-times.PRICES_MEMBER' : 'tee-times.PRICES_VISITOR')}
        </p>
      )}
      <span data-only-spoken aria-live="polite">
        {notice?.text}
      </span>
    </>
  )
}

/** A member may wait for a tee time of a day that is open, has a full part, and on which they do not play. */
const hasFullPart = ({ state, free, myBooking }: CalendarDay): boolean =>
  !myBooking && ['OPEN', 'FULL', 'FULL_STANDBY'].includes(state) && free.some(({ count }) => count === 0)

/** Scrolls sideways only, because the page stays where its reader is. */
function showCourse(courseIdx: number, behavior: ScrollBehavior = 'smooth'): void {
  const column = document.getElementById(`course-${courseIdx}`)
  const grid = column?.parentElement
  grid?.scrollTo({ left: column!.offsetLeft - grid.offsetLeft, behavior })
}
