import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { Call, InputOf } from '@clubhouse/contract/call'
import { expect } from 'vitest'
import { Random } from '../../src/seed/random.ts'
import type { Asked, AskedWith } from '../ask.ts'
import { TestClub } from '../club.ts'
import { bookingTerms } from '../draws.ts'
import { notePassages } from './machines.ts'

export type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>

/** A Monday: days of the next four weeks are open to full members. */
const BEGINS = '2027-03-01T10:00'
const DAYS_AHEAD = 8
/** Few members and few tee times, so that they get in each other's way. */
const MEMBER_TYPES = ['10', '10', '10', '10', '11', '11', '12', '20', '20']
/** Requests that are sent a second time with their key. */
const SENT_AGAIN = 0.15
const LAST_LINES = 40

/** A club in which random people do random things. Everything random comes from the seed. */
export class Walk {
  readonly club: TestClub
  readonly random: Random
  readonly boss: Manager
  /** Numbers of a draw need two. */
  readonly secondBoss: Manager
  readonly members: readonly Member[]
  /** Only looks. */
  readonly watcher: Member
  readonly termsIdx: number
  /** How often a call was accepted. */
  readonly accepted = new Map<string, number>()
  readonly #lines: string[] = []

  private constructor(
    club: TestClub,
    random: Random,
    people: Pick<Walk, 'boss' | 'secondBoss' | 'members' | 'watcher' | 'termsIdx'>,
  ) {
    this.club = club
    this.random = random
    this.boss = people.boss
    this.secondBoss = people.secondBoss
    this.members = people.members
    this.watcher = people.watcher
    this.termsIdx = people.termsIdx
  }

  static async begin(seed: number): Promise<Walk> {
    const club = await TestClub.open()
    const random = new Random(seed)
    club.platform.chance = (least, most) => random.between(least, most)
    await club.setClock(BEGINS)
    const members: Member[] = []
    for (const memberType of MEMBER_TYPES) members.push(await club.member({ memberType }))
    for (const one of members) await club.knows(one, members)
    const watcher = await club.member()
    const [boss, secondBoss] = [await club.manager({ isSSAdmin: true }), await club.manager({ isSSAdmin: true })]
    await club.sql`
      insert into rule_setting (name, "values")
      values ('booking', '{"transferIsAllowed": true}'), ('draw', '{"slowSteps": 40}')`
    club.platform.cache.invalidate('rule')
    const termsIdx = await bookingTerms(club)
    await notePassages(club)
    const walk = new Walk(club, random, { boss, secondBoss, members, watcher, termsIdx })
    await walk.send(contract.teamSeason.create, SEASON, boss)
    for (const kind of COUPON_TYPES) await walk.send(contract.couponKind.create, kind, boss)
    await walk.addDays()
    return walk
  }

  /** Sends a request, and some a second time: the answer must be the same, and nothing may happen twice. */
  async send<C extends Call>(call: C, input: AskedWith<C>, as: { token: string }): Promise<Asked<C>> {
    const key = call.idempotent ? { 'idempotency-key': randomUUID() } : undefined
    const answer = await this.club.ask(call, input, as, key)
    const name = `${call.method} ${call.path}`
    const end = answer.status === 200 ? (answer.code ?? 'yes') : `status ${answer.status}`
    this.note(`${name} ${JSON.stringify(input)}: ${end}`)
    if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}`)
    if (end === 'yes') this.accepted.set(name, (this.accepted.get(name) ?? 0) + 1)
    if (key && answer.status === 200 && this.random.chance(SENT_AGAIN)) {
      const again = await this.club.ask(call, input, as, key)
      expect(again.body, `${name}, sent again with its key`).toEqual(answer.body)
    }
    return answer
  }

  note(line: string): void {
    this.#lines.push(line)
  }

  /** The steps that led here, the latest last. */
  get lastLines(): string {
    return this.#lines.slice(-LAST_LINES).join('\n')
  }

  /** @returns undefined where there is none */
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : this.random.pick(list)
  }

  memberOf(memberIdx: number | null): Member | undefined {
    return this.members.find((one) => one.memberIdx === memberIdx)
  }

  /** Days without tee times get some: exclusive ones in the morning, on some days shared ones at noon, and some for a draw. */
  async addDays(): Promise<void> {
    const today = this.club.today()
    const there = await this.club.sql<{ date: string }[]>`select date from sheet_day where date >= ${today.toString()}`
    for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
      const day = today.add({ days: ahead })
      const date = day.toString()
      if (there.some((one) => one.date === date)) continue
      const dayClass = day.dayOfWeek >= 6 ? 'WEEKEND' : 'WEEKDAY'
      const state = ahead === DAYS_AHEAD - 1 && this.random.chance(0.5) ? 'DRAFT' : 'PUBLISHED'
      await this.club.day(date, { slots: 2, from: '07:00', dayClass, state })
      const mode = day.dayOfWeek % 2 === 0 ? 'SHARED' : 'EXCLUSIVE'
      await this.club.day(date, { slots: 2, from: '12:00', part: '2', mode })
      const drawn = day.dayOfWeek % 3 === 0 ? 'SHARED' : 'EXCLUSIVE'
      await this.club.day(date, { slots: 2, from: '09:00', w05: 'D', mode: drawn })
    }
  }

  async close(): Promise<void> {
    await this.club.close()
  }
}

/** Groups apply all the time, and few of them share an hour. */
const SEASON: InputOf<typeof contract.teamSeason.create> = {
  ...{ year: 2027, openAt: '2027-03-01T00:00:00Z', closeAt: '2027-11-30T00:00:00Z', decideBy: '2027-12-20T00:00:00Z' },
  limits: {
    ...{ teamsMin: 1, teamsMax: 2, singleMin: 1, singleMax: 2, rosterMin: 4, rosterMax: 12, wishes: 3, perHour: 2 },
  },
}
const FIRST = { dayClasses: [], parts: [], minPlayers: 1, isUse: true, translated: {} }
const COUPON_TYPES: readonly InputOf<typeof contract.couponKind.create>[] = [
  { ...FIRST, kind: 'CART', name: 'Free cart' },
  { ...FIRST, kind: 'FIXED', amount: 20_000, minPlayers: 3, name: '20,000 off' },
  { ...FIRST, kind: 'PERCENT', percent: 20, dayClasses: ['WEEKDAY'], name: 'A fifth off' },
  { ...FIRST, kind: 'ROUND', parts: ['1'], name: 'Free round' },
]

/** Something that somebody does. @returns false when there is nothing to do it with */
export type Deed = (walk: Walk) => Promise<boolean>
