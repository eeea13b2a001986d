import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { PAST_DEADLINE, SKIP_LIMIT } from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/team/contract'
import { audit } from '../../../platform/audit.ts'
import { Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { isNo, type Transaction, write } from '../../../platform/write.ts'
import { lockMember, lockMembers } from '../../member-facts.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { type CancelRules, cancelRules } from '../../rules/penalty/impose.ts'
import { tellOfEvent } from '../notice/letters.ts'
import type { Officer } from '../notice/officers.ts'
import { isOfficer, suspended } from '../officer.ts'
import { deadlinesOf } from '../plan/deadline-rules.ts'
import * as rows from '../rows.ts'
import { costOf, notAccepted, settle } from './late.ts'
import { pair } from './pair.ts'
import { answerOffice, type Contract, changePeople } from './people.ts'
import { dropSlots, endContract, isAhead, OPEN_DATES } from './release.ts'
import type { DateRow, DateSlot } from './rows.ts'
import * as sql from './rows.ts'
import { dateOf, shownContract, startOf, withDates } from './shown.ts'

type DateInput = ParsedInputOf<typeof call.changeDate>

/** Contracts of groups, for their officers. Source: docs/rules.md, Groups. Decision 131. */
export const teamContracts = (
  channels: Channels,
): Pick<Services<typeof contract.team>, 'contracts' | 'changeDate' | 'changeContract' | 'answerOffice'> => ({
  contracts: async ({ memberIdx }, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return withDates(ctx, await rows.contractsOf(ctx.sql, memberIdx, ctx.lang), settings)
  },

  changeDate: async (input, ctx) => {
    const [rulebook, rules] = [await rulebookOf(ctx), await cancelRules(ctx)]
    return write(ctx, (tx) => changeDate(tx, memberOf(ctx), input, { rulebook, rules, channels }))
  },

  changeContract: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      const me = memberOf(ctx)
      await lockMember(tx.sql, me)
      const row = await ownContract(tx, me, input.contractIdx)
      if (isNo(row)) return row
      if (row.version !== input.version) return CHANGED_MEANWHILE({ version: row.version })
      const no = await changePeople(tx, me, row, input, { changesMost: settings.team.officerChanges, channels })
      return no ?? (await shownContract(tx, input.contractIdx, settings))!
    })
  },

  answerOffice: async (input, ctx) => {
    const { officerChanges: changesMost } = (await rulebookOf(ctx)).settings.team
    return write(ctx, async (tx) => {
      const me = memberOf(ctx)
      await lockMember(tx.sql, me)
      return answerOffice(tx, me, input, { changesMost, channels })
    })
  },
})

/** A running contract of which the member is an officer, locked. Who is suspended changes nothing. */
async function ownContract(tx: Transaction, me: number, contractIdx: number | undefined) {
  const found = contractIdx !== undefined && (await rows.lockContract(tx.sql, contractIdx))
  const row = found ? await rows.contract(tx.sql, contractIdx, tx.lang) : undefined
  if (!row || !isOfficer(row, me)) return NOT_FOUND
  if (row.state !== 'ACTIVE') return WRONG_STATE({ state: row.state })
  return (await suspended(tx.sql, me)) ?? row
}

interface By {
  rulebook: Rulebook
  rules: CancelRules
  channels: Channels
}

async function changeDate(tx: Transaction, me: number, input: DateInput, by: By) {
  const { dateIdx, action } = input
  const contractIdx = await sql.contractOfDate(tx.sql, dateIdx)
  const known = contractIdx === undefined ? undefined : await rows.contract(tx.sql, contractIdx, tx.lang)
  if (!known || !isOfficer(known, me)) return NOT_FOUND
  // Both, because a late change may cost both their days.
  await lockMembers(tx.sql, me, known.presidentIdx === me ? known.secretaryIdx : known.presidentIdx)
  const contract = await ownContract(tx, me, contractIdx)
  if (isNo(contract)) return contract
  const date = (await sql.date(tx.sql, dateIdx, tx.lang))!
  if (date.version !== input.version) return CHANGED_MEANWHILE({ version: date.version })
  const hasBegun = Temporal.Instant.compare(tx.clock.now(), startOf(date)) >= 0
  if (!OPEN_DATES.includes(date.state) || hasBegun) return WRONG_STATE({ state: date.state })
  if (action && isShut(ahead(tx, date))) return WRONG_STATE({ state: 'SUSPENDED' })
  const of = { me, contract, date, input }
  const done = await (action === 'PAIR'
    ? pairDate(tx, of, by)
    : action === 'SKIP'
      ? skip(tx, of, by)
      : action === 'REDUCE'
        ? reduce(tx, of, by)
        : action === 'CANCEL'
          ? cancel(tx, of, by)
          : acceptDate(tx, of))
  if (isNo(done)) return done
  await rows.acceptOffice(tx.sql, contract.formIdx, me)
  const after = (await sql.date(tx.sql, dateIdx, tx.lang))!
  await audit(tx, { noun: 'team-date', recordIdx: dateIdx, before: logged(date), after: { ...logged(after), action } })
  return dateOf(after, by.rulebook.settings, tx)
}

const logged = ({ date, state, teams, isAccepted }: DateRow) => ({ date, state, teams, isAccepted })

interface Of {
  me: number
  contract: Contract
  date: DateRow
  input: DateInput
}

const isLate = (tx: Transaction, until: Temporal.Instant) => Temporal.Instant.compare(tx.clock.now(), until) > 0
const deadlines = (tx: Transaction, date: DateRow, { rulebook }: By) =>
  deadlinesOf(date.date, startOf(date), rulebook.settings, tx.club.zone)
const ahead = (tx: Transaction, { slots }: DateRow): DateSlot[] => {
  const now = tx.clock.now()
  return slots.filter((slot) => isAhead(slot, now))
}
/** Where the club closed all tee times there is nothing to give up. */
const isShut = (slots: readonly DateSlot[]) => slots.length > 0 && slots.every((slot) => slot.isShut)
const isPaired = (slots: readonly DateSlot[]) =>
  slots.length > 0 && slots.every(({ bookingIdx }) => bookingIdx !== null)

async function acceptDate(tx: Transaction, { date, input }: Of) {
  if (!input.accept) return new Malformed('action')
  if (date.isAccepted !== false) return WRONG_STATE({ state: date.state })
  await sql.accept(tx.sql, date.dateIdx)
  return undefined
}

async function pairDate(tx: Transaction, { me, contract, date, input }: Of, { rulebook }: By) {
  const no = await pair(tx, me, { contract, date, pairings: input.pairings }, rulebook)
  if (no) return no
  const after = (await sql.date(tx.sql, date.dateIdx, tx.lang))!
  await sql.setDate(tx.sql, date.dateIdx, { state: isPaired(after.slots) ? 'CONFIRMED' : date.state })
  // Playing on a day is accepting it.
  if (date.isAccepted === false) await sql.accept(tx.sql, date.dateIdx)
  return undefined
}

/** A date that the club moved and no officer accepted is skipped free of charge. */
async function skip(tx: Transaction, of: Of, by: By) {
  const { contract, date } = of
  const { skipsMost: max } = by.rulebook.settings.team
  const { skipUntil, pairingDueAt } = deadlines(tx, date, by)
  const isFree = date.isAccepted === false
  const until = isFree ? pairingDueAt : skipUntil
  if (isLate(tx, until)) return PAST_DEADLINE({ rule: 'team-skip', at: until })
  if (!isFree && contract.skipsUsed >= max) return SKIP_LIMIT({ used: contract.skipsUsed, max })
  const cancelled = await dropSlots(tx, date, ahead(tx, date), { state: 'CX' })
  await sql.setDate(tx.sql, date.dateIdx, { state: 'SKIPPED', isCounted: !isFree })
  await tellGivenUp(tx, of, cancelled, 'GIVEN_UP', by)
  return undefined
}

/** One tee time fewer, once: one that has no players before one that has. */
async function reduce(tx: Transaction, of: Of, by: By) {
  const { date, input } = of
  if (date.isReduced || date.teams === 1) return WRONG_STATE({ state: date.state })
  const teams = date.teams - 1
  if (input.teams !== undefined && input.teams !== teams) return new Malformed('teams')
  const slots = ahead(tx, date)
  const dropped = slots.length > teams ? [slots.findLast(({ bookingIdx }) => bookingIdx === null) ?? slots.at(-1)!] : []
  const late = await payFor(tx, of, dropped, 'reduceUntil', by)
  if (isNo(late)) return late
  const cancelled = await dropSlots(tx, date, dropped, late ? { state: 'CL', code: late.code } : { state: 'CX' })
  const left = date.slots.filter((slot) => !dropped.includes(slot))
  await sql.setDate(tx.sql, date.dateIdx, { state: isPaired(left) ? 'CONFIRMED' : 'REDUCED', teams, isReduced: true })
  await tellGivenUp(tx, of, cancelled, late?.isForBoth ? 'SUSPENSION' : 'REDUCED', by)
  return undefined
}

/** In time it is a skip, and one skip too many ends the contract; later it costs. */
async function cancel(tx: Transaction, of: Of, by: By) {
  const { contract, date, input } = of
  const slots = ahead(tx, date)
  const { skipsMost: max } = by.rulebook.settings.team
  const { cancelUntil } = deadlines(tx, date, by)
  const used = contract.skipsUsed
  const isOver = !isLate(tx, cancelUntil) && used >= max
  if (isOver && !input.accept) return SKIP_LIMIT({ used, max })
  const late = await payFor(tx, of, slots, 'cancelUntil', by)
  if (isNo(late)) return late
  const cancelled = await dropSlots(tx, date, slots, late ? { state: 'CL', code: late.code } : { state: 'CX' })
  // What the club delayed, closed or waived after the last day for it is the club's doing: it costs nothing and is not missed.
  const isByClub = slots.length > 0 && slots.every(({ isFree }) => isFree)
  const isInTime = !isLate(tx, cancelUntil)
  await sql.setDate(tx.sql, date.dateIdx, {
    state: isInTime ? 'SKIPPED' : isByClub ? 'CLUB_CANCELLED' : 'CANCELLED_LATE',
    isCounted: isInTime,
  })
  if (isOver) await endContract(tx, contract, { state: 'ENDED', code: 'SKIPS', cancelled }, by.channels)
  else await tellGivenUp(tx, of, cancelled, late?.isForBoth ? 'SUSPENSION' : 'GIVEN_UP', by)
  return undefined
}

/** What tee times cost that are given up too late, paid or suspended for. @returns nothing where it is free */
async function payFor(
  tx: Transaction,
  { me, contract, date, input }: Of,
  slots: readonly DateSlot[],
  until: 'reduceUntil' | 'cancelUntil',
  by: By,
) {
  const at = deadlines(tx, date, by)[until]
  const open = slots.filter((slot) => !slot.isFree)
  if (!isLate(tx, at) || open.length === 0) return undefined
  const late = await costOf(tx, me, date, open, by.rulebook)
  if (!input.accept) return notAccepted(until === 'reduceUntil' ? 'team-reduce' : 'team-cancel', at, late)
  const isForBoth = await settle(tx, me, contract, date, late, input.choice, by.rules)
  return isNo(isForBoth) ? isForBoth : { code: late.code, isForBoth }
}

/** The officer who decides gets no letter, but a message like the players where the bookings are theirs. */
async function tellGivenUp(
  tx: Transaction,
  { me, contract, date }: Of,
  cancelled: readonly number[],
  how: 'GIVEN_UP' | 'REDUCED' | 'SUSPENSION',
  { channels }: By,
) {
  const values = ({ name }: Officer) => ({
    ...{ name, how, team: contract.teamName, date: date.date, from: date.date },
    ...{ dates: '', times: '', reason: '', until: startOf(date) },
  })
  const letter = { formIdx: contract.formIdx, kind: 'TEAM_DATE', values, except: me } as const
  await tellOfEvent(tx, cancelled, letter, channels)
}
