import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

const login = async (id: string) =>
  (await holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })).data
const answer = (as: { token: string }, terms: InputOf<typeof contract.consent.answer>['terms']) =>
  holder.club.ask(contract.consent.answer, { terms }, as)
const inForce = async (type: string, lang = 'en') => {
  const [row] = await holder.club.sql<{ termsIdx: number }[]>`
    select terms_idx from terms_version where terms_type = ${type} and lang = ${lang} and state = 'IN_FORCE'`
  return row!.termsIdx
}
/** A new version of the privacy terms takes effect today. */
const newVersion = async (type = 'PRIVACY', lang = 'en') => {
  const [row] = await holder.club.sql<{ termsIdx: number }[]>`
    insert into terms (terms_type, title, contents, lang, effective_date, is_required, revision)
    select terms_type, title, contents || '<p>new</p>', lang, effective_date + 1, true, revision + 1
    from terms_version where terms_type = ${type} and lang = ${lang} and state = 'IN_FORCE' returning terms_idx`
  return row!.termsIdx
}

describe('open terms', () => {
  it('limit the next login until every required one is answered', async () => {
    const me = await holder.club.member({ agreed: false })
    const session = await login(me.id)
    expect(session.userMove).toBe('/signup/agreement')
    const as = { token: session.accessToken }
    const refused = await holder.club.ask(contract.profile.me, {}, as)
    expect([refused.status, refused.fail.msgDetail]).toEqual([403, '/signup/agreement'])
    expect((await holder.club.ask(contract.consent.mine, {}, as)).status).toBe(200)
    expect((await holder.club.ask(contract.terms.inForce, { clubCode: CLUB, purpose: 3 }, as)).data).toHaveLength(2)
    const [service, privacy] = [await inForce('SERVICE'), await inForce('PRIVACY')]
    expect((await answer(as, [{ termsIdx: service, agreed: true }])).data).toEqual({
      open: [privacy],
      isReadOnly: false,
    })
    expect((await holder.club.ask(contract.profile.me, {}, as)).status).toBe(403)
    expect((await answer(as, [{ termsIdx: privacy, agreed: true }])).data).toEqual({ open: [], isReadOnly: false })
    await expect.poll(async () => (await holder.club.ask(contract.profile.me, {}, as)).status).toBe(200)
    expect((await login(me.id)).userMove).toBeNull()
  })

  it('of a new version are asked for at the next login, not before', async () => {
    const me = await holder.club.member()
    const before = await login(me.id)
    const termsIdx = await newVersion()
    expect((await holder.club.ask(contract.profile.me, {}, { token: before.accessToken })).status).toBe(200)
    const session = await login(me.id)
    expect(session.userMove).toBe('/signup/agreement')
    expect((await answer({ token: session.accessToken }, [{ termsIdx, agreed: true }])).data.open).toEqual([])
    expect((await login(me.id)).userMove).toBeNull()
  })

  it('that are refused leave an account that can be read and left', async () => {
    const me = await holder.club.member()
    const termsIdx = await newVersion()
    const session = await login(me.id)
    const as = { token: session.accessToken }
    expect((await answer(as, [{ termsIdx, agreed: false }])).data).toEqual({ open: [termsIdx], isReadOnly: true })
    await expect.poll(async () => (await holder.club.ask(contract.profile.me, {}, as)).status).toBe(200)
    expect((await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, as)).status).toBe(200)
    const writing = await holder.club.ask(contract.booking.lock, { slotIdx: 1 }, as)
    expect([writing.status, writing.fail.msgDetail]).toEqual([403, '/signup/agreement'])
    expect((await holder.club.ask(contract.profile.change, { version: 1 }, as)).fail.msgDetail).toBe(
      '/signup/agreement',
    )
    expect((await login(me.id)).userMove).toBeNull()
    expect((await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, as)).result).toBe(true)
    expect((await holder.club.ask(contract.withdrawal.reason, { reasons: ['moved'] }, as)).result).toBe(true)
    expect((await answer(as, [{ termsIdx, agreed: true }])).data).toEqual({ open: [], isReadOnly: false })
    await expect.poll(async () => (await holder.club.hold(as, 1)).status).toBe(404)
  })

  it('limit nobody where the other language has them for the same day', async () => {
    const me = await holder.club.member({ agreed: false })
    await holder.club.sql`
      insert into consent (member_idx, terms_idx, agreed, text_hash)
      select ${me.memberIdx}, terms_idx, true, '' from terms_version where state = 'IN_FORCE' and lang = 'ko'`
    await holder.club.sql`
      insert into consent (member_idx, terms_idx, agreed, text_hash) values (${me.memberIdx}, ${await inForce('PRIVACY')}, true, '')`
    expect((await login(me.id)).userMove).toBeNull()
  })
})

describe('consents', () => {
  it('are a log: what was said stays, the last word counts', async () => {
    const me = await holder.club.member({ agreed: false })
    const termsIdx = await inForce('MARKETING')
    const news = async () => (await holder.club.ask(contract.profile.me, {}, me)).data.marketing
    await answer(me, [{ termsIdx, agreed: true }])
    expect(await news()).toEqual({ mail: true, sms: true, push: true })
    await answer(me, [{ termsIdx, agreed: false }])
    expect(await news()).toEqual({ mail: false, sms: false, push: false })
    const rows = await holder.club.sql`
      select agreed, ip, text_hash = (select encode(sha256(convert_to(contents, 'UTF8')), 'hex') from terms t where t.terms_idx = c.terms_idx) as of_text
      from consent c where member_idx = ${me.memberIdx} order by consent_idx`
    expect([...rows]).toEqual([true, false].map((agreed) => ({ agreed, ip: '127.0.0.1', ofText: true })))
    const list = (await holder.club.ask(contract.consent.mine, {}, me)).data
    expect(list.find((one: { termsType: string }) => one.termsType === 'MARKETING')).toMatchObject({
      termsIdx,
      agreed: false,
      isInForce: true,
      isRequired: false,
    })
    expect(list.find((one: { termsType: string }) => one.termsType === 'SERVICE')).toMatchObject({
      agreed: null,
      isRequired: true,
    })
  })

  it('cannot be changed, taken away or emptied, by nobody who speaks to the database', async () => {
    const me = await holder.club.member()
    const { sql } = holder.club
    const tries = [
      () => sql`update consent set agreed = false where member_idx = ${me.memberIdx}`,
      () => sql`delete from consent where member_idx = ${me.memberIdx}`,
      () => sql`truncate consent`,
      () => sql`truncate audit`,
    ]
    for (const tried of tries) await expect(Promise.resolve(tried())).rejects.toThrow('append only')
    const rows = await sql`select agreed from consent where member_idx = ${me.memberIdx}`
    expect(rows.map(({ agreed }) => agreed)).toEqual([true, true, true])
  })

  it('are given to versions in force, each once', async () => {
    const me = await holder.club.member()
    const termsIdx = await inForce('MARKETING')
    for (const terms of [
      [],
      [{ termsIdx: 999_999, agreed: true }],
      [
        { termsIdx, agreed: true },
        { termsIdx, agreed: false },
      ],
      [{ termsIdx }],
    ])
      expect((await holder.club.send(contract.consent.answer, { terms }, me)).status).toBe(400)
  })

  it('of others are nobody’s business', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member({ agreed: false })]
    await answer(me, [{ termsIdx: await inForce('MARKETING'), agreed: true }])
    const list = (await holder.club.ask(contract.consent.mine, {}, other)).data
    expect(list.every((one: { agreed: boolean | null }) => one.agreed === null)).toBe(true)
  })
})
