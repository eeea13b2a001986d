import type { CalendarDay } from '@clubhouse/contract/reservation/sheet'
import { useEffect } from 'react'
import { useText } from '../../language/use-text'
import { Empty } from '../../ui/empty'
import type { Holding } from '../hold/holding'
import { isFree } from '../hold/slot-view'
import { useViewer } from '../hold/viewer'
import type { Position } from './position'
import { SheetBar } from './sheet-bar'
import type { AnySheet } from './sheet-change'
import { SheetGrid } from './sheet-grid'
import { lastTurn, nextFree, nextOpening } from './sheet-layout'
import styles from './sheet-view.module.css'
import { useSlotPress } from './slot-press'

interface SheetViewProps {
  sheet: AnySheet
  day?: CalendarDay
  now: number
  live?: 'live' | 'polling'
  position: Position
  holding: Holding
  onBooking: () => void
}

const SHUT = { DRAFT: 'DRAFT_DAY', SUSPENDED: 'SUSPENDED_DAY', CLOSED: 'CLOSED_DAY', PUBLISHED: undefined } as const

export function SheetView({ sheet, day, now, live, position, holding, onBooking }: SheetViewProps) {
  const t = useText()
  const { viewer } = useViewer()
  const { press, notice, closeNotice } = useSlotPress(sheet, holding, onBooking)
  // Renders only at instants that change a state, instead of every second.
  const turn = Math.max(lastTurn(sheet.slots, now), Date.parse(sheet.serverTime))
  const course = position.course ?? sheet.courses[0]?.courseIdx ?? 0
  const shut = SHUT[sheet.state]
  const showCourse = (courseIdx: number, behavior: ScrollBehavior = 'smooth') =>
    document.getElementById(`course-${courseIdx}`)?.scrollIntoView({ inline: 'start', block: 'nearest', behavior })
  // Scrolls once per day; later the reader scrolls.
  useEffect(() => {
    if (position.course) showCourse(position.course, 'instant')
  }, [sheet.date])
  const toNextFree = () => {
    const focused = sheet.slots.find(
      (slot) => String(slot.slotIdx) === (document.activeElement as HTMLElement)?.dataset.slot,
    )
    const slot = nextFree(sheet.slots, now, focused?.time ?? lastFound)
    if (!slot) return
    lastFound = slot.time
    const line = document.querySelector<HTMLElement>(`[data-slot="${slot.slotIdx}"]`)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }
  return (
    <>
      <SheetBar
        date={sheet.date}
        holidayName={day?.holidayName}
        free={sheet.slots.filter((slot) => isFree(slot, now)).length}
        opensAt={nextOpening(sheet.slots, now)}
        total={sheet.slots.length}
        courses={sheet.courses}
        course={course}
        live={live}
        onCourse={showCourse}
        onNextFree={toNextFree}
      />
      {shut && <Empty title={sheet.reason || t(`reservation.${shut}`)} />}
      {!shut && sheet.slots.length === 0 && <Empty title={t('reservation.NO_SHEET')} />}
      {sheet.slots.length > 0 && (
        <p className={styles.prices}>
          {t(viewer === 'member' ? 'reservation.PRICES_MEMBER' : 'reservation.PRICES_VISITOR')}
        </p>
      )}
      {sheet.slots.length > 0 && (
        <SheetGrid
          sheet={sheet}
          now={turn}
          viewer={viewer}
          busySlot={holding.state.step === 'asking' ? holding.state.slot.slotIdx : undefined}
          notice={notice}
          onPress={press}
          onNoticeClosed={closeNotice}
          onCourseSeen={position.chooseCourse}
        />
      )}
      <span data-only-spoken aria-live="polite">
        {notice?.text}
      </span>
    </>
  )
}

/** Continues from the last result, because the button keeps the focus. */
let lastFound: string | undefined
