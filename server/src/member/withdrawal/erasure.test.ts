import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { forgetCodes, prove } from '../../../test/people.ts'
import { seal } from '../../audit/seal.ts'
import { verify } from '../../audit/verify.ts'
import { jobContext } from '../../job/context.ts'
import { forgetKeys } from '../../job/forget-keys.ts'
import { performTasks } from '../../job/perform.ts'
import { sendMail } from '../../mail/deliver.ts'
import { bookingJobs } from '../../reservation/people/notice/jobs.ts'
import { askNews } from '../consent/news-job.ts'
import { forgetProofs } from '../dormancy/job.ts'
import { notify } from '../inbox/notify.ts'
import { eraseLeavers } from './erase-job.ts'

const holder = TestClub.use()

const NAME = 'Wren Ashdown'
const WORDS = [NAME, 'Ashdown', 'wrenash', 'wren@first.example', 'wren@second.example', '010-7777-6655', '01077776655']
const BEGIN = '2027-03-01T09:00'

const run = (job: { name: string; run: typeof eraseLeavers.run }) => job.run(jobContext(holder.club.platform, job.name))

/** Tables that contain one of the words in any column; rows are searched as JSON, so that no column is missed. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await holder.club.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await holder.club.sql<{ count: number }[]>`
      select count(*)::int as count from ${holder.club.sql(name)} as one
      where exists (select from unnest(${[...words]}::text[]) word where strpos(lower(to_jsonb(one)::text), lower(word)) > 0)`
    if (row!.count > 0) found.push(name)
  }
  return found
}

function files(): { count: number; with: string[] } {
  const folder = holder.club.platform.config.dataDir
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const holds = (path: string) => WORDS.some((word) => readFileSync(path).includes(word))
  return {
    count: all.length,
    with: all
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => holds(path) || WORDS.includes(path)),
  }
}

const log = async () =>
  holder.club.sql<{ auditIdx: number }[]>`
    select audit_idx, at, xact, member_idx, admin_idx, call, request_id, noun, record_idx from audit order by audit_idx`

async function round(booker: Person, date: string, players: Player[], more: object = {}) {
  const [slot] = await holder.club.day(date, { slots: 1 })
  const all: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: booker.memberIdx }, ...players]
  while (all.length < 4) all.push({ no: all.length + 1, kind: 'TBD' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const booked = await holder.club.book(
    booker,
    slot!,
    await holder.club.hold(booker, slot!),
    { players: all, ...more },
    key,
  )
  if (!booked.result) throw new Error(JSON.stringify(booked.body))
  return booked.data
}
interface Person {
  memberIdx: number
  token: string
}

/** Creates a member whose data leaves traces in every table. */
async function live(): Promise<Person> {
  const { club } = holder
  await club.setClock(BEGIN)
  await club.sql`
    update opening_rule set pattern = 'ROLLING', days = 60, w05 = 'F', time = '00:00', quota_month = null`
  club.platform.cache.invalidate('rule')
  const friend = await club.member({ name: 'Friend of many' })
  const guest: Player = { no: 2, kind: 'GUEST', name: NAME, phoneNo: '010-7777-6655', consent: true }
  // Before signup: a guest of another member.
  await round(friend, '2027-03-04', [guest])

  const terms = await club.sql<{ termsIdx: number }[]>`
    select terms_idx from terms_version where state = 'IN_FORCE' and lang = 'en' and terms_type <> 'BOOKING'`
  const joined = await club.ask(contract.signup.signUp, {
    clubCode: CLUB,
    id: 'wrenash01',
    password: PASSWORD,
    name: NAME,
    email: 'wren@first.example',
    phoneNo: '010-7777-6655',
    address: 'Ashdown House 1',
    terms: terms.map(({ termsIdx }) => ({ termsIdx, agreed: true })),
    certToken: await prove(club, 'SIGNUP', 'wren@first.example'),
  })
  const me: Person = {
    memberIdx: joined.data.memberIdx,
    token: await club.signIn({ memberIdx: joined.data.memberIdx }),
  }
  // The club has approved the membership, so the number is that of its record.
  await club.sql`update member set member_type = '10', member_no = 'W-1' where member_idx = ${me.memberIdx}`
  await round(me, '2027-03-05', [{ ...guest, name: 'Cousin Ashdown', phoneNo: '010-3333-2211' }], {
    memo: 'Ashdown party',
  })
  await round(friend, '2027-03-06', [{ no: 2, kind: 'MEMBER', memberIdx: me.memberIdx }])
  const off = await round(me, '2027-03-20', [], { memo: NAME })
  await club.ask(contract.booking.cancel, { ...off, reason: 'other', reasonText: `${NAME} cannot`, accept: true }, me)

  await club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  const certToken = await prove(club, 'PROFILE', 'wren@second.example', { as: me })
  const { version } = (await club.ask(contract.profile.me, {}, me)).data
  const changed = await club.ask(
    contract.profile.change,
    { version, certToken, email: 'wren@second.example', company: 'Ashdown Ltd', marketing: { mail: true } },
    me,
  )
  if (!changed.result) throw new Error(JSON.stringify(changed.body))
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const photo = [{ name: 'wrenash.png', type: 'image/png', bytes }]
  await club.ask(contract.profile.addPhoto, { memberIdx: me.memberIdx, files: photo }, me)
  await club.ask(contract.recovery.findId, { clubCode: CLUB, name: NAME, email: 'wren@second.example' })
  await forgetCodes(club, 'wren@second.example')
  await club.ask(contract.session.login, { clubCode: CLUB, id: 'wrenash01', password: 'wrong' })
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    values (${me.memberIdx}, 'W1', 'SERVED', '2027-03-01', '2027-03-02', ${`${NAME} came late`})`
  const [waived] = await club.sql<{ penaltyIdx: number; version: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, waived_for)
    values (${me.memberIdx}, 'W2', 'WAIVED', '2027-03-01', '2027-03-02', 'ILLNESS') returning penalty_idx, version`
  const letter = [{ name: 'letter of Wren.png', type: 'image/png', bytes }]
  const staff = await club.manager({ isSSAdmin: true })
  const attached = await club.ask(contract.penaltyList.keepDocuments, { ...waived!, files: letter }, staff)
  if (!attached.result) throw new Error(JSON.stringify(attached.body))
  await club.sql`
    insert into hof (kind, date, course_idx, member_idx, player_name, has_consent, state)
    select 'EAGLE', '2027-03-01', min(course_idx), ${me.memberIdx}, ${club.sql.json({ en: NAME })}, true, 'PUBLISHED' from course`
  await club.sql`
    with feat as (
      insert into hof (kind, date, course_idx, member_idx, player_name, witness_names)
      select 'EAGLE', '2027-03-01', min(course_idx), ${friend.memberIdx}, '{"en": "Friend"}', ${club.sql.json([{ en: NAME }])}
      from course returning idx)
    insert into hof_witness (idx, member_idx) select idx, ${me.memberIdx} from feat`
  await club.sql`
    with l as (insert into lost_item (kind, title, found_date, found_place, keep_until, signed_by, state)
      values ('KEY', '{"en": "Key"}', '2027-03-01', '{"en": "Car park"}', '2027-03-31', ${NAME}, 'RETURNED') returning idx)
    insert into lost_claim (idx, member_idx, description, state)
    select idx, ${me.memberIdx}, ${`Fob of ${NAME}`}, 'ACCEPTED' from l`
  await club.sql`
    insert into lost_report (member_idx, kind, title, lost_date) values (${me.memberIdx}, 'KEY', ${`Key of ${NAME}`}, '2027-03-01')`
  await club.sql`
    insert into audit (call, noun, record_idx, before, after, reason) values ('members.change', 'member', ${me.memberIdx},
      ${club.sql.json({ name: 'Wren Ash', state: 'ACTIVE' })}, ${club.sql.json({ name: NAME })}, ${`Asked by ${NAME}`})`
  // The friend is told of bookings with the member's name.
  const [tell] = bookingJobs({ notify, mailWanted: async () => true })
  while (await performTasks(jobContext(club.platform, tell!.name), tell!));
  expect(
    await holder.club.sql`select from mail where kind = 'BOOKING_BOOKED' and text like ${`%${NAME}%`}`,
  ).not.toHaveLength(0)
  await performTasks(jobContext(club.platform, sendMail.name), sendMail)
  return me
}

it('who was erased is found nowhere: no name, no address, no number, in any column or file', async () => {
  const { club } = holder
  const me = await live()
  await club.setClock('2029-03-02T12:00')
  await run(askNews)
  await club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  const why = { reasons: ['privacy'], text: `Too many mails to wren@second.example. ${NAME}` }
  const { reasonIdx } = (await club.ask(contract.withdrawal.reason, why, me)).data
  const left = await club.ask(contract.withdrawal.withdraw, { reasonIdx, password: PASSWORD }, me)
  expect(left.result).toBe(true)

  // During the restore period everything is still there, so the test below would see it.
  const before = await tablesWith(WORDS)
  for (const table of ['audit', 'booking', 'booking_player', 'login_id', 'mail', 'member', 'member_message', 'penalty'])
    expect(before).toContain(table)
  for (const table of ['hof', 'lost_claim', 'lost_item', 'lost_report', 'withdrawal_reason'])
    expect(before).toContain(table)
  const picture = files().count
  const entries = await log()
  await seal(club.sql)

  await club.setClock('2029-03-09T12:01')
  for (const job of [forgetKeys, forgetProofs, eraseLeavers]) await run(job)
  expect(await tablesWith(WORDS)).toEqual([])
  expect(files()).toEqual({ count: picture - 2, with: [] })

  const [number] = [`~${me.memberIdx}`]
  const [row] = await club.sql`select name, state from member where member_idx = ${me.memberIdx}`
  expect(row).toEqual({ name: number, state: 'WITHDRAWN' })
  const bookings = await club.sql`select state from booking where member_idx = ${me.memberIdx} order by play_date`
  expect(bookings).toHaveLength(2)
  expect(await tablesWith(['Friend of many'])).toEqual(['member'])
  // The log keeps its length and says who changed what and when, including the erasure.
  const after = await log()
  expect(after.slice(0, entries.length)).toEqual([...entries])
  expect(after.length).toBeGreaterThan(entries.length)
  await seal(club.sql)
  expect(await verify(club.sql)).toMatchObject({ problem: null, checked: after.length })
})

it('the log lets nothing else be changed', async () => {
  const { sql } = holder.club
  await sql`insert into audit (call, noun, record_idx, after) values ('a.b', 'thing', 1, '"x"')`
  const refused = (change: () => Promise<unknown>) => expect(change()).rejects.toThrow('append only')
  await refused(async () => sql`update audit set after = null`)
  await refused(async () => sql`delete from audit`)
  // Nor a row that has no link yet, and not by the role of a replication either.
  for (const change of ['delete from audit', 'truncate audit', "update audit set after = 'null'"])
    await refused(() =>
      sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx.unsafe(change)
      }),
    )
  const erasing = (change: (tx: typeof sql) => Promise<unknown>) => () =>
    sql.begin(async (tx) => {
      await tx`select set_config('clubhouse.erasing', 'on', true)`
      await change(tx as unknown as typeof sql)
    })
  await refused(erasing(async (tx) => tx`delete from audit`))
  for (const change of ['at = now()', 'member_idx = 9', "call = 'x'", "noun = 'x'", 'record_idx = 9'])
    await refused(erasing(async (tx) => tx.unsafe(`update audit set ${change}`)))
})

it('mails to an address that two people share: those of the other one stay', async () => {
  const { club } = holder
  const email = 'both@mail.example'
  const [me, other] = [
    await club.member({ email, name: 'Gone One' }),
    await club.member({ email, name: 'Staying One' }),
  ]
  const mail = (memberIdx: number | null, text: string) => club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, useful_until, member_idx, state)
    values ('WELCOME', ${email}, 'en', 's', ${text}, '', club_now(), ${memberIdx}, 'SENT')`
  await mail(me.memberIdx, 'mine')
  await mail(other.memberIdx, 'theirs')
  await mail(null, 'Dear Gone One')
  await mail(null, 'Dear Staying One')
  await club.sql`
    update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() where member_idx = ${me.memberIdx}`
  await run(eraseLeavers)
  const rows = await club.sql<{ text: string }[]>`select text from mail where to_email = ${email} order by mail_idx`
  expect(rows.map(({ text }) => text)).toEqual(['theirs', 'Dear Staying One'])
})
