import { list as delays } from '@clubhouse/contract/reservation/sheet/delay'
import { Suspense } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { useMay } from '../../../session/may'
import { ButtonLink } from '../../../ui/button'
import { part } from '../../../ui/part'
import { CourseLine } from '../../sheet/course-state/course-line'
import { WaiverTool } from '../../sheet/waiver/manage/waiver-tool'
import { dayNow, heldNow } from '../cell/day-now'
import type { ManagerSheet } from '../cell/desk-cell'
import { DayCounts } from './day-counts'
import { DeskSheet } from './desk-sheet'
import { DeskTools } from './desk-tools'
import { ForMember } from './for-member'
import { StarterSheet } from './starter-sheet'
import styles from './today-page.module.css'
import type { DayQuery } from './use-day-query'
import type { DeskLook } from './use-desk-tools'

const loadPanel = () => import('../deed/slot-panel')
const SlotPanel = part(loadPanel)

/** Who comes near the sheet is about to open a tee time. */
const load = () => void loadPanel().catch(() => undefined)

interface Props {
  sheet: ManagerSheet
  now: number
  isToday: boolean
  query: DayQuery
  look: DeskLook
  refetch: () => unknown
}

/** The sheet of a day with its counts, tools and the tee time that is open. */
export function DayDesk({ sheet, now, isToday, query, look, refetch }: Props) {
  const t = useText()
  const may = useMay()
  const { clock } = useFormat()
  const { filter, typed } = look
  const { open, memberIdx, set } = query
  const changed = () => {
    set({ for: undefined })
    void refetch()
  }
  return (
    <>
      <CourseLine course={sheet.course} />
      <DayCounts
        ledger={sheet.ledger}
        held={heldNow(sheet)}
        now={isToday ? dayNow(sheet, clock(now)) : undefined}
        courseName={(courseIdx) => sheet.courses.find((one) => one.courseIdx === courseIdx)?.name ?? ''}
        filter={filter}
        onFilter={look.setFilter}
      />
      <Shut sheet={sheet} isToday={isToday} />
      <DeskTools date={sheet.date} look={look} hasCourses={sheet.courses.length > 1}>
        <WaiverTool sheet={sheet} />
        {may(delays) && (
          <ButtonLink to={`/ishm/reservation/frontdesk/delay?date=${sheet.date}`} look="plain" size="small">
            {t('desk.DELAY')}
          </ButtonLink>
        )}
      </DeskTools>
      {memberIdx && <ForMember memberIdx={memberIdx} onEnd={() => set({ for: undefined })} />}
      <DeskSheet
        sheet={sheet}
        now={now}
        isToday={isToday}
        filter={filter}
        typed={typed}
        onOpen={(slotIdx) => set({ slot: String(slotIdx) })}
        onNear={load}
      />
      <StarterSheet sheet={sheet} now={now} byCourse={look.byCourse} />
      {open && (
        <Suspense fallback={null}>
          <SlotPanel
            key={open}
            sheet={sheet}
            slotIdx={open}
            now={now}
            memberIdx={memberIdx}
            onClose={() => set({ slot: undefined })}
            onChanged={changed}
            onMoved={({ date, slotIdx }) => set({ date, slot: String(slotIdx) })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Why members cannot book on this day. */
function Shut({ sheet: { state, reason }, isToday }: Pick<Props, 'sheet' | 'isToday'>) {
  const t = useText()
  if (state === 'PUBLISHED') return null
  const word = isToday && state === 'CLOSED' ? t('manager.DAY_STARTED') : t(`manager.DAY_${state}`)
  return (
    <p className={`${office.note} ${styles.shut}`} data-apart data-state={state} role="status">
      {[word, reason].filter(Boolean).join(' · ')}
    </p>
  )
}
