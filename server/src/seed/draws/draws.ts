import { nameIn } from '@clubhouse/contract/member/person-name'
import { notify } from '../../member/inbox/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { isNo } from '../../platform/write.ts'
import { drawManage } from '../../reservation/draw/draw-manage.ts'
import { draw } from '../../reservation/draw/entry/service.ts'
import { rulebookOf, termsIn } from '../../reservation/rulebook.ts'
import { type Golfer, memberContexts } from '../bookings/member-context.ts'
import { clubContext } from '../club-context.ts'
import { managerContext } from '../manager-context.ts'
import { Random } from '../random.ts'
import { ZONE } from '../seeding.ts'

/** The two managers who type the numbers of a public draw. */
const TYPISTS = ['manager1', 'office1']
/** Members whose logins the demo names. */
const KNOWN = ['member1', 'member2']
const ENTRIES = 62
const ENTRIES_OPEN = 17
const RULESET = { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 }
const TYPES = ['10', '11', '13']
/** A public draw of each evening, so that the demo may begin on any day. */
const LOTTERY = {
  name: 'Speed Keno 19:55 (ascending)',
  numbers: '2,5,9,11,17,18,20,23,26,31,34,38,39,41,44,47,52,55,58,61,66,70',
}

type Moment = readonly [daysFromToday: number, time: string]

interface Plan {
  title: string
  titleKo: string
  date: string
  open: Moment
  close: Moment
  draw: Moment
  release: Moment
  seed: { mode: 'beacon' | 'numbers'; name?: string }
}

/**
 * A draw that was published yesterday, with entries of the known members, one that was revoked, and one that is open: made
 * through the services, while the club's clock shows the days on which each step was done.
 */
export async function seedDraws(database: Database): Promise<void> {
  const [clock] = await database<{ shift: string; today: string }[]>`
    select shift::text, current_club_date()::text as today from clock`
  const { shift, today } = clock!
  const [first, second, third] = await weekends(database)
  if (!first || !second || !third) return
  const seeding = new DrawSeeding(database, today)
  try {
    await seeding.goTo(-7, '08:00')
    const title = { title: 'Weekend draw', titleKo: '주말 추첨' }
    const past = { open: [-7, '09:00'], close: [-3, '17:00'], draw: [-2, '20:00'], release: [2, '12:00'] } as const
    const published = await seeding.plan({
      ...title,
      ...past,
      date: first,
      seed: { mode: 'numbers', name: LOTTERY.name },
    })
    const revoked = await seeding.plan({ ...title, ...past, date: second, seed: { mode: 'beacon' } })
    await seeding.goTo(-7, '09:00')
    for (const drawIdx of [published, revoked]) await seeding.step(drawIdx, drawManage.open)
    await seeding.enter(published, first, ENTRIES)
    await seeding.enter(revoked, second, ENTRIES_OPEN)
    await seeding.goTo(-4, '10:00')
    await seeding.revoke(revoked)
    await seeding.goTo(-3, '17:00')
    await seeding.step(published, drawManage.close)
    await seeding.goTo(-2, '21:00')
    await seeding.typeNumbers(published, -2)
    await seeding.goTo(-2, '21:05')
    await seeding.step(published, drawManage.publish)
    await seeding.goTo(-2, '21:10')
    const ahead = { open: [-1, '09:00'], close: [2, '17:00'], draw: [3, '10:00'], release: [4, '12:00'] } as const
    const open = await seeding.plan({ ...title, ...ahead, date: third, seed: { mode: 'beacon' } })
    await seeding.goTo(-1, '09:00')
    await seeding.step(open, drawManage.open)
    await seeding.enter(open, third, ENTRIES_OPEN)
  } finally {
    await database`update clock set shift = ${shift}::interval`
  }
}

/** The next days whose tee times wait for a draw, beyond the days that are booked: a Saturday, its Sunday, and a week later. */
async function weekends(sql: Sql): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select distinct s.date from claim c join slot s using (slot_idx) join sheet_day d using (date)
    where c.kind = 'DRAW' and c.draw_idx is null and d.state = 'PUBLISHED' and s.date > current_club_date() + 15 order by s.date`
  const [first, second, ...later] = rows.map(({ date }) => date)
  const third = later.find((date) => Temporal.PlainDate.from(date).since(first!).days >= 7)
  return [first, second, third].filter((date) => date !== undefined)
}

/** A step of a draw that a manager asks for. */
type Step = (input: { drawIdx: number; version: number }, ctx: Context) => Promise<unknown>

class DrawSeeding {
  readonly #sql: Database
  readonly #today: Temporal.PlainDate
  readonly #random = new Random(20_260_402)

  constructor(sql: Database, today: string) {
    this.#sql = sql
    this.#today = Temporal.PlainDate.from(today)
  }

  #at([days, time]: Moment): Temporal.Instant {
    return this.#today.add({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: time }).toInstant()
  }

  /** Moves the club's clock to a time on a day from today. */
  async goTo(days: number, time: string): Promise<void> {
    await this.#sql`update clock set shift = ${this.#at([days, time])}::timestamptz - statement_timestamp()`
  }

  async plan({ title, titleKo, date, open, close, draw: draws, release, seed }: Plan): Promise<number> {
    const drawAt = this.#at(draws)
    const made = await drawManage.plan(
      {
        ...{ title, translated: { ko: { title: titleKo } }, playDates: [date], parts: ['1'], memberTypes: TYPES },
        ...{ openAt: this.#at(open).toString(), closeAt: this.#at(close).toString(), drawAt: drawAt.toString() },
        publishAt: drawAt.add({ minutes: 5 }).toString(),
        releaseUntil: this.#at(release).toString(),
        ruleset: RULESET,
        seed,
      } as Parameters<typeof drawManage.plan>[0],
      await this.#manager('drawManage.plan'),
    )
    return done(made).drawIdx
  }

  async step(drawIdx: number, step: Step): Promise<void> {
    done(await step({ drawIdx, version: await this.#version(drawIdx) }, await this.#manager('drawManage.step')))
  }

  async revoke(drawIdx: number): Promise<void> {
    const words = {
      reason: 'The post named the wrong tee times. A new draw follows.',
      translated: { ko: { reason: '안내한 티타임에 잘못이 있어 철회합니다. 새 추첨을 진행합니다.' } },
    }
    const version = await this.#version(drawIdx)
    done(await drawManage.revoke({ drawIdx, version, ...words }, await this.#manager('drawManage.revoke')))
  }

  async typeNumbers(drawIdx: number, days: number): Promise<void> {
    const value = `${this.#today.add({ days })},${LOTTERY.numbers}`
    for (const id of TYPISTS) {
      const version = await this.#version(drawIdx)
      done(await drawManage.draw({ drawIdx, version, value }, await this.#manager('drawManage.draw', id)))
    }
  }

  /** Entries of members, the known ones first, each around a time of its own. */
  async enter(drawIdx: number, date: string, count: number): Promise<void> {
    const contextOf = await memberContexts(this.#sql)
    const golfers = await this.#golfers(date, count)
    const times = await this.#sql<{ time: string }[]>`
      select distinct to_char(s.time, 'HH24:MI') as time from draw_slot d join slot s using (slot_idx)
      where d.draw_idx = ${drawIdx} order by time`
    for (const golfer of golfers) {
      const ctx = contextOf(golfer, 'draw.enter')
      const at = Math.floor(this.#random.next() ** 1.5 * times.length)
      const near = (by: number) => times[Math.min(times.length - 1, Math.max(0, at + by))]!.time
      const line = { ideal: near(0), earliest: near(-4), latest: near(4) }
      const entry = {
        ...{ drawIdx, playDate: date, wishes: [line], anyTime: this.#random.next() < 0.3 },
        ...{ party: [golfer.memberIdx], partySize: 4, standbyIfLost: this.#random.next() < 0.8 },
        termsIdx: termsIn(await rulebookOf(ctx), ctx.lang),
      }
      const made = await draw({ notify }).enter(entry, ctx)
      // Whose month is full cannot enter, as at a real club.
      if (isNo(made) && KNOWN.includes(golfer.id)) throw new Error(`${nameIn('en', golfer)}: ${JSON.stringify(made)}`)
    }
  }

  async #golfers(date: string, count: number): Promise<Golfer[]> {
    return this.#sql<Golfer[]>`
      select member_idx, id, name, other_name, member_type from member m
      where state = 'ACTIVE' and member_type = any (${TYPES}) and (id like 'golfer%' or id = any (${KNOWN}))
        and not exists (select from suspension(m.member_idx))
        and not exists (select from booking_player p where p.member_idx = m.member_idx and p.active and p.play_date = ${date})
      order by id = any (${KNOWN}) desc, md5(id || ${date}) limit ${count}`
  }

  async #version(drawIdx: number): Promise<number> {
    const [row] = await this.#sql<{ version: number }[]>`select version from draw where draw_idx = ${drawIdx}`
    return row!.version
  }

  async #manager(callName: string, id = TYPISTS[0]!): Promise<Context> {
    return (await managerContext(this.#sql, id, callName)) ?? clubContext(this.#sql, callName)
  }
}

function done<T>(answer: T) {
  if (isNo(answer)) throw new Error(`no draw for the demo: ${JSON.stringify(answer)}`)
  return answer as Exclude<T, Parameters<typeof isNo>[0] & { code: string }> & { drawIdx: number }
}
