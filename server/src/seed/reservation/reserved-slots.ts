import { mailWanted } from '../../member/inbox/mail-choice.ts'
import { notify } from '../../member/inbox/notify.ts'
import { isNo } from '../../platform/write.ts'
import { dayManage } from '../../reservation/sheet/day/manage/service.ts'
import { slotManage } from '../../reservation/sheet/day/manage/slot/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

const WORK_IN_DAYS = 5
/** A day that members see and cannot book yet. */
const SHUT_IN_DAYS = 46

const GUESTS = { reason: 'Guests of the club', translated: { ko: { reason: '클럽 초청 고객' } } }
const WORK = {
  reason: 'Bunker work on Hill 4 and 5 in the first hour',
  translated: { ko: { reason: '힐 4·5번 홀 벙커 작업 (첫 1시간)' } },
}
const REPAIR = { reason: 'Repair of the irrigation', translated: { ko: { reason: '관수 시설 보수' } } }

/** What managers keep of the days ahead, as they would at the sheet: for guests, for works, and a part that is suspended. */
export async function seedReservedSlots(seeding: Seeding): Promise<void> {
  const { sql, today } = seeding
  const db = asOneTransaction(sql)
  const block = await clubContext(db, 'slotManage.block')
  const sheet = slotManage({ notify, mailWanted })
  // Two a day of those that the club's share keeps.
  const kept = await sql<{ slots: number[] }[]>`
    select array_agg(slot_idx)::int[] as slots from (
      select s.date, s.slot_idx, row_number() over (partition by s.date order by md5(s.slot_idx::text)) as place
      from claim c join slot s using (slot_idx) join sheet_day d using (date)
      where c.by_share and d.state = 'PUBLISHED' and s.date > ${today.toString()}) picked
    where place <= 2 group by date order by date`
  for (const { slots } of kept) done(await sheet.block({ ...GUESTS, slotIdx: slots, kind: 'HOUSE' }, block))
  const [works] = await sql<{ slots: number[] }[]>`
    select array_agg(s.slot_idx)::int[] as slots from slot s join course c using (course_idx)
    where s.date = ${today.add({ days: WORK_IN_DAYS }).toString()} and c.code = '3'
      and s.time < (select min(time) + interval '1 hour' from slot o where o.date = s.date)
      and not exists (select from claim k where k.slot_idx = s.slot_idx and not k.by_share)`
  if (works?.slots) done(await sheet.block({ ...WORK, slotIdx: works.slots, kind: 'BLOCK' }, block))
  await suspendPart(seeding)
}

async function suspendPart({ sql, today }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'dayManage.suspend')
  const date = today.add({ days: SHUT_IN_DAYS }).toString()
  const [day] = await sql<{ version: number }[]>`select version from sheet_day where date = ${date}`
  const part = { date, part: '2', cancelBookings: true }
  if (day) done(await dayManage({ notify, mailWanted }).suspend({ ...REPAIR, ...part, version: day.version }, ctx))
}

function done(answer: unknown): void {
  if (isNo(answer)) throw new Error(`tee times not kept: ${JSON.stringify(answer)}`)
}
