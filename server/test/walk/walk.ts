import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { Call, InputOf } from '@clubhouse/contract/call'
import { expect } from 'vitest'
import { createLog } from '../../src/platform/log.ts'
import { Random } from '../../src/seed/random.ts'
import type { Asked, AskedWith } from '../ask.ts'
import { TestClub } from '../club.ts'
import { bookingTerms } from '../draws.ts'
import { noteChanges } from './kept.ts'
import { notePassages } from './machines.ts'

export type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>

/** A Monday: days of the next four weeks are open to full members. */
const BEGINS = '2027-03-01T10:00'
/** Few members and few tee times, so that they get in each other's way. */
const MEMBER_TYPES = ['10', '10', '10', '10', '11', '11', '12', '20', '20']
/** Requests that are sent a second time with their key. */
const SENT_AGAIN = 0.15
const LAST_LINES = 40

/** What takes more than a call that is accepted. */
export const REACHES = [
  'days made from a template',
  'a day made again',
  'bookings moved by a delay',
  'a delay undone',
  'another kind of a day with bookings',
  'a tee time held with a ticket',
] as const

/** A club in which random people do random things. Everything random comes from the seeds of its steps. */
export class Walk {
  readonly club: TestClub
  readonly random: Random
  readonly boss: Manager
  /** Numbers of a draw need two. */
  readonly secondBoss: Manager
  readonly members: Member[]
  /** Only looks. */
  readonly watcher: Member
  readonly termsIdx: number
  /** Each actor acts alone: between two requests of a deed nothing else happens. */
  readonly isAlone: boolean
  /** What the server logged. */
  readonly errors: readonly string[]
  readonly templates: number[] = []
  /** How often a call was accepted, and each of these was reached. */
  readonly accepted = new Map<string, number>(REACHES.map((what) => [what, 0]))
  readonly #lines: string[] = []

  private constructor(
    club: TestClub,
    random: Random,
    people: Pick<Walk, 'boss' | 'secondBoss' | 'members' | 'watcher' | 'termsIdx' | 'isAlone' | 'errors'>,
  ) {
    this.club = club
    this.random = random
    this.boss = people.boss
    this.secondBoss = people.secondBoss
    this.members = people.members
    this.watcher = people.watcher
    this.termsIdx = people.termsIdx
    this.isAlone = people.isAlone
    this.errors = people.errors
  }

  /** @param isAlone whether people act one after the other */
  static async begin(isAlone: boolean): Promise<Walk> {
    const errors: string[] = []
    const club = await TestClub.open(undefined, undefined, createLog('error', { write: (line) => errors.push(line) }))
    const random = new Random(0)
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
    await noteChanges(club)
    const walk = new Walk(club, random, { boss, secondBoss, members, watcher, termsIdx, isAlone, errors })
    await walk.send(contract.teamSeason.create, SEASON, boss)
    for (const kind of COUPON_TYPES) await walk.send(contract.couponKind.create, kind, boss)
    return walk
  }

  /**
   * Sends a request, and some a second time: the answer must be the same, and nothing may happen twice.
   * @param right the only refusals and statuses besides yes that an actor may get who acts alone; by default all below 500
   */
  async send<C extends Call>(
    call: C,
    input: AskedWith<C>,
    as: { token: string },
    right?: readonly Asked<C>['code'][],
  ): Promise<Asked<C>> {
    const key = call.idempotent ? { 'idempotency-key': randomUUID() } : undefined
    const answer = await this.club.ask(call, input, as, key)
    const name = `${call.method} ${call.path}`
    const end = answer.status === 200 ? (answer.code ?? 'yes') : `status ${answer.status}`
    this.note(`${name} ${JSON.stringify(input)}: ${end}`)
    if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}: ${this.errors.at(-1)}`)
    if (
      right &&
      this.isAlone &&
      end !== 'yes' &&
      !right.some((one) => one === answer.code || one === `${answer.status}`)
    )
      throw new Error(`${name} answered ${end}: ${JSON.stringify(answer.body)}`)
    this.accepted.set(name, (this.accepted.get(name) ?? 0) + (end === 'yes' ? 1 : 0))
    if (key && answer.status === 200 && this.random.chance(SENT_AGAIN)) {
      const again = await this.club.ask(call, input, as, key)
      // Meanwhile another actor may have ended the session, or taken a step of the draw; a draw is answered in its present state.
      const isOther = again.status === 401 || /^PUT .manage.draws.{id}.(close|draw|publish|revoke)$/.test(name)
      if (this.isAlone || !isOther) expect(again.body, `${name}, sent again with its key`).toEqual(answer.body)
    }
    return answer
  }

  reached(what: (typeof REACHES)[number]): void {
    this.accepted.set(what, (this.accepted.get(what) ?? 0) + 1)
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

  /** In the place of a member whose account ended another one joins, who knows the others and is known to them. */
  async replace(gone: Member): Promise<void> {
    const [row] = await this.club.sql<{ memberType: string }[]>`
      select member_type from member where member_idx = ${gone.memberIdx}`
    const one = await this.club.member(row!)
    const at = this.members.indexOf(gone)
    // Another actor may have ended the account too.
    if (at < 0) return
    this.members[at] = one
    for (const other of this.members) await this.club.knows(other, [one])
    await this.club.knows(one, this.members)
  }

  memberOf(memberIdx: number | null): Member | undefined {
    return this.members.find((one) => one.memberIdx === memberIdx)
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

export const REASON = { reason: 'The walk wants it.' }

/** Something that somebody does. @returns false when there is nothing to do it with */
export type Deed = (walk: Walk) => Promise<boolean>
