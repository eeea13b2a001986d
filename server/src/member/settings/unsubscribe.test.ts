import { contract } from '@clubhouse/contract'
import { MAIL_KINDS, OPTIONAL_MAILS, STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { sendMail } from '../../mail/deliver.ts'
import type { KindName, ValuesOf } from '../../mail/kinds.ts'
import { send } from '../../mail/send.ts'
import { linkOf } from '../../mail/unsubscribe-link.ts'
import { openPost } from '../../platform/post.ts'
import { write } from '../../platform/write.ts'
import { mailWanted } from '../inbox/mail-choice.ts'

const holder = TestClub.use()
type Person = Awaited<ReturnType<TestClub['member']>>
const SITE = 'https://club.example'
let server: MailServer

beforeAll(async () => {
  server = await openMailServer()
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: server.url, publicUrl: SITE })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

const addressOf = ({ id }: Person) => `${id}@example.com`
/** Sends an email of a kind and returns it as it arrived. */
async function mailOf<K extends KindName>(kind: K, me: Person, values: ValuesOf<K>, lang = 'en') {
  const ctx = jobContext(holder.club.platform, 'test')
  await write(ctx, (tx) => send(tx, kind, lang, addressOf(me), values, { memberIdx: me.memberIdx }))
  while (await performTasks(jobContext(holder.club.platform, sendMail.name), sendMail));
  const { mail } = server.received.at(-1)!
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  return { mail, stop: header('list-unsubscribe'), how: header('list-unsubscribe-post') }
}
const teeTime = (me: Person) => ({
  name: me.id,
  bookingIdx: 1,
  date: '2026-12-05',
  time: '08:00',
  course: 'Out',
  booker: 'Kim',
  facts: [],
})
const linkFor = (me: Person, kind: (typeof STOPPABLE_MAILS)[number], email = addressOf(me)) =>
  linkOf(holder.club.platform.seal, kind, me.memberIdx, email)
const stop = (link: string) => holder.club.ask(contract.unsubscribe.stop, { link })
const wants = (me: Person, kind: (typeof STOPPABLE_MAILS)[number]) => mailWanted(holder.club.sql, me.memberIdx, kind)

describe('an email of an optional kind', () => {
  it('ends with one link, which is also what mail programs post with one click', async () => {
    const me = await holder.club.member()
    const { mail, stop: header, how } = await mailOf('PLAYING_TOMORROW', me, teeTime(me))
    const url = `${SITE}/unsubscribe?link=${linkFor(me, 'PLAYING_TOMORROW')}`
    expect(header).toBe(`<${url}>`)
    expect(how).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(`Stop emails of this kind: ${url}\n`)
    expect(mail.html?.split('/unsubscribe')).toHaveLength(2)
    const korean = await mailOf('PLAYING_TOMORROW', me, teeTime(me), 'ko')
    expect(korean.mail.text).toContain(`이 종류의 이메일 받지 않기: ${url}\n`)
  })

  it.each(['multipart/form-data', 'application/x-www-form-urlencoded'])(
    'is stopped by a mail program that posts %s, and again',
    async (type) => {
      const me = await holder.club.member()
      const { stop: header } = await mailOf('PLAYING_TOMORROW', me, teeTime(me))
      const url = new URL(header!.slice(1, -1))
      const body =
        type === 'multipart/form-data'
          ? '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
          : 'List-Unsubscribe=One-Click'
      const post = () =>
        holder.club.app.inject({
          method: 'POST',
          url: url.pathname + url.search,
          headers: { 'content-type': type === 'multipart/form-data' ? `${type}; boundary=b` : type },
          payload: body,
        })
      expect([(await post()).statusCode, await wants(me, 'PLAYING_TOMORROW')]).toEqual([200, false])
      expect([(await post()).statusCode, await wants(me, 'PLAYING_TOMORROW')]).toEqual([200, false])
      expect(await wants(me, 'NAMES_MISSING')).toBe(true)
      const log = await holder.club.sql`
        select after from audit where call = 'unsubscribe.stop' and record_idx = ${me.memberIdx}`
      expect([...log]).toEqual([{ after: { mailStopped: 'PLAYING_TOMORROW' } }])
    },
  )

  it('is not stopped by opening the link', async () => {
    const me = await holder.club.member()
    await holder.club.app.inject({ method: 'GET', url: `/unsubscribe?link=${linkFor(me, 'PLAYING_TOMORROW')}` })
    expect(await wants(me, 'PLAYING_TOMORROW')).toBe(true)
  })

  it.each([...OPTIONAL_MAILS])('of the kind %s is stopped without a login, while others go on', async (kind) => {
    const me = await holder.club.member()
    expect((await stop(linkFor(me, kind))).data).toEqual({ kind })
    expect(await wants(me, kind)).toBe(false)
    const { data } = await holder.club.ask(contract.reservationSettings.read, {}, me)
    expect(Object.entries(data.mails).filter(([, isOn]) => !isOn)).toEqual([[kind, false]])
  })

  it('stops while the site is closed', async () => {
    const me = await holder.club.member()
    await holder.club.sql`update site_state set state = 2`
    await expect.poll(async () => (await holder.club.ask(contract.notice.normal, {})).fail?.code).toBe('SITE_CLOSED')
    expect((await stop(linkFor(me, 'NAMES_MISSING'))).result).toBe(true)
    await holder.club.sql`update site_state set state = 1`
    await expect.poll(async () => (await holder.club.ask(contract.notice.normal, {})).result).toBe(true)
  })
})

describe('news', () => {
  it('are stopped by taking the consent to email back, which is recorded once', async () => {
    const me = await holder.club.member()
    const [terms] = await holder.club.sql<{ termsIdx: number }[]>`
      select terms_idx from terms_version where terms_type = 'MARKETING' and lang = 'en' and state = 'IN_FORCE'`
    await holder.club.ask(contract.consent.answer, { terms: [{ termsIdx: terms!.termsIdx, agreed: true }] }, me)
    await holder.club.sql`update member set news = '{mail}' where member_idx = ${me.memberIdx}`
    const { stop: header } = await mailOf('CLUB_NEWS', me, { name: me.id, title: 'Spring', text: ['Come'] })
    expect(header).toContain('CLUB_NEWS')
    for (let times = 0; times < 2; times++) expect((await stop(linkFor(me, 'CLUB_NEWS'))).result).toBe(true)
    expect((await holder.club.ask(contract.profile.me, {}, me)).data.marketing).toMatchObject({ mail: false })
    const said = await holder.club.sql`
      select agreed, channel from consent where member_idx = ${me.memberIdx} and terms_idx = ${terms!.termsIdx}
      order by consent_idx desc limit 2`
    expect([...said]).toEqual([
      { agreed: false, channel: 'MAIL' },
      { agreed: true, channel: 'WEB' },
    ])
  })
})

describe('a link', () => {
  it('is of one kind, one member and one address', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const link = linkFor(me, 'NAMES_MISSING')
    const [, , signature] = link.split('.')
    for (const wrong of [
      `PLAYING_TOMORROW.${me.memberIdx}.${signature}`,
      `NAMES_MISSING.${other.memberIdx}.${signature}`,
      `NAMES_MISSING.999999.${signature}`,
      linkFor(me, 'NAMES_MISSING', 'other@example.com'),
      `${link.slice(0, -2)}AA`,
      link.slice(0, -1),
      `PASSWORD_CHANGED.${me.memberIdx}.${signature}`,
      'x',
    ])
      expect([wrong, (await stop(wrong)).status]).toEqual([wrong, 404])
    expect((await stop('')).status).toBe(400)
    expect((await stop('x'.repeat(121))).status).toBe(400)
    expect([await wants(me, 'NAMES_MISSING'), await wants(other, 'NAMES_MISSING')]).toEqual([true, true])
    await holder.club.sql`update member set email = upper(email) where member_idx = ${me.memberIdx}`
    expect((await stop(link)).result).toBe(true)
    await holder.club.sql`update member set email = 'moved@example.com' where member_idx = ${me.memberIdx}`
    expect((await stop(link)).status).toBe(404)
  })

  it('is in no email that the club must send', async () => {
    const me = await holder.club.member()
    expect(
      STOPPABLE_MAILS.filter((kind) => /PASSWORD|CERT|LOCKED|FACTOR|PASSKEY|PENALTY|BLOCKED|^CLOSED$/.test(kind)),
    ).toEqual([])
    expect(MAIL_KINDS).toEqual(expect.arrayContaining([...STOPPABLE_MAILS]))
    const { mail, stop: header, how } = await mailOf('APPROVED', me, { name: me.id, id: me.id })
    expect([header, how]).toEqual([undefined, undefined])
    expect(`${mail.text}${mail.html}`).not.toContain('/unsubscribe')
  })

  it('has no one click in a club without HTTPS, but the link', async () => {
    const { platform } = holder.club
    const { post } = platform
    platform.post = openPost({ ...platform.config, smtpUrl: server.url, publicUrl: 'http://club.example' })
    const me = await holder.club.member()
    const { mail, stop: header, how } = await mailOf('PLAYING_TOMORROW', me, teeTime(me))
    platform.post = post
    expect([header, how, mail.text?.includes('Stop emails')]).toEqual([undefined, undefined, true])
  })

  it('is in no email of a club without an address of its own', async () => {
    const { platform } = holder.club
    const { post } = platform
    platform.post = openPost({ ...platform.config, smtpUrl: server.url, publicUrl: undefined })
    const me = await holder.club.member()
    const { mail, stop: header } = await mailOf('PLAYING_TOMORROW', me, teeTime(me))
    platform.post = post
    expect([header, mail.text?.includes('Stop emails')]).toEqual([undefined, false])
  })
})
