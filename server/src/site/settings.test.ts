import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { mailsTo } from '../../test/people.ts'
import { jobContext } from '../job/context.ts'
import { performTasks } from '../job/perform.ts'
import { sendMail, tidyMail } from '../mail/deliver.ts'
import { letSleep } from '../member/dormancy/job.ts'
import { openPost } from '../platform/post.ts'
import { giveBack } from '../reservation/hold/hold.ts'

const holder = TestClub.use()
let server: MailServer
beforeAll(async () => {
  server = await openMailServer()
  holder.club.platform.post = openPost({ ...holder.club.platform.config, smtpUrl: server.url })
  await holder.club.setClock('2027-03-01T09:00')
})
afterAll(() => server.close())

const context = (job = 'test') => jobContext(holder.club.platform, job)
const sendDue = async () => {
  while (await performTasks(context(sendMail.name), sendMail));
}

async function set(settings: object): Promise<void> {
  const manager = await holder.club.manager({ rights: { '910000': 'R', '910200': 'RU' } })
  // The kept answer is that of before until the last change was heard.
  await expect
    .poll(async () => {
      const { version } = (await holder.club.ask(contract.site.info, { clubCode: CLUB })).data
      return (await holder.club.ask(contract.site.changeInfo, { version, settings }, manager)).result
    })
    .toBe(true)
  // The job runs a second later at the earliest, so that every process knows the change.
  holder.club.platform.cache.invalidate('rule')
}

async function quietSince(day: string): Promise<string> {
  const { memberIdx, id } = await holder.club.member()
  await holder.club.sql`delete from session where member_idx = ${memberIdx}`
  await holder.club
    .sql`update member set created_at = ${day}::date, last_login_at = ${day}::date where member_idx = ${memberIdx}`
  return `${id}@example.com`
}

it('dormantMonths decides when accounts sleep; 0: never', async () => {
  const email = await quietSince('2026-09-15')
  await letSleep({ endHolds: giveBack }).run(context())
  expect(await mailsTo(holder.club, email)).toEqual([])
  await set({ dormantMonths: 6 })
  const rules = await holder.club.ask(contract.signup.rules, { clubCode: CLUB })
  expect(rules.data.dormantMonths).toBe(6)
  await letSleep({ endHolds: giveBack }).run(context())
  expect(await mailsTo(holder.club, email)).toEqual(['DORMANT_SOON'])

  const older = await quietSince('2020-01-01')
  await set({ dormantMonths: 0 })
  await letSleep({ endHolds: giveBack }).run(context())
  expect(await mailsTo(holder.club, older)).toEqual([])
  await expect
    .poll(async () => (await holder.club.ask(contract.signup.rules, { clubCode: CLUB })).data.dormantMonths)
    .toBeNull()
  await set({ dormantMonths: 12 })
})

it('senderName and senderMail stand in From; answers go where the club says', async () => {
  const begin = (email: string) =>
    holder.club.ask(contract.certification.begin, { clubCode: CLUB, kind: 'EMAIL', purpose: 'SIGNUP', email })
  await begin('before@mail.example')
  await sendDue()
  await set({ senderName: 'Greenhill 회원 데스크', senderMail: 'desk@greenhill.example' })
  await begin('after@mail.example')
  await sendDue()
  await set({ senderName: '', senderMail: '' })
  const from = (to: string) => server.received.find((letter) => letter.to.includes(to))!.mail.from
  expect(from('before@mail.example')).toMatchObject({
    name: 'Greenhill Country Club',
    address: 'hello@greenhill.example',
  })
  expect(from('after@mail.example')).toMatchObject({ name: 'Greenhill 회원 데스크', address: 'desk@greenhill.example' })
})

it('keepDays decides how long the outbox keeps what is done', async () => {
  const sent = () => holder.club.sql`select from mail where to_email = 'before@mail.example'`
  await holder.club.setClock('2027-03-12T09:00')
  await tidyMail.run(context())
  expect(await sent()).toHaveLength(1)
  await set({ keepDays: 10 })
  await tidyMail.run(context())
  expect(await sent()).toHaveLength(0)
})
