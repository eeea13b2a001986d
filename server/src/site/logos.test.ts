import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.site.changeAddition>
const RIGHTS = { '910000': 'R', '910200': 'RU' }
const shown = async (as?: { token: string }) =>
  (await holder.club.ask(contract.site.addition, { clubCode: CLUB }, as)).data
/** The current values; visitors may get values that are a moment old. */
const read = async () => shown(await holder.club.manager({ rights: RIGHTS }))
const put = async (data: Fields, files: Sent[] = [], as?: { token: string }) =>
  holder.club.ask(
    contract.site.changeAddition,
    { ...data, files },
    as ?? (await holder.club.manager({ rights: RIGHTS })),
  )

async function picture(width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Sent> {
  const made = sharp({ create: { width, height, channels: 4, background: { r: 31, g: 91, b: 63, alpha: 0.5 } } })
  const bytes = await made
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toFormat(format)
    .toBuffer()
  return { name: `크레스트.${format}`, type: `image/${format}`, bytes }
}

const fetched = async (url: string) => {
  const response = await holder.club.app.inject({ url })
  return { status: response.statusCode, type: response.headers['content-type'], bytes: response.rawPayload }
}
const filesKept = async () => (await holder.club.sql`select file_idx from file where noun = 'site'`).length

describe('PUT /site/addition', () => {
  it('keeps pictures made anew, shows them to everybody, and the icon as a square', async () => {
    const { version } = await read()
    const answer = await put({ version, fileFor: ['logoDefaultRl', 'favicon'], textDefaultUd: ' Greenhill ' }, [
      await picture(2000, 500),
      await picture(300, 120),
    ])
    const { data } = answer
    expect(data).toMatchObject({
      logoDefaultRl: expect.stringMatching(/^\/hp\/api\/files\/\d+\/logoDefaultRl-[0-9a-f]{8}\.png$/),
      favicon: expect.stringMatching(/^\/hp\/api\/files\/\d+\/favicon-[0-9a-f]{8}\.png$/),
      textDefaultUd: 'Greenhill',
      textDefaultRl: '',
      logoDefaultUd: '',
      version: version + 1,
    })
    await expect.poll(() => shown()).toEqual(data)
    const logo = await fetched(data.logoDefaultRl)
    expect(logo).toMatchObject({ status: 200, type: 'image/png' })
    const seen = await sharp(logo.bytes).metadata()
    expect([seen.width, seen.height, seen.exif, seen.hasAlpha]).toEqual([960, 240, undefined, true])
    const icon = await sharp((await fetched(data.favicon)).bytes).metadata()
    expect([icon.width, icon.height]).toEqual([512, 512])
    const state = async () => (await holder.club.ask(contract.site.state, { clubCode: CLUB })).data.favicon_url
    await expect.poll(state).toBe(data.favicon)
  })

  it('puts a picture in the place of another, whose file goes, and takes one away', async () => {
    const before = await read()
    const kept = await filesKept()
    const next = (await put({ version: before.version, fileFor: ['logoDefaultRl'] }, [await picture(200, 50, 'jpeg')]))
      .data
    expect(next.logoDefaultRl).toMatch(/\.jpg$/)
    expect((await fetched(before.logoDefaultRl)).status).toBe(404)
    expect(await filesKept()).toBe(kept)
    const last = (await put({ version: next.version, remove: ['logoDefaultRl', 'favicon'] })).data
    expect(last).toMatchObject({ logoDefaultRl: '', favicon: '', textDefaultRl: '' })
    expect((await fetched(next.logoDefaultRl)).status).toBe(404)
    const state = async () => (await holder.club.ask(contract.site.state, { clubCode: CLUB })).data.favicon_url
    await expect.poll(state).toBe('/favicon.svg')
  })

  it('refuses who saves on top of something else, and keeps nothing of it', async () => {
    const { version } = await read()
    const kept = await filesKept()
    expect((await put({ version, textSimpleRl: 'Green' })).result).toBe(true)
    const late = await put({ version, fileFor: ['favicon'] }, [await picture(64, 64)])
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: version + 1 } })
    expect(await filesKept()).toBe(kept)
    expect((await read()).favicon).toBe('')
    const info = await holder.club.sql`select version, logo_version from club`
    expect(info[0]).toMatchObject({ version: 1, logoVersion: version + 1 })
  })

  it('writes down who changed it', async () => {
    const who = await holder.club.manager({ rights: RIGHTS })
    await put({ version: (await read()).version, textSimpleUd: 'GH' }, [], who)
    const rows = await holder.club.sql`
      select call, noun, before ->> 'textSimpleUd' as before, after ->> 'textSimpleUd' as after from audit
      where admin_idx = ${who.adminIdx}`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { call: 'site.changeAddition', noun: 'site-logo', before: '', after: 'GH' },
    ])
  })

  it.each<[string, object, number]>([
    ['fileFor', { fileFor: ['logoDefaultRl'] }, 0],
    ['fileFor', { fileFor: [] }, 1],
    ['fileFor', { fileFor: ['favicon', 'favicon'] }, 2],
    ['fileFor', { fileFor: ['favicon'], remove: ['favicon'] }, 1],
    ['fileFor[0]', { fileFor: ['banner'] }, 1],
    ['remove[0]', { remove: ['textDefaultRl'] }, 0],
    ['textDefaultRl', { textDefaultRl: 'x'.repeat(61) }, 0],
    ['version', { version: 'x' }, 0],
  ])('names %s as wrong in %j', async (field, data, count) => {
    const { version } = await read()
    const files = await Promise.all(Array.from({ length: count }, () => picture(8, 8)))
    const { status, fail } = await put({ version, ...data }, files)
    expect([status, fail.msgDetail]).toEqual([400, field])
    expect((await read()).version).toBe(version)
  })

  it('takes pictures only, whatever they are called', async () => {
    const { version } = await read()
    const svg = { name: 'x.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }
    expect((await put({ version, fileFor: ['favicon'] }, [svg])).status).toBe(415)
    const liar = await put({ version, fileFor: ['favicon'] }, [{ ...svg, name: 'x.png', type: 'image/png' }])
    expect([liar.status, liar.fail.msgDetail]).toEqual([400, 'favicon'])
    const large = { name: 'x.png', type: 'image/png', bytes: Buffer.alloc(5_000_001) }
    expect((await put({ version, fileFor: ['favicon'] }, [large])).status).toBe(413)
  })

  it('is not for managers without the right, not even to send files', async () => {
    const { version } = await read()
    const reader = await holder.club.manager({ rights: { '910000': 'R', '910200': 'R' } })
    expect((await put({ version, fileFor: ['favicon'] }, [await picture(8, 8)], reader)).status).toBe(403)
  })
})
