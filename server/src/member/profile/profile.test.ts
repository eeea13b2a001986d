import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Asked } from '../../../test/ask.ts'
import { PASSWORD, TestClub } from '../../../test/club.ts'
import { mailsTo, prove } from '../../../test/people.ts'

const holder = TestClub.use()
type Me = Awaited<ReturnType<TestClub['member']>>

const info = async (as: Me) => (await holder.club.ask(contract.profile.me, {}, as)).data
const checkPassword = (as: { token: string }, password = PASSWORD) =>
  holder.club.ask(contract.profile.checkPassword, { password }, as)
const change = (as: { token: string }, input: InputOf<typeof contract.profile.change>) =>
  holder.club.ask(contract.profile.change, input, as)
async function checked(fields: Parameters<TestClub['member']>[0] = {}) {
  const me = await holder.club.member(fields)
  await checkPassword(me)
  return me
}

describe('GET /info', () => {
  it('tells me what the club knows of me, and no secret', async () => {
    const me = await holder.club.member({ name: 'Min-jun Kim' })
    const data = await info(me)
    expect(data).toMatchObject({
      memberIdx: me.memberIdx,
      id: me.id,
      name: 'Min-jun Kim',
      email: `${me.id}@example.com`,
      memberType: '10',
      state: 'ACTIVE',
      marketing: { mail: false, sms: false, push: false },
      version: 1,
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i)
    const more = (await holder.club.ask(contract.profile.additional, { memberIdx: me.memberIdx }, me)).data
    expect(more).toEqual({
      memberIdx: me.memberIdx,
      region: null,
      work: null,
      income: null,
      company: null,
      vehicleNo: null,
      handicap: null,
      courseIdx: null,
      needMoreTime: false,
      showName: false,
      autoStandby: false,
      version: 1,
    })
  })
})

describe('POST /info/check-password', () => {
  it('opens for ten minutes what asks for it, in this session alone', async () => {
    const me = await holder.club.member()
    expect((await change(me, { version: 1 })).status).toBe(403)
    const { until } = (await checkPassword(me)).data
    expect(Math.round((Date.parse(until) - holder.club.now()) / 60_000)).toBe(10)
    expect((await change(me, { version: 1, company: 'Acme' })).result).toBe(true)
    const elsewhere = { ...me, token: await holder.club.signIn({ memberIdx: me.memberIdx }) }
    expect((await change(elsewhere, { version: 2 })).status).toBe(403)
    await holder.club.sql`
      update session set password_checked_at = password_checked_at - interval '10 minutes' where member_idx = ${me.memberIdx}`
    expect((await change(me, { version: 2 })).status).toBe(403)
  })

  it('counts, and locks after five, however many try at once', async () => {
    const me = await holder.club.member()
    const answers = await Promise.all(Array.from({ length: 12 }, () => checkPassword(me, 'wrong')))
    const codes = answers.map(({ fail }) => fail.code)
    expect(codes.filter((code) => code === 'PASSWORD_WRONG')).toHaveLength(4)
    // The fifth is answered with the lock that it causes.
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(8)
    expect((await checkPassword(me)).fail.code).toBe('LOCKED')
  })

  it('is for managers too', async () => {
    const boss = await holder.club.manager()
    expect((await checkPassword(boss, 'wrong')).fail).toMatchObject({
      code: 'PASSWORD_WRONG',
      msgVar: { left: 4 },
    })
    expect((await checkPassword(boss)).result).toBe(true)
  })
})

describe('PUT /info', () => {
  it('changes what is given, and nothing that is not mine to change', async () => {
    const me = await checked()
    const { data } = await holder.club.send(
      contract.profile.change,
      {
        version: 1,
        lang: 'ko',
        gender: 'F',
        birthDate: '1990-05-06',
        zipCode: '17000',
        address: '1 Hill-ro',
        region: '11',
        company: 'Acme',
        handicap: 12.4,
        showName: true,
        needMoreTime: true,
        memberIdx: 1,
        id: 'someoneelse',
        memberType: '90',
        memberNo: '10-9999',
        state: 'BLOCKED',
        isAdmin: true,
        passwordHash: 'x',
        imageUrl: 'https://elsewhere.example/x.png',
      },
      me,
    )
    expect(data).toMatchObject({
      memberIdx: me.memberIdx,
      id: me.id,
      lang: 'ko',
      gender: 'F',
      birthDate: '1990-05-06',
      memberType: '10',
      memberNo: null,
      state: 'ACTIVE',
      imageUrl: null,
      version: 2,
    })
    const more = (await holder.club.ask(contract.profile.additional, { memberIdx: me.memberIdx }, me)).data
    expect(more).toMatchObject({ region: '11', company: 'Acme', handicap: 12.4, showName: true, needMoreTime: true })
    expect((await change(me, { version: 2, region: null, gender: null, handicap: null })).data.gender).toBeNull()
    const [log] = await holder.club.sql`
      select after from audit where noun = 'member' and record_idx = ${me.memberIdx} order by audit_idx limit 1`
    expect(JSON.stringify(log)).not.toContain('Hill-ro')
  })

  it('refuses an outdated version, also among ten at once', async () => {
    const me = await checked()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(me, { version: 1, company: `Acme ${i}` })),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(9)
    expect((await change(me, { version: 1 })).fail.msgVar).toEqual({ version: 2 })
  })

  it('needs a proof for another e-mail, name or phone number', async () => {
    const me = await checked()
    for (const field of [{ email: 'new@mail.example' }, { name: 'New Name' }, { phoneNo: '010-1111-2222' }])
      expect((await change(me, { version: 1, ...field })).fail.code).toBe('CERT_EXPIRED')
    expect((await change(me, { version: 1, name: me.name, email: `${me.id}@example.com` })).result).toBe(true)
    const ofOld = await prove(holder.club, 'PROFILE', `${me.id}@example.com`, { as: me })
    expect((await change(me, { version: 2, certToken: ofOld, email: 'new@mail.example' })).fail.code).toBe(
      'CERT_EXPIRED',
    )
    expect((await change(me, { version: 2, certToken: ofOld, name: 'New Name' })).data.name).toBe('New Name')
    expect((await change(me, { version: 3, certToken: ofOld, name: 'Newer Name' })).fail.code).toBe('CERT_EXPIRED')
    const ofNew = await prove(holder.club, 'PROFILE', 'new@mail.example', { as: me })
    expect((await change(me, { version: 3, certToken: ofNew, email: 'new@mail.example' })).data.email).toBe(
      'new@mail.example',
    )
    expect(await mailsTo(holder.club, 'new@mail.example')).toEqual(['CERT_CODE'])
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['CERT_CODE', 'EMAIL_CHANGED'])
  })

  it('refuses another person’s verification', async () => {
    const [me, other] = [await checked(), await holder.club.member()]
    const theirs = await prove(holder.club, 'PROFILE', 'third@mail.example', { as: other })
    expect((await change(me, { version: 1, certToken: theirs, email: 'third@mail.example' })).fail.code).toBe(
      'CERT_EXPIRED',
    )
  })

  it.each([
    ['lang', 'fr'],
    ['gender', 'XX'],
    ['region', 'nowhere'],
    ['birthDate', '2999-01-01'],
    ['courseIdx', 999_999],
    ['handicap', 55],
    ['handicap', '12'],
    ['phoneNo', 'x'.repeat(20)],
    ['email', 'no address'],
    ['company', 'x'.repeat(101)],
    ['company', 'a\u0000b'],
    ['needMoreTime', 'yes'],
    ['version', undefined],
  ])('names the field %s for %j', async (field, value) => {
    const me = await checked()
    const { status, fail } = await holder.club.send(contract.profile.change, { version: 1, [field]: value }, me)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('writes a yes to news down as a consent', async () => {
    const me = await checked()
    expect((await change(me, { version: 1, marketing: { mail: true } })).data.marketing).toEqual({
      mail: true,
      sms: false,
      push: false,
    })
    expect((await change(me, { version: 2, marketing: { sms: true, mail: false } })).data.marketing).toEqual({
      mail: false,
      sms: true,
      push: false,
    })
    expect((await change(me, { version: 3, marketing: { sms: false } })).data.marketing).toEqual({
      mail: false,
      sms: false,
      push: false,
    })
    const rows = await holder.club.sql`
      select c.agreed from consent c join terms using (terms_idx)
      where member_idx = ${me.memberIdx} and terms_type = 'MARKETING' order by consent_idx`
    expect(rows.map(({ agreed }) => agreed)).toEqual([true, true, false])
  })
})

describe('my photo', () => {
  const upload = async (me: Me, bytes: Buffer, type = 'image/jpeg', whose = me.memberIdx) => {
    const [head, foot] = [
      `--b\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\nContent-Type: ${type}\r\n\r\n`,
      '\r\n--b--\r\n',
    ]
    const response = await holder.club.app.inject({
      method: 'POST',
      url: `/hp/api/info/${whose}/photos`,
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(foot)]),
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${me.token}` },
    })
    return new Asked<typeof contract.profile.addPhoto>('POST /info/{id}/photos', response)
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#184' } })
      .withExif({ IFD0: { Artist: 'Secret Camera Owner' } })
      .jpeg()
      .toBuffer()

  const seenBy = (url: string, as?: { token: string }) =>
    holder.club.app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })

  it('is answered to who may see me alone, and kept by no cache', async () => {
    const { club } = holder
    const [me, companion, stranger] = [await club.member(), await club.member(), await club.member()]
    const { imageUrl } = (await upload(me, await picture(100, 100))).data
    await club.sql`insert into buddy (member_idx, buddy_idx, place) values (${companion.memberIdx}, ${me.memberIdx}, 1)`
    const readsMembers = await club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    const readsOthers = await club.manager({ rights: { '910000': 'R', '910600': 'R' } })
    for (const as of [undefined, stranger, readsOthers, { token: 'none' }])
      expect((await seenBy(imageUrl, as)).statusCode).toBe(404)
    for (const as of [me, companion, readsMembers])
      for (const url of [imageUrl, `${imageUrl}?w=480&f=webp`]) {
        const { statusCode, headers } = await seenBy(url, as)
        expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined])
      }
    // Nor does a companion of mine whom I never chose see it the other way round.
    const theirs = (await upload(companion, await picture(100, 100))).data.imageUrl
    expect((await seenBy(theirs, me)).statusCode).toBe(404)
  })

  it('is made anew, smaller and without what the camera said, and replaces the one before', async () => {
    const me = await holder.club.member()
    const first = await upload(me, await picture(1600, 800))
    const { imageUrl } = first.data
    const get = (url: string) => seenBy(url, me)
    const image = await get(imageUrl)
    expect(image.statusCode).toBe(200)
    const { width, height, exif } = await sharp(image.rawPayload).metadata()
    expect([width, height, exif]).toEqual([640, 320, undefined])
    expect((await info(me)).imageUrl).toBe(imageUrl)
    const second = (await upload(me, await picture(100, 100))).data.imageUrl
    expect((await get(imageUrl)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    expect((await holder.club.ask(contract.profile.removePhoto, { memberIdx: me.memberIdx }, me)).body).toEqual({
      result: true,
      data: null,
    })
    expect((await get(second)).statusCode).toBe(404)
    expect((await info(me)).imageUrl).toBeNull()
    expect((await holder.club.ask(contract.profile.removePhoto, { memberIdx: me.memberIdx }, me)).result).toBe(true)
  })

  it('may be a photo of a phone', async () => {
    const me = await holder.club.member()
    const bytes = await readFile(join(import.meta.dirname, '../../../test/pictures/turned.heic'))
    const { imageUrl } = (await upload(me, bytes, 'image/heic')).data
    expect((await seenBy(imageUrl, me)).headers['content-type']).toBe('image/jpeg')
  })

  it('must be one, of a kind and size that we take, and mine', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    expect((await upload(me, Buffer.from('<svg onload="alert(1)"/>'))).fail.msgDetail).toBe('file')
    expect((await upload(me, Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(415)
    expect((await upload(me, Buffer.alloc(5_000_001))).status).toBe(413)
    expect((await upload(me, await picture(10, 10), 'image/jpeg', other.memberIdx)).status).toBe(403)
  })
})

/** Where each table's data about a member appears in the file. */
const EXPORTED: Record<string, string> = {
  booking: 'bookings',
  booking_left: 'movedBookings',
  booking_player: 'playedWith',
  buddy: 'buddies',
  calendar_feed: 'calendarFeedSince',
  certification: 'proofs',
  companion_group: 'groups',
  consent: 'consents',
  coupon: 'coupons',
  inquiry: 'enquiries',
  dormancy_notice: 'dormancyNotices',
  draw_entry: 'draws',
  draw_nonce: 'drawNumbers',
  draw_party: 'namedInDraws',
  found_member: 'foundMembers',
  hof: 'hallOfFame',
  hof_witness: 'witnessed',
  lost_claim: 'lostClaims',
  lobby_place: 'lobbies',
  lost_report: 'lostReports',
  mail: 'mails',
  member_mail_choice: 'mailChoices',
  member_message: 'messages',
  news_question: 'newsAskedAt',
  opening_reminder: 'reminders',
  passkey: 'passkeys',
  penalty: 'penalties',
  member_phone: 'phoneVerifiedAt',
  player_answer: 'playedWith',
  push_device: 'pushDevices',
  session: 'sessions',
  standby_entry: 'standby',
  team_left: 'givenUpForGroups',
  team_person: 'teams',
  withdrawal_reason: 'reasonsToLeave',
}
/** What the file leaves out, and why. */
const KEPT_BACK: Record<string, string> = {
  booking_notice: 'which emails and messages about bookings were sent; they are there themselves',
  hold_release: 'tee times that were released today or yesterday, for a pause of a minute',
  hold_tab: 'pages that a browser has open',
  claim: 'a hold of some minutes; bookings stand there themselves',
  draw_told: 'which messages about draws were sent; they are there themselves',
  departed: 'only of who has left and can ask for nothing',
  password_history: 'hashes of passwords',
  standby_player: 'whom an entry names; those of one’s own entries are with them',
  club_message_to: 'which messages of the club were sent; they are there themselves',
  member_merge: 'which accounts were merged, by number; the log of changes tells of it',
  member_note: 'notes of the club’s staff, which the club shows on request',
  passkey_challenge: 'a question of some minutes',
  login_unlock: 'hashes of codes of one day; the emails with them are there',
}

describe('GET /info/export', () => {
  it('is everything about me, once the password was checked, and no secret', async () => {
    const me = await holder.club.member({ name: 'Ex Port' })
    const download = () =>
      holder.club.app.inject({ url: '/hp/api/info/export', headers: { authorization: `Bearer ${me.token}` } })
    expect((await download()).statusCode).toBe(403)
    await checkPassword(me)
    const { memberIdx } = me
    const office = await holder.club.manager({ rights: { '950000': 'R', '950100': 'CRU' } })
    await holder.club.ask(contract.memberRecord.addNote, { memberIdx, text: 'Prefers mornings.' }, office)
    await holder.club.ask(contract.memberManage.one, { memberIdx }, office)
    const file = await download()
    expect(file.headers['content-disposition']).toContain('my-data.json')
    const data = file.json()
    expect(Object.keys(data).sort()).toEqual([
      'bookings',
      'buddies',
      'calendarFeedSince',
      'changes',
      'checkIns',
      'consents',
      'coupons',
      'dormancyNotices',
      'drawNumbers',
      'draws',
      'enquiries',
      'foundMembers',
      'givenUpForGroups',
      'groups',
      'guests',
      'hallOfFame',
      'lobbies',
      'loginFailures',
      'lostClaims',
      'lostReports',
      'mailChoices',
      'mails',
      'member',
      'messages',
      'movedBookings',
      'namedInDraws',
      'newsAskedAt',
      'passkeys',
      'payments',
      'penalties',
      'phoneVerifiedAt',
      'playedWith',
      'proofs',
      'pushDevices',
      'reasonsToLeave',
      'reminders',
      'sessions',
      'standby',
      'teams',
      'witnessed',
    ])
    expect(data.member).toMatchObject({ id: me.id, name: 'Ex Port' })
    expect(data.consents).toHaveLength(3)
    expect(data.changes).toContainEqual(expect.objectContaining({ call: 'memberManage.one', ip: null }))
    expect(data.changes.map(({ call }: { call: string }) => call)).not.toContain('memberRecord.addNote')
    expect(file.body).not.toMatch(/argon2id|password_hash|identity_hash/)
  })

  it('says how I was checked in, as booker and as companion, and of no one else', async () => {
    const { sql } = holder.club
    const [booker, me] = [await holder.club.member(), await checked()]
    const date = holder.club.today().add({ days: 5 }).toString()
    const [slot] = (await holder.club.day(date, { slots: 1 })) as [number]
    const { bookingIdx, bookingNo } = (await holder.club.book(booker, slot, await holder.club.hold(booker, slot))).data
    await sql`update booking_player set kind = 'MEMBER', member_idx = ${me.memberIdx} where booking_idx = ${bookingIdx} and no = 2`
    const extras = [3_000, 5_000].map((amount, i) => ({
      ...{ key: 'LOCKER', name: 'Locker', qty: 1, unit: amount, amount, no: i + 1 },
    }))
    await sql`
      with changed as (
        update booking set state = 'CI', version = version + 1,
          price = price || jsonb_build_object('total', (price ->> 'total')::bigint + 8000, 'extras', ${sql.json(extras)}::jsonb)
        where booking_idx = ${bookingIdx})
      insert into audit (call, request_id, noun, record_idx) values ('test', 'test', 'booking', ${bookingIdx})`
    await sql`insert into check_in (booking_idx, state, note) values (${bookingIdx}, 'CHECKED_IN', 'slow')`
    await sql`
      insert into check_in_player (booking_idx, no, present, identified, locker_no)
      values (${bookingIdx}, 1, true, false, '7'), (${bookingIdx}, 2, true, true, '41')`
    const file = await holder.club.app.inject({
      url: '/hp/api/info/export',
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect(file.json().checkIns).toEqual([
      {
        ...{ booking_no: bookingNo, play_date: date, present: true, identified: true, locker_no: '41' },
        ...{ fee_key: null, checked_in_at: null, rental: false, extras: [{ key: 'LOCKER', amount: 5_000 }] },
      },
    ])
  })

  it('says what was paid for my bookings, and not who recorded it', async () => {
    const { sql } = holder.club
    const me = await checked()
    const date = holder.club.today().add({ days: 6 }).toString()
    const [slot] = (await holder.club.day(date, { slots: 1 })) as [number]
    const { bookingIdx, bookingNo } = (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
    await sql`insert into booking_payment (booking_idx, amount) values (${bookingIdx}, 480000)`
    const file = await holder.club.app.inject({
      url: '/hp/api/info/export',
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect(file.json().payments).toEqual([
      { booking_no: bookingNo, amount: 480_000, currency: 'KRW', paid_at: expect.any(String) },
    ])
  })

  it('has something of every table that hangs on a member, or says why not', async () => {
    const me = await checked({ name: 'Ex Port' })
    const { sql } = holder.club
    await prove(holder.club, 'PROFILE', `${me.id}@example.com`, { as: me })
    await sql`insert into withdrawal_reason (member_idx, reasons, text) values (${me.memberIdx}, '{moved}', 'Off to the sea.')`
    await sql`insert into dormancy_notice (member_idx, days) values (${me.memberIdx}, 30)`
    await sql`insert into login_failure (who, failures) values (${me.id}, 2)`
    const file = await holder.club.app.inject({
      url: '/hp/api/info/export',
      headers: { authorization: `Bearer ${me.token}` },
    })
    const data = file.json()
    expect(data).toMatchObject({
      reasonsToLeave: [{ reasons: ['moved'], text: 'Off to the sea.' }],
      dormancyNotices: [{ days: 30 }],
      loginFailures: { failures: 2 },
      proofs: [{ purpose: 'PROFILE' }],
      mails: [{ kind: 'CERT_CODE', text: expect.stringContaining('••••••') }],
    })
    const [{ secrets }] = (await sql`
      select secrets from mail where to_email = ${`${me.id}@example.com`}`) as [{ secrets: { code: string } }]
    expect(file.body).not.toContain(secrets.code)
    const rows = await sql<{ name: string }[]>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'member'::regclass`
    expect(rows.map(({ name }) => name).filter((name) => !(name in EXPORTED) && !(name in KEPT_BACK))).toEqual([])
    for (const key of Object.values(EXPORTED)) expect(data).toHaveProperty(key)
  })
})

describe('GET /info/{id}/penalties', () => {
  it('tells what stands against me now', async () => {
    const me = await holder.club.member()
    const free = (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
    expect(free).toMatchObject({
      active: [],
      cancelsThisMonth: 0,
      cancelsMax: 5,
      ruleText: expect.stringContaining('<'),
    })
    expect(free.suspendedUntil).toBeUndefined()
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date) values
        (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date() - 3, current_club_date() + 3),
        (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date() + 9, current_club_date() + 20),
        (${me.memberIdx}, 'W3', 'SERVED', current_club_date() - 90, current_club_date() - 60)`
    const { suspendedUntil, why, active } = (
      await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)
    ).data
    const today = holder.club.today()
    expect([suspendedUntil, why]).toEqual([today.add({ days: 3 }).toString(), 'W1'])
    expect(active.map(({ code }) => code)).toEqual(['W1', 'W2'])
    expect(active[0]).toMatchObject({ state: 'ACTIVE', currency: 'KRW', paid: false, ruleText: expect.any(String) })
    await holder.club.sql`delete from penalty where member_idx = ${me.memberIdx}`
  })
})
