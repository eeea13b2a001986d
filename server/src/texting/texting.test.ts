import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { openTextService, SIGNING_SECRET, SOLAPI, type TextService } from '../../test/text-service.ts'

let service: TextService
beforeAll(async () => {
  service = await openTextService()
})
const holder = TestClub.use(() => ({ TEXT_ORIGINS: service.origin, SOLAPI_URL: service.origin }))
afterAll(() => service.close())

type Manager = Awaited<ReturnType<TestClub['manager']>>
let manager: Manager
beforeAll(async () => {
  manager = await holder.club.manager({ rights: { '910000': 'R', '910500': 'RU' } })
  await holder.club.sql`update admin set phone_no = '010-5550-0188' where admin_idx = ${manager.adminIdx}`
})
beforeEach(() => service.refuse())

const read = async () => (await holder.club.ask(contract.texting.read, {}, manager)).data
const change = async (given: object) =>
  holder.club.ask(contract.texting.change, { ...given, version: (await read()).version }, manager)
const own = () => ({ provider: 'OWN', address: service.address, secret: SIGNING_SECRET })
const solapi = { provider: 'SOLAPI', ...SOLAPI, sender: '025550100' }
const test = (who: Manager = manager) => holder.club.ask(contract.texting.sendTest, {}, who)

describe('the settings of text messages', () => {
  it('are none at first, with the urgent kinds for when there is a service', async () => {
    expect(await read()).toMatchObject({
      provider: 'NONE',
      kinds: ['STANDBY_OFFER', 'BOOKING_CANCELLED', 'BOOKING_DELAYED'],
      hasSecret: false,
      isOn: true,
      testTo: '•••0188',
    })
  })

  it('keep the secret encrypted, and never answer or log it', async () => {
    const answer = await change(own())
    expect(answer.data).toMatchObject({ provider: 'OWN', address: service.address, hasSecret: true })
    expect(JSON.stringify(answer)).not.toContain(SIGNING_SECRET)
    const [row] = await holder.club.sql`select sealed_secret from text_service`
    expect(row!.sealedSecret).not.toContain(SIGNING_SECRET.slice(6))
    const log = await holder.club.sql`select before, after from audit where noun = 'texting'`
    expect(JSON.stringify(log)).not.toContain(SIGNING_SECRET.slice(6, 20))
    expect((await change({ kinds: ['STANDBY_OFFER'] })).data).toMatchObject({
      hasSecret: true,
      kinds: ['STANDBY_OFFER'],
    })
  })

  it('of another provider need its own secret, and none without a provider', async () => {
    await change(own())
    expect(await change({ ...solapi, secret: undefined })).toMatchObject({
      status: 400,
      body: { fail: { msgDetail: 'secret' } },
    })
    expect((await change(solapi)).data).toMatchObject({ provider: 'SOLAPI', address: '', hasSecret: true })
    expect((await change({ provider: 'NONE' })).data).toMatchObject({ sender: '', apiKey: '', hasSecret: false })
  })

  it.each([
    ['address', { address: 'https://127.0.0.1/texts' }],
    ['address', { address: 'http://texts.club.example/' }],
    ['secret', { secret: 'whsec_short' }],
  ])('refuse a wrong %s', async (field, wrong) => {
    expect(await change({ ...own(), ...wrong })).toMatchObject({ status: 400, body: { fail: { msgDetail: field } } })
  })

  it.each(['apiKey', 'sender'])('refuse Solapi without %s', async (field) => {
    await change({ provider: 'NONE' })
    expect(await change({ ...solapi, [field]: '' })).toMatchObject({
      status: 400,
      body: { fail: { msgDetail: field } },
    })
  })

  it('are not overwritten by a page that is out of date', async () => {
    const { version } = await read()
    await change({ kinds: [] })
    const late = await holder.club.ask(contract.texting.change, { provider: 'NONE', version }, manager)
    expect(late.fail?.code).toBe('CHANGED_MEANWHILE')
  })

  it('are for managers with the right alone', async () => {
    const reader = await holder.club.manager({ rights: { '910000': 'R', '910500': 'R' } })
    const other = await holder.club.manager({ rights: { '910000': 'R', '910200': 'RU' } })
    const member = await holder.club.member()
    for (const who of [undefined, member, other]) {
      const status = who ? 403 : 401
      expect((await holder.club.ask(contract.texting.read, {}, who)).status).toBe(status)
      expect((await holder.club.ask(contract.texting.sendTest, {}, who)).status).toBe(status)
    }
    expect((await holder.club.ask(contract.texting.read, {}, reader)).result).toBe(true)
    expect((await holder.club.ask(contract.texting.change, { provider: 'NONE', version: 1 }, reader)).status).toBe(403)
    expect((await test(reader)).status).toBe(403)
  })

  it('have a history without secrets', async () => {
    await change(own())
    const clubIdx = holder.club.platform.club.clubIdx
    const history = await holder.club.ask(contract.texting.textingHistory, { recordIdx: clubIdx }, manager)
    expect(history.result).toBe(true)
    expect(JSON.stringify(history.data)).not.toContain(SIGNING_SECRET)
  })
})

describe('a test', () => {
  it('goes to the manager’s own number, signed, and says what the service answered', async () => {
    await change(own())
    expect((await test()).data).toEqual({ to: '•••0188' })
    expect(service.received.at(-1)).toMatchObject({ to: '01055500188', kind: 'TEST', lang: expect.any(String) })
    expect((await read()).sentAt).not.toBeNull()
    service.refuse(503)
    expect((await test()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'HTTP 503' } })
    expect(await read()).toMatchObject({ failure: 'HTTP 503' })
    service.refuse(0)
    expect((await test()).fail).toMatchObject({ msgVar: { state: 'NO_ANSWER' } })
  })

  it('is refused by a service that has another secret, and where the address moved', async () => {
    await change({ ...own(), secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` })
    expect((await test()).fail).toMatchObject({ msgVar: { state: 'HTTP 401' } })
    await change({ ...own(), address: `${service.origin}/moved` })
    expect((await test()).fail).toMatchObject({ msgVar: { state: 'HTTP 302' } })
  })

  it('over Solapi is signed with its key, and says its code', async () => {
    await change(solapi)
    expect((await test()).result).toBe(true)
    expect(service.received.at(-1)).toEqual({ to: '01055500188', from: '025550100', text: expect.any(String) })
    service.refuse(400)
    expect((await test()).fail).toMatchObject({ msgVar: { state: 'HTTP 400 Refused' } })
  })

  it('needs a service and a number', async () => {
    await change({ provider: 'NONE' })
    expect((await test()).fail).toMatchObject({ msgVar: { state: 'OFF' } })
    const nameless = await holder.club.manager({ rights: { '910000': 'R', '910500': 'RU' } })
    await holder.club.sql`update admin set phone_no = '' where admin_idx = ${nameless.adminIdx}`
    expect((await test(nameless)).fail).toMatchObject({ msgVar: { state: 'NO_PHONE' } })
  })

  it('is sent a bounded number of times', async () => {
    await change(own())
    const spend = holder.club.platform.limits.spend
    holder.club.platform.limits.spend = (name, who) => (name === 'testMail' ? 1000 : spend(name, who))
    expect((await test()).fail?.code).toBe('RATE_LIMIT')
    holder.club.platform.limits.spend = spend
  })
})
