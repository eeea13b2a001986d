import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { TestClub } from './club.ts'

const { team, teamManage, teamSeason } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
type Change = Partial<Omit<InputOf<typeof team.changeDate>, 'dateIdx' | 'version'>>

/** The second Saturday of a month. */
export function saturdayOf(year: number, month: number): string {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: ((6 - first.dayOfWeek + 7) % 7) + 7 }).toString()
}

export const member = (no: number, { memberIdx }: Member) => ({ no, kind: 'MEMBER' as const, memberIdx })
/** A guest of the roster, without an account. */
export const guest = (no: number, who: number) => ({
  ...{ no, kind: 'GUEST' as const, name: `Guest ${who}` },
  ...{ phoneNo: `0105550${who}00`, consent: true },
})

/**
 * A group of a club that plays on second Saturdays from May to August at 07:00 with two tee times, approved in November before;
 * the day of May is made, with four tee times from 06:52. Its people: two officers, a member, and guests from 0 to 7.
 * @param holidays days that the club had as such before the approval
 */
export async function playingGroup(club: TestClub, year: number, holidays: readonly string[] = []) {
  const day = saturdayOf(year, 5)
  await club.setClock(`${year - 1}-10-05T12:00`)
  const boss = await club.manager({ rights: { '940000': 'R', '940200': 'CRUD', '940800': 'CRUD' } })
  const president = await club.member({ name: 'Ji-woo Seo' })
  const secretary = await club.member({ name: 'Min-jun Kim' })
  const player = await club.member({ name: 'Ha-eun Choi' })
  await club.knows(president, [secretary, player])
  const limits = {
    ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 4, rosterMax: 12 },
    ...{ wishes: 3, perHour: 3 },
  }
  const season = {
    ...{ year, limits, openAt: `${year - 1}-10-01T00:00:00Z`, closeAt: `${year - 1}-10-20T08:00:00Z` },
    decideBy: `${year - 1}-11-30T09:00:00Z`,
  }
  const { seasonIdx } = (await club.ask(teamSeason.create, season, boss)).data
  const form = {
    ...{ seasonIdx, state: 'SUBMITTED' as const, teamName: 'Pine Friends', cycle: 'M1', teams: 2 },
    wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
    ...{ presidentIdx: president.memberIdx, secretaryIdx: secretary.memberIdx },
    roster: [{ memberIdx: player.memberIdx }, ...Array.from({ length: 8 }, (_, i) => ({ name: `Guest ${i}` }))],
    skipMonths: [1, 2, 3, 4, 9, 10, 11, 12],
  }
  const { formIdx } = (await club.ask(team.save, form, president)).data
  await club.day(day, { slots: 4, from: '06:52', dayClass: 'WEEKEND' })
  await club.setClock(`${year - 1}-11-05T12:00`)
  await club.sql`
    insert into holiday (date, name, day_type) select date, '{"en": "Holiday"}', 'HO' from unnest(${[...holidays]}::date[]) date`
  const approval = { formIdx, version: 1, state: 'APPROVED' as const, reason: 'Welcome' }
  const contractIdx = (await club.ask(teamManage.decide, approval, boss)).data.contractIdx!

  const contractFor = async (as: Member) =>
    (await club.ask(team.contracts, { memberIdx: as.memberIdx }, as)).data.find(
      (one) => one.contractIdx === contractIdx,
    )!
  const dateOn = async (date = day, as = president) => (await contractFor(as)).dates.find((one) => one.date === date)!
  const change = async (changes: Change, as = president, date = day) => {
    const { dateIdx, version } = await dateOn(date, as)
    return club.ask(team.changeDate, { dateIdx, version, ...changes }, as)
  }
  return {
    ...{ boss, president, secretary, player, seasonIdx, formIdx, contractIdx, day },
    ...{ contractFor, dateOn, change },
    at: (daysBefore: number, time = '12:00') =>
      club.setClock(`${Temporal.PlainDate.from(day).subtract({ days: daysBefore })}T${time}`),
    /** Names the players of its tee times, in their order. @returns their bookings */
    pair: async (players: readonly Omit<Player, 'answer'>[][], as = president): Promise<number[]> => {
      const { slotIdx } = await dateOn()
      const pairings = players.map((named, i) => ({ slotIdx: slotIdx[i]!, players: [...named] }))
      const { slots } = (await change({ action: 'PAIR', pairings }, as)).data
      return slots.flatMap(({ bookingIdx }) => bookingIdx ?? [])
    },
  }
}
