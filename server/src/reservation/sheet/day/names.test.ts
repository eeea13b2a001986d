import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { NamesShownTo } from '@clubhouse/contract/reservation/names-shown'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>

let week = 0
let date: string
let slot: number
let booker: Member
let along: Member
beforeAll(async () => {
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  ;[slot] = (await holder.club.day(date)) as [number]
  booker = await holder.club.member({ name: 'Boo Ker', showName: true })
  along = await holder.club.member({ name: 'Ann Long', showName: true, memberType: '20' })
  const shy = await holder.club.member({ name: 'Shy One' })
  const players: Player[] = [
    ...[booker, along, shy].map(({ memberIdx }, i): Player => ({ no: i + 1, kind: 'MEMBER', memberIdx })),
    { no: 4, kind: 'TBD' },
  ]
  await holder.club.book(booker, slot, await holder.club.hold(booker, slot), { players })
  await showTo(undefined)
})

/** @param who undefined: the club has not chosen */
async function showTo(who: NamesShownTo | undefined): Promise<void> {
  await holder.club.sql`delete from rule_setting where name = 'booking'`
  if (who)
    await holder.club
      .sql`insert into rule_setting (name, "values") values ('booking', ${holder.club.sql.json({ showNames: who })})`
  holder.club.platform.cache.invalidate('rule')
}

const slotOf = async (as: Member) =>
  (await holder.club.ask(contract.sheet.forMember, { memberIdx: as.memberIdx, date }, as)).data.slots[0]
const namesFor = async (as: Member) => (await slotOf(as))!.names

const BOTH = ['Boo Ker', 'Ann Long']

describe('names on the sheet', () => {
  it.each([
    [undefined, { full: BOTH, weekday: BOTH, web: undefined, own: BOTH }],
    ['NOBODY', { full: undefined, weekday: undefined, web: undefined, own: undefined }],
    ['OWN_GROUPS', { full: undefined, weekday: undefined, web: undefined, own: BOTH }],
    ['FULL_MEMBERS', { full: BOTH, weekday: BOTH, web: undefined, own: BOTH }],
    ['ALL_MEMBERS', { full: BOTH, weekday: BOTH, web: BOTH, own: BOTH }],
  ] as const)('are read as the club chose: %s', async (who, expected) => {
    await showTo(who)
    const [full, weekday, web] = await Promise.all(
      ['10', '12', '20'].map((memberType) => holder.club.member({ memberType })),
    )
    expect({
      full: await namesFor(full!),
      weekday: await namesFor(weekday!),
      web: await namesFor(web!),
      own: await namesFor(along),
    }).toEqual(expected)
    // One tee time is read by the same rule.
    const { data } = await holder.club.ask(
      contract.sheet.detail,
      { memberIdx: web!.memberIdx, date, slotIdx: slot },
      web,
    )
    expect(data.slot.names).toEqual(expected.web)
    const visitor = await holder.club.ask(contract.sheet.forVisitor, { club: CLUB, date })
    expect(JSON.stringify(visitor.body)).not.toMatch(/Boo Ker|Ann Long|Shy One/)
  })

  it('leave out a member who does not show the own name, from the next reading on', async () => {
    const reader = await holder.club.member()
    const body = { showName: false }
    await holder.club.ask(contract.reservationSettings.change, body, along)
    expect(await namesFor(reader)).toEqual(['Boo Ker'])
    expect(await namesFor(along)).toEqual(['Boo Ker'])
  })
})

describe('the live sheet', () => {
  interface Heard {
    event?: string
    id: number
    data: string
  }

  async function live(as: { token: string } | null) {
    const { port } = holder.club.app.server.address() as AddressInfo
    const closing = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${date}`, {
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
      signal: closing.signal,
    })
    const reader = response.body!.getReader()
    let received = ''
    const next = async (): Promise<Heard> => {
      let end = received.indexOf('\n\n')
      for (; end < 0; end = received.indexOf('\n\n')) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the stream ended after: ${received}`)
        received += new TextDecoder().decode(value)
      }
      const lines = received.slice(0, end).split('\n')
      received = received.slice(end + 2)
      const of = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2)
      return { event: of('event'), id: Number(of('id')), data: of('data') ?? '' }
    }
    /** The next event of which this is so. */
    const until = async (isSo: (heard: Heard) => boolean) => {
      for (;;) {
        const heard = await next()
        if (isSo(heard)) return heard.data
      }
    }
    await until(({ event }) => event === 'hello')
    return { until, close: () => closing.abort() }
  }

  /**
   * What viewers are told of the tee time after its last change: an event that was still under way when the stream began
   * says what was before.
   */
  async function lastChange(slotIdx = slot) {
    const [row] = await holder.club.sql<{ last: number }[]>`
      select (extract(epoch from max(at)) * 1000000)::bigint as last from sheet_event where date = ${date}`
    return ({ event, id, data }: Heard) => event === 'slot' && id >= row!.last && data.includes(`"slotIdx":${slotIdx},`)
  }

  /** A change of the booked tee time that every viewer is told. */
  async function touch() {
    await holder.club.sql`update claim set extended = extended where slot_idx = ${slot}`
    return lastChange()
  }

  it('sends names to those only who read them on the sheet', async () => {
    const [full, web] = [await holder.club.member(), await holder.club.member({ memberType: '20' })]
    const staff = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
    const other = await holder.club.manager({ rights: { '920000': 'R' } })
    const streams = await Promise.all([full, web, staff, other, null].map(live))
    const told = await touch()
    const heard = await Promise.all(streams.map(({ until }) => until(told)))
    expect(heard.map((text) => text.includes('Boo Ker'))).toEqual([true, false, true, false, false])
    for (const { close } of streams) close()
  })

  it('follows a member’s own switch and the club’s setting', async () => {
    const stream = await live(await holder.club.member())
    expect(await stream.until(await touch())).toContain('Ann Long')
    await holder.club.ask(contract.reservationSettings.change, { showName: false }, along)
    const after = await stream.until(await lastChange())
    expect(after).toContain('Boo Ker')
    expect(after).not.toContain('Ann Long')
    await showTo('OWN_GROUPS')
    await stream.until(({ event }) => event === 'reset')
    stream.close()
  })

  it('says nothing of why the club keeps a tee time for itself, nor does any sheet but that of managers', async () => {
    const { club } = holder
    const reason = 'Guests of Mr. Han, do not sell'
    const staff = await club.manager({ rights: { '940000': 'R', '940200': 'RU' } })
    const member = await club.member()
    const streams = await Promise.all([null, member, staff].map(live))
    const [, kept, shared] = (
      await club.sql<{ slotIdx: number }[]>`
      select slot_idx from slot where date = ${date} order by time`
    ).map(({ slotIdx }) => slotIdx)
    await club.sql`update slot set mode = 'SHARED' where slot_idx = ${shared!}`
    await club.sql`insert into sheet_part values (${date}, '1', 0, 0, 100, 0)`
    const blocked = await club.ask(contract.slotManage.block, { slotIdx: [kept!], kind: 'HOUSE', reason }, staff)
    expect(blocked.result).toBe(true)
    await club.sql`
      insert into claim (slot_idx, seat, kind, reason)
      values (${shared!}, 1, 'HOUSE', ${reason}), (${shared!}, 2, 'BLOCK', 'Drainage'), (${shared!}, 3, 'BLOCK', null), (${shared!}, 4, 'BLOCK', null)`
    const told = await lastChange(shared)
    const heard: string[] = []
    for (const { until, close } of streams) {
      await until((one) => {
        heard.push(one.data)
        return told(one)
      })
      close()
    }
    expect(heard.some((data) => data.includes('"state":"HOUSE"'))).toBe(true)
    const detail = { memberIdx: member.memberIdx, date, slotIdx: kept! }
    const answers = [
      await club.ask(contract.sheet.forVisitor, { club: CLUB, date }),
      await club.ask(contract.sheet.forMember, { memberIdx: member.memberIdx, date }, member),
      await club.ask(contract.sheet.detail, detail, member),
      await club.hold(member, kept!),
    ]
    for (const said of [...heard, ...answers.map(({ body }) => JSON.stringify(body))])
      expect(said).not.toContain('Mr. Han')
    const { data } = await club.ask(contract.sheet.forManager, { date }, staff)
    expect(data.claims.filter((claim) => claim.reason === reason).map(({ slotIdx }) => slotIdx)).toEqual([kept, shared])
    expect(JSON.stringify(data.slots)).not.toContain('Mr. Han')
  })
})
