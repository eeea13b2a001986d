import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { TAKEN } from '@clubhouse/contract/reservation/refusal'
import type { changeDate as call } from '@clubhouse/contract/reservation/team/team-manage'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import { isNo, type Transaction } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { lockSheets } from '../../sheet/template/rows.ts'
import { dropSlots, isAhead, OPEN_DATES } from '../contract/release.ts'
import * as dateSql from '../contract/rows.ts'
import { timesIn } from '../notice/kept.ts'
import { tellOfEvent } from '../notice/letters.ts'
import type { Officer } from '../notice/officers.ts'
import { placeGroups } from '../plan/place.ts'
import { keepSlots } from '../plan/rows.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** Moves a date, gives it other tee times, or ends it, and notifies its officers. */
export async function changeDate(tx: Transaction, input: Input, channels: Channels) {
  const { dateIdx, reason } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  await lockSheets(tx.sql)
  const contractIdx = await dateSql.contractOfDate(tx.sql, dateIdx)
  if (contractIdx === undefined) return NOT_FOUND
  await rows.lockContract(tx.sql, contractIdx)
  const contract = (await rows.contract(tx.sql, contractIdx, tx.lang))!
  const before = (await dateSql.date(tx.sql, dateIdx, tx.lang))!
  if (contract.state !== 'ACTIVE' || !OPEN_DATES.includes(before.state)) return WRONG_STATE({ state: before.state })
  if (before.version !== input.version) return CHANGED_MEANWHILE({ version: before.version })
  const done = await (input.state
    ? endDate(tx, before, input.state, reason)
    : input.date !== undefined && input.date !== before.date
      ? move(tx, contract, before, input.date)
      : input.slotIdx
        ? giveSlots(tx, before, input.slotIdx)
        : new Malformed('date'))
  if (isNo(done)) return done
  const after = (await dateSql.date(tx.sql, dateIdx, tx.lang))!
  await audit(tx, {
    ...{ noun: 'team-date', recordIdx: dateIdx, reason },
    before: { date: before.date, state: before.state },
    after: { date: after.date, state: after.state, slotIdx: after.slots.map(({ slotIdx }) => slotIdx).join(', ') },
  })
  const said = saidWords(input.translated)
  const how = input.state ? 'CANCELLED' : after.date === before.date ? 'TIMES' : 'MOVED'
  const times = await timesIn(
    tx,
    after.slots.map(({ slotIdx }) => slotIdx),
  )
  const values = ({ name, lang }: Officer) => ({
    ...({
      name,
      how,
      team: contract.teamName,
      date: after.date,
      from: before.date,
      dates: '',
      times: times(lang),
      until: after.startsAt,
    } as const),
    reason: said[lang]?.reason ?? reason,
  })
  await tellOfEvent(tx, done ?? [], { formIdx: contract.formIdx, kind: 'TEAM_DATE', values }, channels)
  return after
}

/** @returns the bookings that this cancels */
async function endDate(
  tx: Transaction,
  { dateIdx, date, slots, state: was }: dateSql.DateRow,
  state: NonNullable<Input['state']>,
  reason: string,
) {
  const now = tx.clock.now()
  if (!slots.every((slot) => isAhead(slot, now))) return WRONG_STATE({ state: was })
  const cancelled = await dropSlots(tx, { dateIdx, date }, slots, { state: 'CC', reason })
  await dateSql.setDate(tx.sql, dateIdx, { state, isCounted: state === 'SKIPPED' })
  return cancelled
}

/** Players are named for a day: who has them is not moved. */
const isBooked = ({ slots }: dateSql.DateRow) => slots.some(({ bookingIdx }) => bookingIdx !== null)

async function move(tx: Transaction, { contractIdx, year }: rows.ContractRow, before: dateSql.DateRow, date: string) {
  if (isBooked(before)) return WRONG_STATE({ state: before.state })
  const today = dateIn(tx.clock.now(), tx.club.zone)
  const isOther = date > today && date.startsWith(`${year}-`) && !(await sql.hasDate(tx.sql, contractIdx, date))
  if (!isOther) return new Malformed('date')
  await dropSlots(tx, before, before.slots, { state: 'CC' })
  await sql.moveDate(tx.sql, before.dateIdx, date)
  await placeGroups(tx, [date])
  return undefined
}

async function giveSlots(tx: Transaction, before: dateSql.DateRow, slotIdx: readonly number[]) {
  if (isBooked(before)) return WRONG_STATE({ state: before.state })
  const { dateIdx, date, teams, slots } = before
  if (slotIdx.length > teams || (await sql.countSlots(tx.sql, date, slotIdx)) < slotIdx.length)
    return new Malformed('slotIdx')
  const had = slots.map((slot) => slot.slotIdx)
  const added = slotIdx.filter((one) => !had.includes(one))
  if ((await keepSlots(tx.sql, dateIdx, added)) < added.length) return TAKEN({})
  await dropSlots(
    tx,
    before,
    slots.filter((slot) => !slotIdx.includes(slot.slotIdx)),
    { state: 'CC' },
  )
  await sql.touchDate(tx.sql, dateIdx, teams - slotIdx.length)
  return undefined
}
