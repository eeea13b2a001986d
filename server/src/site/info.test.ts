import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.site.changeInfo>
const RIGHTS = { '910000': 'R', '910200': 'RU' }
const SETTINGS = {
  taxMail: '',
  senderMail: '',
  senderName: '',
  dormantMonths: 12,
  keepDays: 90,
}

const read = async (as?: { token: string }) => (await holder.club.ask(contract.site.info, { clubCode: CLUB }, as)).data
const put = (as: { token: string } | undefined, body: Fields) => holder.club.ask(contract.site.changeInfo, body, as)
async function save(as: { token: string }, changes: Omit<Fields, 'version'>) {
  const [club] = await holder.club.sql`select version from club`
  return put(as, { ...changes, version: club!.version })
}
const manager = (rights: Record<string, string> = RIGHTS) => holder.club.manager({ rights })

describe('GET /site/info', () => {
  it('returns settings only to managers with the right, also after a cached visitor response', async () => {
    const [reader, other, member] = [await manager(), await manager({ '910000': 'R' }), await holder.club.member()]
    for (const as of [undefined, reader, undefined, other, member, reader, undefined]) {
      const data = await read(as)
      expect(data).toMatchObject({ clubCode: CLUB, clubName: 'Greenhill Country Club' })
      expect(data.settings).toEqual(as === reader ? SETTINGS : undefined)
    }
    expect((await holder.club.ask(contract.site.info, { clubCode: CLUB }, reader)).headers['cache-control']).toBe(
      'no-store',
    )
  })
})

describe('PUT /site/info', () => {
  it('keeps what the club says of itself in another language, and what is left out', async () => {
    const who = await manager()
    const { ko } = (await read()).translated
    expect(ko).toMatchObject({ clubName: '그린힐 컨트리클럽', ceoName: '박서연' })
    expect((await save(who, { translated: { ko: { clubName: ' 그린힐 CC ', ceoName: '' } } })).result).toBe(true)
    const { ceoName: _, ...others } = ko!
    expect((await read(who)).translated).toEqual({ ko: { ...others, clubName: '그린힐 CC' } })
    expect((await save(who, { translated: { ko: { clubName: 'a\nb' } } })).status).toBe(400)
    expect((await save(who, { translated: { ko: ko! } })).result).toBe(true)
  })

  it('changes what is named and leaves the rest, and visitors see it', async () => {
    const who = await manager()
    const before = await read(who)
    const { body } = await save(who, {
      clubName: '  Greenhill CC ',
      businessNo: '1234567891',
      mailOrderNo: '제2026-용인처인-12호',
      email: '',
      lat: 37.5,
      isIndexed: false,
      settings: { keepDays: 30 },
    })
    expect(body).toEqual({ result: true, data: { version: before.version + 1 } })
    const changed = {
      ...before,
      clubName: 'Greenhill CC',
      businessNo: '123-45-67891',
      mailOrderNo: '2026-용인처인-0012',
      email: '',
      lat: 37.5,
      isIndexed: false,
      version: before.version + 1,
    }
    expect(await read(who)).toEqual({ ...changed, settings: { ...SETTINGS, keepDays: 30 } })
    await expect.poll(() => read()).toEqual({ ...changed, settings: undefined })
    const { clubName, email, lat, isIndexed, businessNo, mailOrderNo, settings } = before
    await save(who, { clubName, email, lat, isIndexed, businessNo, mailOrderNo, settings })
  })

  it('takes back what GET gave', async () => {
    const who = await manager()
    const { version, ...all } = await read(who)
    expect((await put(who, { ...all, version })).data).toEqual({ version: version + 1 })
    expect(await read(who)).toEqual({ ...all, version: version + 1 })
  })

  it('writes down who changed what, and only that', async () => {
    const who = await manager()
    await save(who, { ceoName: 'Ji-woo Han', settings: { senderName: 'Greenhill desk' } })
    const rows = await holder.club.sql`
      select call, noun, before, after from audit where admin_idx = ${who.adminIdx} order by audit_idx desc limit 1`
    expect({ ...rows[0] }).toEqual({
      call: 'site.changeInfo',
      noun: 'site-info',
      before: { ceoName: 'Seo-yeon Park', settings: SETTINGS },
      after: { ceoName: 'Ji-woo Han', settings: { ...SETTINGS, senderName: 'Greenhill desk' } },
    })
    await save(who, { ceoName: 'Seo-yeon Park', settings: { senderName: '' } })
  })

  it('refuses who saves on top of something else, also the same a second time', async () => {
    const who = await manager()
    const { version } = await read(who)
    expect((await put(who, { version, zipCode: '17001' })).result).toBe(true)
    const again = (await put(who, { version, zipCode: '17001' })).fail
    expect(again).toMatchObject({ code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE' })
    expect(again.msgVar).toEqual({ version: version + 1 })
    await save(who, { zipCode: '17000' })
  })

  it('of ten at once one saves', async () => {
    const who = await manager()
    const { version } = await read(who)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => put(who, { version, addressDetail: `Room ${i}` })),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(9)
    await save(who, { addressDetail: 'Clubhouse' })
  })

  it.each([
    ['clubName', { clubName: '' }],
    ['clubName', { clubName: 'Green\nhill' }],
    ['senderName', { settings: { senderName: 'Club\r\nBcc: a@b.co' } }, 'settings.senderName'],
    ['senderMail', { settings: { senderMail: 'not an address' } }, 'settings.senderMail'],
    ['taxMail', { settings: { taxMail: 'x@' } }, 'settings.taxMail'],
    ['dormantMonths', { settings: { dormantMonths: 1 } }, 'settings.dormantMonths'],
    ['dormantMonths', { settings: { dormantMonths: -1 } }, 'settings.dormantMonths'],
    ['dormantMonths', { settings: { dormantMonths: null } }, 'settings.dormantMonths'],
    ['keepDays', { settings: { keepDays: 6 } }, 'settings.keepDays'],
    ['email', { email: `${'a'.repeat(96)}@b.co` }],
    ['clubPhoneNo', { clubPhoneNo: '0'.repeat(20) }],
    ['businessNo', { businessNo: '123-45-67890' }],
    ['mailOrderNo', { mailOrderNo: 'soon' }],
    ['lat', { lat: 90.1 }],
    ['lang', { lang: 'fr' }],
    ['langs', { langs: ['ko'], lang: 'ko' }],
    ['zone', { timeZone: '23' }],
    ['version', { version: undefined }],
  ])('names %s as wrong in %j', async (name, changes, field = name) => {
    const who = await manager()
    const { version } = await read(who)
    const { status, fail } = await holder.club.send(contract.site.changeInfo, { version, ...changes }, who)
    expect([status, fail.msgDetail]).toEqual([400, field])
    expect((await read(who)).version).toBe(version)
  })

  it('knows no other club', async () => {
    const who = await manager()
    expect((await save(who, { clubCode: 'XX001', clubName: 'Mine' })).status).toBe(404)
  })

  it('keeps the currency while there are bookings and the zone while there are tee times', async () => {
    const who = await manager()
    const version = async () => (await read(who)).version
    await save(who, { businessNo: '' })
    const other = { timeZone: '8', zone: 'Asia/Pyongyang' }
    expect((await put(who, { version: await version(), currency: 'JPY' })).result).toBe(true)
    expect((await put(who, { version: await version(), currency: 'KRW', businessNo: '123-45-67891' })).result).toBe(
      true,
    )
    await holder.club.day('2027-03-01')
    const zone = await put(who, { version: await version(), timeZone: '9', zone: 'Asia/Tokyo' })
    expect(zone.fail).toMatchObject({ code: 'IN_USE', msgVar: { where: 'slot', count: 3 } })
    expect((await put(who, { version: await version(), ...other })).status).toBe(400)
  })

  describe('the part of search engines', () => {
    const ext = { naverVerify: 'abc123', googleVerify: '', social: {} }

    it('needs its own right where it differs', async () => {
      const [without, both] = [await manager(), await manager({ ...RIGHTS, '910500': 'U' })]
      expect((await save(without, { ext, zipCode: '1' })).status).toBe(403)
      expect((await read(without)).zipCode).toBe('17000')
      expect((await save(both, { ext, zipCode: '17000' })).result).toBe(true)
      expect((await save(without, { ext, zipCode: '17000' })).result).toBe(true)
      expect((await save(both, { ext: { naverVerify: '' } })).result).toBe(true)
    })

    it('alone needs no other right', async () => {
      const only = await manager({ '910000': 'R', '910500': 'RU' })
      expect((await save(only, { ext })).result).toBe(true)
      await expect.poll(async () => (await read()).ext).toMatchObject(ext)
      expect((await save(only, { ext, clubName: 'Mine' })).status).toBe(403)
      expect((await save(only, { clubName: 'Mine' })).status).toBe(403)
      expect((await save(only, {})).status).toBe(403)
      expect((await save(only, { ext: { naverVerify: '' } })).result).toBe(true)
    })

    it('takes nothing that could leave its place in the page', async () => {
      const both = await manager({ ...RIGHTS, '910500': 'U' })
      expect((await save(both, { ext: { naverVerify: '"><script>' } })).fail.msgDetail).toBe('ext.naverVerify')
    })
  })
})

describe('GET /site/info/valid/taxno', () => {
  it.each([
    ['business', '1234567891', { valid: true, formatted: '123-45-67891' }],
    ['business', '123-45-67890', { valid: false, formatted: '123-45-67890' }],
    ['mailOrder', '제2026-용인처인-1호', { valid: true, formatted: '2026-용인처인-0001' }],
    ['mailOrder', '2099-용인처인-1', { valid: false, formatted: '2099-용인처인-0001' }],
  ] as const)('checks the number %s %s', async (type, keyword, data) => {
    const answer = await holder.club.ask(
      contract.site.taxNo,
      { type, keyword },
      await manager({ '910000': 'R', '910200': 'R' }),
    )
    expect(answer.body).toEqual({ result: true, data })
  })

  it.each([
    ['type=passport&keyword=1', 'type'],
    ['type=business', 'keyword'],
    [`type=business&keyword=${'1'.repeat(31)}`, 'keyword'],
  ])('names what is wrong in %s', async (query, field) => {
    const { status, fail } = await holder.club.send(`GET /site/info/valid/taxno?${query}`, undefined, await manager())
    expect([status, fail.msgDetail]).toEqual([400, field])
  })
})

describe('the club’s pages at other services', () => {
  const INSTAGRAM = 'https://www.instagram.com/greenhill/'
  const rights = { '910000': 'R', '910500': 'RU' }
  const read = async () =>
    (
      await holder.club.ask(
        contract.site.info,
        { clubCode: CLUB },
        await holder.club.manager({ rights: { '910000': 'R', '910200': 'R' } }),
      )
    ).data
  const put = async (social: object, as?: { token: string }) =>
    holder.club.ask(
      contract.site.changeInfo,
      { ext: { social }, version: (await read()).version },
      as ?? (await holder.club.manager({ rights })),
    )

  it('are kept one by one, and removed by an empty address', async () => {
    expect((await put({ instagram: INSTAGRAM })).result).toBe(true)
    await put({ kakao: 'https://pf.kakao.com/_abc' })
    expect((await read()).ext.social).toEqual({ instagram: INSTAGRAM, kakao: 'https://pf.kakao.com/_abc' })
    await put({ kakao: '' })
    expect((await read()).ext.social).toEqual({ instagram: INSTAGRAM })
    await put({ instagram: '' })
    expect((await read()).ext.social).toEqual({})
  })

  it.each([
    ['instagram', 'https://www.youtube.com/@greenhill'],
    ['instagram', 'http://www.instagram.com/greenhill'],
    ['kakao', 'javascript:alert(1)'],
  ])('are at that service only: %s, %s', async (kind, address) => {
    expect((await put({ [kind]: address })).status).toBe(400)
    expect((await read()).ext.social).toEqual({})
  })

  it('need the right on external services', async () => {
    const info = await holder.club.manager({ rights: { '910000': 'R', '910200': 'RU' } })
    expect((await put({ instagram: INSTAGRAM }, info)).status).toBe(403)
  })
})
