import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { nameOf } from '../people/names.ts'
import type { Random } from '../random.ts'
import type { Diary, PlayDay } from './diary.ts'
import type { readGolfers } from './golfers.ts'
import type { Golfer } from './member-context.ts'

const PLAYERS = 4

export class Parties {
  #guests = 0
  readonly #random: Random
  readonly #diary: Diary
  readonly #golfers: readonly Golfer[]

  constructor(random: Random, diary: Diary, golfers: readonly Golfer[]) {
    this.#random = random
    this.#diary = diary
    this.#golfers = golfers
  }

  /** @param named every player is named, as shortly before play */
  around(booker: Golfer, day: PlayDay, named: boolean): Player[] {
    const random = this.#random
    const members = [booker, ...this.#companions(booker, day, random.pick([0, 0, 1, 1, 1, 2, 2, 3]))]
    const players: Player[] = members.map(({ memberIdx }, i) => ({ no: i + 1, kind: 'MEMBER', memberIdx }))
    while (players.length < PLAYERS) {
      const no = players.length + 1
      players.push(named || random.chance(0.55) ? this.#guest(no) : { no, kind: 'TBD' })
    }
    return players
      .sort((a, b) => Number(a.kind === 'TBD') - Number(b.kind === 'TBD'))
      .map((player, i) => ({ ...player, no: i + 1 }))
  }

  #companions(booker: Golfer, day: PlayDay, count: number): Golfer[] {
    const found: Golfer[] = []
    for (let tries = 0; found.length < count && tries < 12; tries++) {
      const golfer = this.#random.pick(this.#golfers)
      if (golfer.memberIdx === booker.memberIdx || found.includes(golfer) || !this.#diary.isFree(golfer, day)) continue
      found.push(golfer)
    }
    for (const golfer of found) this.#diary.plays(golfer, day)
    return found
  }

  #guest(no: number): Player {
    const phoneNo = `010-5551-${String(++this.#guests).padStart(4, '0')}`
    const { name, otherName } = nameOf(this.#random)
    // A guest has one name, as who booked typed it: one of five in Roman letters.
    const typed = this.#guests % 5 === 0 ? otherName : name
    return { no, kind: 'GUEST', name: typed, phoneNo, consent: true }
  }
}

export interface Table {
  golfers: Awaited<ReturnType<typeof readGolfers>>
  diary: Diary
  parties: Parties
}
