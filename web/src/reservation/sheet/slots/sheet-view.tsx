import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text'
import { withTexts } from '../../../language/with-texts'
import { Empty } from '../../../ui/empty'
import { part } from '../../../ui/part'
import type { Holding } from '../../hold/holding'
import { type AnySlot, isFree } from '../../hold/slot-view'
import { useViewer } from '../../hold/viewer'
import { offerAfter } from '../../rules/standing/standing'
import { useOtherDays, type useStanding } from '../../rules/standing/use-standing'
import { CourseLine } from '../course-state/course-line'
import type { Position } from '../days/position'
import type { AnySheet } from '../live/sheet-change'
import { DayNotes } from './day-notes'
import { SheetBar } from './sheet-bar'
import { SheetGrid } from './sheet-grid'
import styles from './sheet-grid.module.css'
import { lastTurn, nextFree, nextOpening } from './sheet-layout'
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
  live?: 'live' | 'polling'
  position: Position
  holding: Holding
  standing: ReturnType<typeof useStanding>
  onDaysChanged: () => Promise<unknown>
  onBooking: () => void
}

const SHUT = { DRAFT: 'DRAFT_DAY', SUSPENDED: 'SUSPENDED_DAY', CLOSED: 'CLOSED_DAY', PUBLISHED: undefined } as const

export function SheetView({ sheet, days, now, live, position, holding, standing, ...on }: SheetViewProps) {
  const { onDaysChanged, onBooking } = on
  const t = useText()
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
  const shut = SHUT[sheet.state]
  // Scrolls once per day, or to the tee time of a link; later the reader scrolls.
  useEffect(() => {
    if (position.course) showCourse(position.course, 'instant')
    if (position.slot) showSlot(position.slot)
  }, [sheet.date, position.slot])
  const toNextFree = () => {
    const focused = sheet.slots.find(
      (slot) => String(slot.slotIdx) === (document.activeElement as HTMLElement)?.dataset.slot,
    )
    const slot = nextFree(sheet.slots, now, focused?.time ?? lastFound)
    if (!slot) return
    lastFound = slot.time
    showSlot(slot.slotIdx)
  }
  return (
    <>
      <CourseLine course={sheet.course} />
      <SheetBar
        date={sheet.date}
        holidayName={day?.holidayName}
        free={sheet.slots.filter((slot) => isFree(slot, now)).length}
        opensAt={nextOpening(sheet.slots, now)}
        hasLobby={Boolean(sheet.lobby)}
        total={sheet.slots.length}
        courses={sheet.courses}
        course={course}
        live={live}
        onCourse={showCourse}
        onNextFree={toNextFree}
      />
      {day && <DayNotes day={day} />}
      {standing.standing && (
        <Suspense>
          <StandingBand
            memberIdx={memberIdx}
            date={sheet.date}
            standing={standing.standing}
            otherDays={otherDays}
            onDay={position.chooseDate}
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
      {viewer === 'member' && day && hasFullPart(day) && !standing.standing && (
        <Suspense>
          <StandBy memberIdx={memberIdx} day={day} courses={sheet.courses} onChanged={onDaysChanged} />
        </Suspense>
      )}
      {shut && <Empty title={sheet.reason || t(`tee-times.${shut}`)} />}
      {!shut && sheet.slots.length === 0 && <Empty title={t('tee-times.NO_SHEET')} />}
      {sheet.slots.length > 0 && viewer !== 'limited' && (
        <p className={styles.prices}>
          {t(viewer === 'member' ? 'tee-times.PRICES_MEMBER' : 'tee-times.PRICES_VISITOR')}
        </p>
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
          onPress={onPress}
          onCourseSeen={position.chooseCourse}
        />
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

function showSlot(slotIdx: number): void {
  const line = document.querySelector<HTMLElement>(`[data-slot="${slotIdx}"]`)
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

/** Continues from the last result, because the button keeps the focus. */
let lastFound: string | undefined
