import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyCall } from '@clubhouse/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, TestClub } from '../club.ts'
import { type Sent, upload } from '../upload.ts'
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
  ].map((name) => [name, SECRET] as const),
  ...[
    'fee.check',
    'dayManage.preview',
    'holiday.check',
    'opening.check',
    'opening.simulate',
    'template.check',
    'change.quote',
    'checkIn.foresee',
    'checkIn.scan',
  ].map((name) => [name, 'keeps nothing'] as const),
  ...['letter.preview', 'memberMessage.preview', 'language.reportMissing'].map(
    (name) => [name, 'keeps nothing'] as const,
  ),
  ['job.run', 'runs what may run twice'],
])

/** Keys that come again are tried where their calls are. */
const ELSEWHERE = new Map([
  ['booking.book', 'race/twice.test.ts'],
  ['bookingManage.make', '../src/reservation/desk/deed/manage.test.ts'],
  ['checkIn.walkIn', '../src/reservation/desk/check-in/check-in.test.ts'],
  ['dayManage.generate', '../src/reservation/sheet/day/manage/days.test.ts'],
  ['slotManage.block', '../src/reservation/sheet/day/manage/slot/slots.test.ts'],
  ['slotManage.insert', '../src/reservation/sheet/day/manage/slot/slots.test.ts'],
  ['memberMessage.send', '../src/member/message/message.test.ts'],
  ['letter.sendTest', '../src/letter/letter.test.ts'],
])

/** What the second time meets in any case: a challenge that is used, a club that has its courses, an appeal that is there. */
const GUARDED = ['passkey.add', 'setup.begin', 'myPenalty.appeal']

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
  path: string
  body: object
  as?: { token: string }
  file?: Sent
}

let photo: Sent
beforeAll(async () => {
  const drawn = sharp({ create: { width: 40, height: 40, channels: 3, background: '#1f5b3f' } })
  photo = { name: 'photo.png', type: 'image/png', bytes: await drawn.png().toBuffer() }
})
const post = (n: number) => ({ title: `Post ${n}`, contents: '<p>Hello</p>', lang: 'en', state: 'DRAFT' })
const day = (n: number) => `20${30 + n}-03-02`
const person = (n: number) => ({
  name: `Kim ${'abcdefgh'[n]}`,
  email: `kim${n}@example.com`,
  phoneNo: `010-5550-010${n}`,
})
const banner = (n: number) => ({
  ...{ bannerName: `Banner ${n}`, menuIdx: [], seeDetail: false, todayClose: false, windowOpen: false, state: 'DRAFT' },
  ...{ devicePc: true, deviceMobile: true, startAt: '2030-01-01T00:00:00Z', endAt: '2030-02-01T00:00:00Z' },
})
const part = () => ({
  ...{ part: '1', firstTime: '07:00', lastTime: '07:20', interval: 10, holes: '18', mode: 'EXCLUSIVE', minPlayers: 3 },
  ...{ capacity: 4, w05: 'F', shares: { draw: 60, fcfs: 30, house: 10, team: 0 } },
  routes: [{ startCourseIdx: course['1'], turnCourseIdx: course['2'] }],
})
const first = async (path: string, body: object): Promise<{ idx: number; groupIdx: number }> =>
  (path === '/menu-admins/groups'
    ? await holder.club.call('POST', path, { as: boss, body })
    : await upload(holder.club, 'POST', path, { as: boss, data: body })
  ).body.data

const couponKindOf = async (n: number): Promise<number> => {
  const body = { kind: 'CART', name: `Free cart ${n}` }
  return (await holder.club.call('POST', '/manage/coupon-kinds', { as: boss, body })).body.data.kindIdx
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
    path: '/manage/site-plans',
    body: { at: `${day(n)}T00:00:00Z`, state: 2, reason: 'Winter' },
  }),
  'code.add': (n) => ({
    path: '/manage/codes/Z82',
    body: { key: `BORED${n}`, keyName: 'Bored', values: ['Bored'], orderNo: 90, isUse: true },
  }),
  'consent.answer': async (n) => ({
    path: '/info/consents',
    as: await holder.club.member({ agreed: n < 0 }),
    body: {
      terms: await holder.club
        .sql`select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and lang = 'en'`,
    },
  }),
  'profile.addPhoto': async () => {
    const as = await holder.club.member()
    return { path: `/info/${as.memberIdx}/photos`, as, body: {}, file: photo }
  },
  'withdrawal.reason': () => ({ path: '/info/delete_reason', as: me, body: { reasons: ['moved'] } }),
  'memberRecord.addNote': (n) => ({ path: `/manage/members/${me.memberIdx}/notes`, body: { text: `Note ${n}` } }),
  'memberRecord.create': (n) => ({ path: '/manage/members', body: { ...person(n), memberType: '10', reason: 'New' } }),
  'memberImport.check': async (n) => {
    const { writeXlsx } = await import('hucre/xlsx')
    const heads = ['Number', 'Name', 'Email', 'Phone number', 'Type', 'ID', 'Note']
    const row = [`A-${n}`, 'Lee', `lee${n}@example.com`, '010-5550-0000', 'Full member', '', '']
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Members', rows: [heads, row] }] }))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { path: '/manage/members/import', body: {}, file: { name: 'members.xlsx', type, bytes } }
  },
  'memberMerge.merge': async () => {
    const [kept, gone] = [await holder.club.member(), await holder.club.member()]
    const versions = { keptVersion: 1, goneVersion: 1, take: [], reason: 'One person' }
    return { path: '/manage/members/merge', body: { keptIdx: kept.memberIdx, goneIdx: gone.memberIdx, ...versions } }
  },
  'notice.create': (n) => ({ path: '/notice', body: { ...post(n), isTop: false } }),
  'reference.create': (n) => ({ path: '/reference', body: post(n) }),
  'event.create': (n) => ({ path: '/event', body: { ...post(n), startDate: day(n), endDate: day(n) } }),
  'event.clone': async (n) => ({
    path: '/event/clone',
    body: { idx: (await first('/event', { ...post(n), startDate: day(n), endDate: day(n) })).idx },
  }),
  'faq.create': (n) => ({ path: '/faq', body: { ...post(n), category: 'RESERVATION' } }),
  'section.create': (n) => ({
    path: '/section',
    body: {
      page: 'pft',
      kind: 'HOURS',
      heading: { en: `Hours ${n}` },
      rowsText: 'Range | 06:00',
      orderNo: 20,
      state: 'DRAFT',
    },
  }),
  'banner.create': (n) => ({ path: '/banner', body: banner(n), file: photo }),
  'banner.clone': async (n) => ({
    path: '/banner/clone',
    body: {
      idx: (await upload(holder.club, 'POST', '/banner', { as: boss, data: banner(n), files: [photo] })).body.data.idx,
    },
  }),
  'fnbMenu.create': (n) => ({
    path: `/fnb-menu/${outletIdx}`,
    body: { name: `Soup ${n}`, category: 'Lunch', price: 28_000, lang: 'en', state: 'DRAFT' },
  }),
  'outlet.create': (n) => ({ path: '/manage/outlets', body: { name: `Bar ${n}` } }),
  'hofManage.create': () => ({
    path: '/manage/hof',
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
    path: '/manage/lost-items',
    body: { kind: 'WATCH', title: `Watch ${n}`, foundDate: '2026-11-20', foundPlace: 'Locker room' },
  }),
  'terms.save': (n) => ({
    path: '/terms',
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
  'file.add': () => ({ path: '/manage/files', body: {}, file: photo }),
  'holiday.create': (n) => ({ path: '/manage/holidays', body: { date: day(n), name: 'Founders' } }),
  'template.create': (n) => ({
    path: '/manage/templates',
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
    path: '/manage/courses',
    body: { code: `C${n}`, name: `Course ${n}`, holes: 9, isUse: true },
  }),
  'fee.create': (n) => ({
    path: '/manage/fees',
    body: { key: 'LOCKER', dayClass: 'WEEKDAY', unit: 'PERSON', amount: 5_000, from: day(n), to: day(n) },
  }),
  'couponKind.create': (n) => ({
    path: '/manage/coupon-kinds',
    body: { kind: 'CART', name: `Free cart ${n}` },
  }),
  'coupon.issue': async (n) => {
    const kindIdx = await couponKindOf(n)
    const body = { kindIdx, memberIdx: [me.memberIdx], validFrom: day(n), validTo: day(n), reason: 'Thanks' }
    return { path: '/manage/coupons', body }
  },
  'standby.standBy': async (n) => ({
    path: '/reservation/waitings',
    as: await holder.club.member(),
    body: { date: await standbyDay(n), hours: ['07'], partySize: 4, auto: false },
  }),
  'standbyManage.offer': async (n) => {
    const date = await standbyDay(n)
    const as = await holder.club.member()
    const body = { date, hours: ['07'], partySize: 4, auto: false }
    const made = await holder.club.call('POST', '/reservation/waitings', { as, body })
    const [slot] = await holder.club.sql<{ slotIdx: number }[]>`
      select slot_idx from slot where date = ${date} and time >= '07:00' order by slot_idx desc limit 1`
    return {
      path: `/manage/waitings/${made.body.data.waitingIdx}/offer`,
      body: { slotIdx: slot!.slotIdx, reason: 'By phone' },
    }
  },
  'discount.create': (n) => ({
    path: '/manage/discounts',
    body: { key: 'EVENT', percent: 10, from: day(n), to: day(n) },
  }),
  'opening.create': (n) => ({
    path: '/manage/opening-rules',
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
    return { path: `/reservation/reminders/${date}`, as: me, body: {} }
  },
  'conduct.propose': async () => ({
    path: '/manage/penalties',
    body: { memberIdx: (await holder.club.member()).memberIdx, code: 'W8', reason: 'Resold' },
  }),
  'waiver.waive': (n) => ({
    path: '/manage/waivers',
    body: { date: day(n), kind: 'RAIN', measured: '14 mm/h', reason: 'storm' },
  }),
  'manager.add': (n) => ({ path: '/admin', body: { id: `manager0${n}`, ...person(n + 4), isSSAdmin: true } }),
  'manager.addPhoto': async () => ({
    path: `/admin/${(await holder.club.manager()).adminIdx}/photos`,
    body: {},
    file: photo,
  }),
  'group.create': (n) => ({ path: '/menu-admins/groups', body: { name: `Group ${n}` } }),
  'group.clone': async (n) => ({
    path: `/menu-admins/groups/${(await first('/menu-admins/groups', { name: `Old ${n}` })).groupIdx}/copy`,
    body: { name: `Copy ${n}` },
  }),
  'ipBlock.create': (n) => ({
    path: '/ip-blocks',
    body: { ip: `198.51.100.${n}`, scope: 'SITE', reason: 'Attacks', isUse: true },
  }),
  'view.create': (n) => ({
    path: '/manage/views',
    body: { list: '950100', name: `View ${n}`, query: '', isShared: false },
  }),
}

async function send(name: string, { path, body, as = boss, file }: Sample, key: string): Promise<Answer> {
  const { call } = CREATING.find((one) => one.name === name)!
  const method = call.method as 'POST' | 'PUT'
  if (call.kind !== 'upload') return holder.club.call(method, path, { as, body, headers: { 'idempotency-key': key } })
  const part = call.files?.part
  return upload(holder.club, method, path, { as, data: body, files: file ? [file] : [], part, key })
}

/** Rows of every table but those that count requests. */
async function rows(): Promise<Record<string, number>> {
  const { sql } = holder.club
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('idempotency', 'rate_limit')`
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`)
  const found = (await sql.unsafe(counts.join(' union all '))) as unknown as { name: string; n: number }[]
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
    expect(answer!.body.fail).toBeUndefined()
    let answers: Answer[] = []
    const byMany = await added(async () => {
      answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(name, many, key)))
    })
    expect(answers[0]!.body.fail).toBeUndefined()
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body })
    expect(byMany).toEqual(byOne)
    const again = await added(async () => (answer = await send(name, many, key)))
    expect([answer!.body, again]).toEqual([answers[0]!.body, {}])
  })
})
