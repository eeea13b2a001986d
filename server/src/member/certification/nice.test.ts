import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { NiceHouse } from '../../../test/nice-house.ts'
import { encrypt, integrityOf, niceKeys, openAnswer, personIn } from './nice-rules.ts'

const holder = TestClub.use()
let house: NiceHouse
beforeAll(async () => {
  house = await NiceHouse.open('client-1', 'hush-hush', () => holder.club.now())
  const sealed = holder.club.platform.seal.close('hush-hush')
  await holder.club.sql`
    update cert_kind set is_use = true, site_code = 'client-1', sealed_secret = ${sealed}, api_url = ${house.url} where kind = 'NICE'`
  Object.assign(holder.club.platform.post, { publicUrl: 'https://club.example' })
})
afterAll(() => house.close())

const enc = (purpose: InputOf<typeof contract.nice.niceEnc>['purpose'] = 'SIGNUP', as?: { token: string }) =>
  holder.club.ask(contract.nice.niceEnc, { clubCode: CLUB, purpose }, as)
const check = (ticket: string, cookie?: string) =>
  holder.club.ask(contract.certification.check, { ticket }, null, cookie ? { cookie } : {})
const back = (form: Record<string, string>) =>
  holder.club.app.inject({
    method: 'POST',
    url: '/hp/api/member/nice-check/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams(form).toString(),
  })
const askedIn = (encData: string, tokenVersionId: string) => house.asked(tokenVersionId, encData)
/** Goes through the provider's window and back. */
async function prove(
  purpose: Parameters<typeof enc>[0] = 'SIGNUP',
  person: Record<string, string> = {},
  as?: { token: string },
) {
  const { ticket, encData, tokenVersionId } = (await enc(purpose, as)).data
  const { requestno } = askedIn(encData, tokenVersionId)
  const { headers } = await back(house.finish(tokenVersionId, requestno, person))
  const cookie = String(headers['set-cookie'] ?? '').split(';')[0]!
  return { ticket, cookie, location: headers.location, checked: await check(ticket, cookie) }
}

describe('the proof by mobile phone', () => {
  it('opens the window with what the provider can read and check', async () => {
    const answer = await enc()
    const { encData, tokenVersionId, integrityValue, formUrl, returnUrl, ticket } = answer.data
    expect(formUrl).toBe('https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb')
    expect(returnUrl).toBe('https://club.example/hp/api/member/nice-check/return')
    expect(askedIn(encData, tokenVersionId)).toEqual({
      requestno: expect.stringMatching(/^[0-9a-f]{30}$/),
      returnurl: returnUrl,
      sitecode: 'AB123',
      methodtype: 'post',
      popupyn: 'Y',
    })
    expect(integrityValue).toBe(integrityOf(encData, house.keysOf(tokenVersionId)))
    expect(JSON.stringify(answer.body)).not.toContain('hush-hush')
    expect((await check(ticket)).fail.code).toBe('CERT_WRONG')
  })

  it('says who it is, and that is what the club writes down', async () => {
    const { location, ticket, cookie, checked } = await prove()
    expect(location).toBe('/signup/auth/success')
    expect(checked.data).toMatchObject({
      kind: 'NICE',
      name: '김민준',
      birthDate: '1988-04-21',
      gender: 'M',
      phoneNo: '010-5550-0142',
    })
    expect((await check(ticket, cookie)).body).toEqual(checked.body)
    // A ticket alone is not enough: its window may have been sent to another person.
    expect((await check(ticket)).fail.code).toBe('CERT_EXPIRED')
    expect((await check(ticket, '__Host-nice=tk.other')).fail.code).toBe('CERT_EXPIRED')
    const terms = await holder.club.sql<{ termsIdx: number; agreed: boolean }[]>`
      select terms_idx, true as agreed from terms_version where state = 'IN_FORCE' and is_required and lang = 'en'`
    const { data } = await holder.club.ask(contract.signup.signUp, {
      clubCode: CLUB,
      id: 'nicekim1',
      password: 'Quiet#Meadow7',
      name: 'Somebody Else',
      email: 'kim@mail.example',
      phoneNo: '010-0000-0000',
      certToken: checked.data.certToken,
      terms: [...terms],
    })
    expect(data.state).toBe('ACTIVE')
    const [row] = await holder.club.sql`select name, phone_no, birth_date from member where id = 'nicekim1'`
    expect(row).toEqual({ name: '김민준', phoneNo: '010-5550-0142', birthDate: '1988-04-21' })
    const password = await prove('PASSWORD')
    const changed = await holder.club.ask(contract.recovery.changePassword, {
      certToken: password.checked.data.certToken,
      newPassword: 'Other#Meadow8',
    })
    expect(changed.result).toBe(true)
    const found = await prove('FIND_ID')
    const ids = (token: string) =>
      holder.club.ask(contract.recovery.findId, {
        clubCode: CLUB,
        name: '김민준',
        email: 'kim@mail.example',
        certToken: token,
      })
    expect((await ids(found.checked.data.certToken)).data.ids).toHaveLength(1)
    const stranger = await prove('FIND_ID', { ci: 'ci-of-a-stranger' })
    expect((await ids(stranger.checked.data.certToken)).data.ids).toEqual([])
    const lost = await prove('PASSWORD', { ci: 'ci-of-a-stranger' })
    const refused = await holder.club.ask(contract.recovery.changePassword, {
      certToken: lost.checked.data.certToken,
      newPassword: 'Other#Meadow9',
    })
    expect(refused.fail.code).toBe('CERT_EXPIRED')
  })

  it('must be of the logged-in member, when it changes that member’s data', async () => {
    expect((await enc('PROFILE')).status).toBe(401)
    const me = await holder.club.member()
    await holder.club
      .sql`update member set identity_hash = identity_hash('nice ci-of-me') where member_idx = ${me.memberIdx}`
    expect((await prove('PROFILE', { ci: 'ci-of-me' }, me)).checked.data.kind).toBe('NICE')
    expect((await prove('PROFILE', { ci: 'ci-of-a-stranger' }, me)).location).toBe('/signup/auth/fail')
  })

  it.each([
    ['the provider says no', { resultcode: '0001' }],
    ['the answer is to another request', { requestno: 'f'.repeat(30) }],
    ['nobody is named', { ci: '', di: '' }],
  ])('fails when %s', async (_, person) => {
    const { location, checked } = await prove('SIGNUP', person)
    expect(location).toBe('/signup/auth/fail')
    expect(checked.fail.code).toMatch(/CERT_(WRONG|EXPIRED)/)
  })

  it('fails when the answer was changed, forged, or comes twice', async () => {
    const { encData, tokenVersionId, ticket } = (await enc()).data
    const { requestno } = askedIn(encData, tokenVersionId)
    const form = house.finish(tokenVersionId, requestno)
    const keys = niceKeys('20261121120000', 'x', 'y')
    const forged = encrypt(JSON.stringify({ resultcode: '0000', requestno, name: 'x', ci: 'y' }), keys)
    const tries = [
      { ...form, token_version_id: 'unknown' },
      { ...form, enc_data: forged, integrity_value: integrityOf(forged, keys) },
    ]
    for (const one of tries) expect((await back(one)).headers.location).toBe('/signup/auth/fail')
    // The keys were used once, so a second answer is too late.
    expect((await back(form)).headers.location).toBe('/signup/auth/fail')
    expect((await check(ticket)).fail.code).toBe('CERT_WRONG')
    const again = (await enc()).data
    const good = house.finish(again.tokenVersionId, askedIn(again.encData, again.tokenVersionId).requestno)
    const [one, two] = await Promise.all([back(good), back(good)])
    expect([one.headers.location, two.headers.location].sort()).toEqual(['/signup/auth/fail', '/signup/auth/success'])
  })

  it('is not offered while the provider is away, or without the address people type', async () => {
    house.isAway = true
    expect((await enc()).fail).toMatchObject({ code: 'CERT_OFF', msgVar: { kind: 'NICE' } })
    house.isAway = false
    Object.assign(holder.club.platform.post, { publicUrl: undefined })
    expect((await enc()).fail.code).toBe('CERT_OFF')
    Object.assign(holder.club.platform.post, { publicUrl: 'https://club.example' })
    const { seal } = holder.club.platform
    await holder.club.sql`update cert_kind set sealed_secret = ${seal.close('wrong')} where kind = 'NICE'`
    expect((await enc()).fail.code).toBe('CERT_OFF')
    await holder.club.sql`update cert_kind set sealed_secret = ${seal.close('hush-hush')} where kind = 'NICE'`
  })

  it('names what is missing in what comes back', async () => {
    const response = await back({ token_version_id: 'x' })
    expect([response.statusCode, response.json().fail.msgDetail]).toEqual([400, 'enc_data'])
  })
})

it('no other call takes a form, which another site could send', async () => {
  const response = await holder.club.app.inject({
    method: 'POST',
    url: '/hp/api/member/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `clubCode=${CLUB}&id=member1&password=x`,
  })
  expect(response.statusCode).toBe(415)
})

describe('an answer', () => {
  const keys = niceKeys('20261121120000', 'REQ1', 'token')
  it('opens only when it is whole', () => {
    const encData = encrypt('{"resultcode":"0000"}', keys)
    expect(openAnswer(encData, integrityOf(encData, keys), keys)).toEqual({ resultcode: '0000' })
    expect(openAnswer(encData, 'x', keys)).toBeUndefined()
    const noJson = encrypt('hello', keys)
    expect(openAnswer(noJson, integrityOf(noJson, keys), keys)).toBeUndefined()
  })

  it.each([
    [
      { ci: 'c', name: 'Kim' },
      { name: 'Kim', birthDate: null, gender: null, phoneNo: null },
    ],
    [
      { di: 'd', name: 'Kim', gender: '0', birthdate: '1990' },
      { identity: 'nice d', gender: 'F', birthDate: null },
    ],
    [{ name: 'Kim' }, undefined],
    [{ ci: 'c' }, undefined],
  ])('%j', (answer, person) => {
    if (person) expect(personIn(answer)).toMatchObject(person)
    else expect(personIn(answer)).toBeUndefined()
  })
})
