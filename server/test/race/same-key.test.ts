import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, everyCall } from '@clubhouse/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Sent } from '../ask.ts'
import { TestClub } from '../club.ts'
import { bookingTerms, openDraw } from '../draws.ts'
import { playedBooking } from '../played.ts'
import { NOW } from './crowd.ts'

const AT_ONCE = 20
/** Calls that create something without a POST. */
const ALSO = ['group.clone', 'terms.save']
const CREATING = everyCall().filter(({ name, call }) => call.method === 'POST' || ALSO.includes(name))

const SECRET = 'with a password, a code or a secret, which must not be kept'
/** Listed apart from the contract, so that no call is left out by mistake. */
const KEYLESS = new Map([
  ...['profile.checkPassword', 'certification.begin', 'session.login', 'nice.niceReturn', 'passkey.challenge'].map(
    (name) => [name, SECRET] as const,
  ),
  ...[
    'secondFactor.confirm',
    'secondFactor.beginApp',
    'signup.signUp',
    'recovery.unlock',
    'recovery.undoWithdrawal',
    'calendarFeed.make',
    'lobby.join',
    'phone.sendCode',
    'deskDevice.pair',
    'deskDevice.open',
  ].map((name) => [name, SECRET] as const),
  ...[
    'fee.check',
    'dayManage.preview',
    'delay.preview',
    'holiday.check',
    'opening.check',
    'opening.simulate',
    'drawManage.simulate',
    'template.check',
    'change.quote',
    'bookingManage.quote',
    'checkIn.foresee',
    'checkIn.scan',
  ].map((name) => [name, 'keeps nothing'] as const),
  ...['letter.preview', 'memberMessage.preview', 'language.reportMissing'].map(
    (name) => [name, 'keeps nothing'] as const,
  ),
  ['job.run', 'runs what may run twice'],
  ['texting.sendTest', 'sends what may be sent twice'],
  ['unsubscribe.stop', 'stops what may be stopped twice'],
  ['alert.shown', 'notes what may be noted twice'],
  ['draw.addNonce', 'a member has one number, however often it is sent'],
])

/** Keys that come again are tried where their calls are. */
const ELSEWHERE = new Map([
  ['booking.book', 'race/twice.test.ts'],
  ['bookingManage.make', '../src/reservation/desk/deed/manage.test.ts'],
  ['checkIn.walkIn', '../src/reservation/desk/check-in/check-in.test.ts'],
  ['dayManage.generate', '../src/reservation/sheet/day/manage/days.test.ts'],
  ['slotManage.block', '../src/reservation/sheet/day/manage/slot/slots.test.ts'],
  ['slotManage.insert', '../src/reservation/sheet/day/manage/slot/slots.test.ts'],
  ['drawManage.plan', '../src/reservation/draw/plan/plan.test.ts'],
  ['delay.make', '../src/reservation/sheet/delay/delay.test.ts'],
  ['memberMessage.send', '../src/member/message/message.test.ts'],
  ['letter.sendTest', '../src/letter/letter.test.ts'],
])

/** What the second time meets in any case: a challenge that is used, a club that has its courses, terms or content, an appeal that is there. */
const GUARDED = ['passkey.add', 'setup.begin', 'setup.startTerms', 'setup.addSamples', 'myPenalty.appeal']

const holder = TestClub.use()
let boss: Awaited<ReturnType<TestClub['manager']>>
let me: Awaited<ReturnType<TestClub['member']>>
let outletIdx: number
let course: Record<string, number>

beforeAll(async () => {
  const { club } = holder
  await club.setClock(NOW)
  boss = await club.manager({ isSSAdmin: true })
  me = await club.member()
  course = Object.fromEntries(
    (await club.sql<{ code: string; courseIdx: number }[]>`select code, course_idx from course`).map((row) => [
      row.code,
      row.courseIdx,
    ]),
  )
  // The rule of a full member's weekends would overlap the one that is created.
  await club.sql`delete from opening_rule where day_class = 'WEEKEND'`
  const [outlet] = await club.sql<{ outletIdx: number }[]>`
    insert into outlet (name) values ('{"en": "Grill", "ko": "그릴"}') returning outlet_idx`
  outletIdx = outlet!.outletIdx
})

interface Sample {
  body: object
  as?: { token: string }
  file?: Sent
}

let photo: Sent
beforeAll(async () => {
  const drawn = sharp({ create: { width: 40, height: 40, channels: 3, background: '#1f5b3f' } })
  photo = { name: 'photo.png', type: 'image/png', bytes: await drawn.png().toBuffer() }
})
const post = (n: number) => ({ title: `Post ${n}`, contents: '<p>Hello</p>', lang: 'en', state: 'DRAFT' as const })
const day = (n: number) => `20${30 + n}-03-02`
const person = (n: number) => ({
  name: `Kim ${'abcdefgh'[n]}`,
  email: `kim${n}@example.com`,
  phoneNo: `010-5550-010${n}`,
})
const banner = (n: number) => ({
  ...{ bannerName: `Banner ${n}`, menuIdx: [], seeDetail: false, todayClose: false, windowOpen: false },
  state: 'DRAFT' as const,
  ...{ devicePc: true, deviceMobile: true, startAt: '2030-01-01T00:00:00Z', endAt: '2030-02-01T00:00:00Z' },
})
const part = () => ({
  ...{ part: '1', firstTime: '07:00', lastTime: '07:20', interval: 10, holes: '18', mode: 'EXCLUSIVE', minPlayers: 3 },
  ...{ capacity: 4, w05: 'F', shares: { draw: 60, fcfs: 30, house: 10, team: 0 } },
  routes: [{ startCourseIdx: course['1'], turnCourseIdx: course['2'] }],
})
const couponKindOf = async (n: number): Promise<number> => {
  const fields = { kind: 'CART' as const, name: `Free cart ${n}` }
  return (await holder.club.ask(contract.couponKind.create, fields, boss)).data.kindIdx
}

/** A day with tee times that members can book now. */
const standbyDay = async (n: number): Promise<string> => {
  const date = holder.club
    .today()
    .add({ days: 5 + ((n + 20) % 3) })
    .toString()
  await holder.club.sql`
    insert into sheet_day (date, day_type, day_class, state) values (${date}, 'WD', 'WEEKDAY', 'PUBLISHED') on conflict do nothing`
  await holder.club.sql`
    insert into slot (date, course_idx, part, time, starts_at)
    select ${date}::date, ${course['1']!}::bigint, '1', t, (${date}::date + t) at time zone 'Asia/Seoul'
    from generate_series(0, 6) n, lateral (select '07:00'::time + n * interval '8 minutes' as t) x on conflict do nothing`
  return date
}

/** What each call is sent. @param n tells one record from another, for names are often unique */
const SAMPLES: Record<string, (n: number) => Sample | Promise<Sample>> = {
  'site.planState': (n) => ({
    body: { at: `${day(n)}T00:00:00Z`, state: 2, reason: 'Winter' },
  }),
  'code.add': (n) => ({
    body: { group: 'Z82', key: `BORED${n}`, keyName: 'Bored', values: ['Bored'], orderNo: 90, isUse: true },
  }),
  'consent.answer': async (n) => ({
    as: await holder.club.member({ agreed: n < 0 }),
    body: {
      terms: await holder.club
        .sql`select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and lang = 'en'`,
    },
  }),
  'profile.addPhoto': async () => {
    const as = await holder.club.member()
    return { as, body: { memberIdx: as.memberIdx }, file: photo }
  },
  'withdrawal.reason': () => ({ as: me, body: { reasons: ['moved'] } }),
  'memberRecord.addNote': (n) => ({ body: { memberIdx: me.memberIdx, text: `Note ${n}` } }),
  'memberRecord.create': (n) => ({ body: { ...person(n), memberType: '10', reason: 'New' } }),
  'memberImport.check': async (n) => {
    const { writeXlsx } = await import('hucre/xlsx')
    const heads = ['Number', 'Name', 'Email', 'Phone number', 'Type', 'ID', 'Note']
    const row = [`A-${n}`, 'Lee', `lee${n}@example.com`, '010-5550-0000', 'Full member', '', '']
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Members', rows: [heads, row] }] }))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { body: {}, file: { name: 'members.xlsx', type, bytes } }
  },
  'memberMerge.merge': async () => {
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const versions = { keptVersion: 1, goneVersion: 1, take: [], reason: 'One person' }
    return { body: { keptIdx: kept.memberIdx, goneIdx: gone.memberIdx, ...versions } }
  },
  'notice.create': (n) => ({ body: { ...post(n), isTop: false } }),
  'reference.create': (n) => ({ body: post(n) }),
  'event.create': (n) => ({ body: { ...post(n), startDate: day(n), endDate: day(n) } }),
  'event.clone': async (n) => ({
    body: {
      idx: (await holder.club.ask(contract.event.create, { ...post(n), startDate: day(n), endDate: day(n) }, boss)).data
        .idx,
    },
  }),
  'faq.create': (n) => ({ body: { ...post(n), category: 'RESERVATION' } }),
  'section.create': (n) => ({
    body: {
      page: 'pft',
      kind: 'HOURS',
      heading: { en: `Hours ${n}` },
      rowsText: 'Range | 06:00',
      orderNo: 20,
      state: 'DRAFT',
    },
  }),
  'banner.create': (n) => ({ body: banner(n), file: photo }),
  'banner.clone': async (n) => ({
    body: {
      idx: (await holder.club.ask(contract.banner.create, { ...banner(n), files: [photo] }, boss)).data.idx,
    },
  }),
  'fnbMenu.create': (n) => ({
    body: { outletIdx, name: `Soup ${n}`, category: 'Lunch', price: 28_000, lang: 'en', state: 'DRAFT' },
  }),
  'outlet.create': (n) => ({ body: { name: `Bar ${n}` } }),
  'hofManage.create': () => ({
    body: {
      kind: 'EAGLE',
      date: '2026-11-02',
      courseIdx: course['1'],
      hole: 4,
      playerName: 'Lee',
      publish: false,
      state: 'REPORTED',
    },
  }),
  'lostItemManage.create': (n) => ({
    body: { kind: 'WATCH', title: `Watch ${n}`, foundDate: '2026-11-20', foundPlace: 'Locker room' },
  }),
  'terms.save': (n) => ({
    body: {
      termsType: 'PUSH',
      title: `Terms ${n}`,
      contents: 'x',
      lang: 'en',
      effectiveDate: day(n),
      isRequired: false,
      isWorse: false,
      state: 'DRAFT',
    },
  }),
  'file.add': () => ({ body: {}, file: photo }),
  'holiday.create': (n) => ({ body: { date: day(n), name: 'Founders' } }),
  'template.create': (n) => ({
    body: {
      name: `Season ${n}`,
      dayTypes: ['EV'],
      weekdays: ['1'],
      from: `0${n + 1}-01`,
      to: `0${n + 1}-20`,
      parts: [part()],
    },
  }),
  'course.create': (n) => ({
    body: { code: `C${n}`, name: `Course ${n}`, holes: 9, isUse: true },
  }),
  'fee.create': (n) => ({
    body: { key: 'LOCKER', dayClass: 'WEEKDAY', unit: 'PERSON', amount: 5_000, from: day(n), to: day(n) },
  }),
  'couponKind.create': (n) => ({
    body: { kind: 'CART', name: `Free cart ${n}` },
  }),
  'coupon.issue': async (n) => {
    const kindIdx = await couponKindOf(n)
    const body = { kindIdx, memberIdx: [me.memberIdx], validFrom: day(n), validTo: day(n), reason: 'Thanks' }
    return { body }
  },
  'standby.standBy': async (n) => ({
    as: await holder.club.member(),
    body: { date: await standbyDay(n), hours: ['07'], partySize: 4, auto: false },
  }),
  'draw.enter': async () => {
    const as = await holder.club.member()
    const date = holder.club.today().add({ days: 12 }).toString()
    const [open] = await holder.club.sql<{ drawIdx: number }[]>`select draw_idx from draw where state = 'OPEN'`
    const { drawIdx } = open ?? (await openDraw(holder.club, { dates: [date] }))
    const termsIdx = await bookingTerms(holder.club)
    const wishes = [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }]
    const body = { drawIdx, playDate: date, wishes, party: [as.memberIdx], partySize: 4, termsIdx }
    return { as, body }
  },
  'teamSeason.create': (n) => ({
    body: {
      ...{ year: 2050 + n, openAt: '2049-10-01T00:00:00Z', closeAt: '2049-10-20T00:00:00Z' },
      decideBy: '2049-11-30T00:00:00Z',
    },
  }),
  'team.save': async (n) => {
    const [as, other] = [await holder.club.member(), await holder.club.member()]
    await holder.club.knows(as, [other])
    const dates = {
      ...{ openAt: '2026-01-01T00:00:00Z', closeAt: '2090-01-01T00:00:00Z', decideBy: '2090-02-01T00:00:00Z' },
    }
    const season = await holder.club.ask(contract.teamSeason.create, { year: 2060 + n, ...dates }, boss)
    const body = {
      ...{ seasonIdx: season.data.seasonIdx, state: 'DRAFT', teamName: 'Pines', cycle: 'M1', teams: 3 },
      wishes: [{ weekType: '1', weekday: '6', hour: '07' }],
      ...{ presidentIdx: as.memberIdx, secretaryIdx: other.memberIdx },
    }
    return { as, body }
  },
  'standbyManage.offer': async (n) => {
    const date = await standbyDay(n)
    const as = await holder.club.member()
    const wish = { date, hours: ['07'], partySize: 4, auto: false }
    const made = await holder.club.ask(contract.standby.standBy, wish, as)
    const [slot] = await holder.club.sql<{ slotIdx: number }[]>`
      select slot_idx from slot where date = ${date} and time >= '07:00' order by slot_idx desc limit 1`
    return {
      body: { waitingIdx: made.data.waitingIdx, slotIdx: slot!.slotIdx, reason: 'By phone' },
    }
  },
  'discount.create': (n) => ({
    body: { key: 'EVENT', percent: 10, from: day(n), to: day(n) },
  }),
  'opening.create': (n) => ({
    body: {
      memberType: '10',
      dayClass: 'WEEKEND',
      pattern: 'ROLLING',
      days: 10,
      time: '09:00',
      w05: 'F',
      quotaDay: 1,
      from: day(n),
      to: day(n),
    },
  }),
  'reminder.remind': async (n) => {
    const date = `2027-04-${20 + n}`
    await holder.club.day(date)
    return { as: me, body: { date } }
  },
  'conduct.propose': async () => ({
    body: { memberIdx: (await holder.club.member()).memberIdx, code: 'W8', reason: 'Resold' },
  }),
  'waiver.waive': (n) => ({
    body: { date: day(n), kind: 'RAIN', measured: '14 mm/h', reason: 'storm' },
  }),
  'lostReport.create': (n) => ({
    as: me,
    body: { kind: 'WATCH', title: `My watch ${n}`, lostDate: '2026-11-20' },
    file: photo,
  }),
  'lostClaim.create': async (n) => {
    const [item] = await holder.club.sql<{ idx: number }[]>`
      insert into lost_item (kind, title, found_date, found_place, keep_until, state)
      values ('WATCH', '{"en": "Watch"}', '2026-11-20', '{"en": "Lake"}', '2099-01-01', 'PUBLISHED') returning idx`
    return { as: me, body: { idx: item!.idx, description: `Strap ${n}` } }
  },
  'hofReport.create': async (n) => {
    const as = await holder.club.member()
    const date = holder.club.today().add({ days: 5 + ((n + 20) % 8) })
    const bookingIdx = await playedBooking(holder.club, `${date}`, [as], true, '13:00')
    const hole = { kind: 'EAGLE', courseIdx: course['1'], hole: 4 }
    return { as, body: { bookingIdx, ...hole, witness: [], publish: true }, file: photo }
  },
  'inquiry.create': (n) => ({
    as: me,
    body: { type: 'QUESTION', title: `Question ${n}`, contents: 'Where?' },
    file: photo,
  }),
  'inquiryManage.addNote': async (n) => {
    const question = { type: 'QUESTION', title: `Asked ${n}`, contents: 'Where?' }
    const { idx } = (await holder.club.ask(contract.inquiry.create, question, await holder.club.member())).data
    return { body: { idx, text: `Note ${n}` } }
  },
  'inquiryTemplate.create': (n) => ({ body: { name: `Template ${n}`, contents: 'Thank you.' } }),
  'manager.add': (n) => ({ body: { id: `manager0${n}`, ...person(n + 4), isSSAdmin: true } }),
  'manager.addPhoto': async () => ({
    body: { idx: (await holder.club.manager()).adminIdx },
    file: photo,
  }),
  'group.create': (n) => ({ body: { name: `Group ${n}` } }),
  'group.clone': async (n) => ({
    body: {
      groupIdx: (await holder.club.ask(contract.group.create, { name: `Old ${n}` }, boss)).data.groupIdx,
      name: `Copy ${n}`,
    },
  }),
  'ipBlock.create': (n) => ({
    body: { ip: `198.51.100.${n}`, scope: 'SITE', reason: 'Attacks', isUse: true },
  }),
  'view.create': (n) => ({
    body: { list: '950100', name: `View ${n}`, query: '', isShared: false },
  }),
}

async function send(name: string, { body, as = boss, file }: Sample, key: string): Promise<Answer> {
  const { call } = CREATING.find((one) => one.name === name)!
  return holder.club.send(call, file ? { ...body, files: [file] } : body, as, { 'idempotency-key': key })
}

/** Rows of every table but those that count requests. */
async function rows(): Promise<Record<string, number>> {
  const { sql } = holder.club
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('idempotency', 'rate_limit')`
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`)
  const found = (await sql.unsafe(counts.join(' union all '))) as { name: string; n: number }[]
  return Object.fromEntries(found.map(({ name, n }) => [name, n]))
}

async function added(by: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rows()
  await by()
  const after = await rows()
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, n]) => (n === before[name] ? [] : [[name, n - before[name]!]])),
  )
}

describe('every call that creates', () => {
  it('takes a key, or is listed with a reason why it takes none', () => {
    const without = CREATING.filter(({ call }) => !call.idempotent).map(({ name }) => name)
    expect(without.sort()).toEqual([...KEYLESS.keys()].sort())
    const tried = [...Object.keys(SAMPLES), ...ELSEWHERE.keys(), ...GUARDED]
    expect(tried.sort()).toEqual(
      CREATING.filter(({ call }) => call.idempotent)
        .map(({ name }) => name)
        .sort(),
    )
    for (const file of ELSEWHERE.values())
      expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toMatch(/idempotency-key|key\(\)/)
  })
})

describe.each(Object.keys(SAMPLES))('%s', (name) => {
  it('creates once and answers the same, 20 at once and again', async () => {
    const key = randomUUID()
    const [one, many] = [await SAMPLES[name]!(0), await SAMPLES[name]!(1)]
    let answer: Answer | undefined
    const byOne = await added(async () => (answer = await send(name, one, randomUUID())))
    expect(answer!.code).toBeUndefined()
    let answers: Answer[] = []
    const byMany = await added(async () => {
      answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(name, many, key)))
    })
    expect(answers[0]!.code).toBeUndefined()
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body })
    expect(byMany).toEqual(byOne)
    const again = await added(async () => (answer = await send(name, many, key)))
    expect([answer!.body, again]).toEqual([answers[0]!.body, {}])
  })
})
