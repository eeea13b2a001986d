import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { keptPaths } from '../../test/kept-files.ts'
import { fileUrl } from './address.ts'
import { keepFile } from './keep.ts'
import { safeName } from './name.ts'

const holder = TestClub.use()
const text = { bytes: Buffer.from('name,hole\nLee,7\n'), mime: 'text/csv', extension: 'csv' }

async function keep(given: string, isPrivate = false) {
  const { database: sql, files, clock } = holder.club.platform
  const kept = await keepFile({ sql, files }, given, text, { noun: 'test', isPrivate })
  await sql`insert into club_logo (place, file_idx) values (${`test ${kept.fileIdx}`}, ${kept.fileIdx})`
  return { ...kept, url: fileUrl({ ...kept, isPrivate }, { files, clock }) }
}
const get = (url: string, headers: Record<string, string> = {}) => holder.club.app.inject({ url, headers })

describe('GET /files/{fileIdx}/{name}', () => {
  it('sends what was kept, to be saved, in a box, and for ever the same', async () => {
    const { url } = await keep('Holes in one.csv')
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toBe(text.bytes.toString())
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-length': String(text.bytes.length),
      'content-disposition': `attachment; filename="Holes-in-one.csv"; filename*=UTF-8''Holes-in-one.csv`,
      'cache-control': 'public, max-age=3600, must-revalidate',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toMatch(/; sandbox$/)
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('finds it under its Korean name and under no other', async () => {
    const { url, fileIdx } = await keep(
      '홀인원 기록을 모두 모은 아주 긴 이름의 표와 그 밖의 자세한 설명 그리고 더 많은 이야기.csv',
    )
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(`/hp/api/files/${fileIdx}/other.csv`)).statusCode).toBe(404)
    expect((await get(`/hp/api/files/${fileIdx}/..%2f..%2fetc%2fpasswd`)).statusCode).toBe(404)
    expect((await get('/hp/api/files/999999/a.csv')).statusCode).toBe(404)
    expect((await get('/hp/api/files/0/a.csv')).statusCode).toBe(404)
  })

  it('sends a private one only to an address that we made, and only for a while', async () => {
    const { url, fileIdx, name } = await keep('letter.csv', true)
    const first = await get(url)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('private, no-store')
    const other = await keep('other.csv', true)
    const query = url.split('?')[1]!
    for (const wrong of [
      `/hp/api/files/${fileIdx}/${name}`,
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
      url.replace(/exp=\d+/, 'exp=4102444800'),
      `${other.url.split('?')[0]}?${query}`,
    ]) {
      const { statusCode, body } = await get(wrong)
      expect(statusCode).toBe(404)
      expect(body).toContain('"code":"404"')
    }
    const [row] = await holder.club.sql<{ at: string }[]>`
      select to_char(club_now() at time zone 'Asia/Seoul' + interval '6 minutes', 'YYYY-MM-DD"T"HH24:MI:SS') as at`
    await holder.club.setClock(row!.at)
    expect((await get(url)).statusCode).toBe(403)
    await holder.club.resetClock()
  })

  it('is there also while the site is closed', async () => {
    const { url } = await keep('open.csv')
    await holder.club.sql`update site_state set state = 2`
    await expect
      .poll(async () => (await get('/hp/api/notice/top?clubCode=GC001')).json().fail?.code)
      .toBe('SITE_CLOSED')
    expect((await get(url)).statusCode).toBe(200)
    await holder.club.sql`update site_state set state = 1`
  })

  it('is missing, not broken, when the disk has lost it', async () => {
    const { url, fileIdx } = await keep('lost.csv')
    const [row] = await holder.club.sql<{ key: string }[]>`select key from file where file_idx = ${fileIdx}`
    await holder.club.platform.files.remove(row!.key)
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('keeping a file', () => {
  const onDisk = () => keptPaths(holder.club.platform.config)

  it('leaves nothing on disk when its row cannot be written', async () => {
    const { database: sql, files } = holder.club.platform
    const before = await onDisk()
    const broken = { ...text, mime: null as never }
    await expect(keepFile({ sql, files }, 'a.csv', broken, { noun: 'test' })).rejects.toThrow()
    expect(await onDisk()).toEqual(before)
  })

  it('leaves no half of a file', async () => {
    await keep('whole.csv')
    expect((await onDisk()).filter((name) => name.endsWith('.new'))).toEqual([])
  })
})

describe('the name of a file', () => {
  it.each([
    ['plan.pdf', 'pdf', 'plan.pdf'],
    ['../../etc/passwd', 'png', 'etc-passwd.png'],
    ['<b>"a"\r\nx', 'png', 'b-a-x.png'],
    ['봄 대회 안내.jpeg', 'jpg', '봄-대회-안내.jpg'],
    ['', 'png', 'file.png'],
    ['...', 'png', 'file.png'],
    ['x'.repeat(300), 'png', `${'x'.repeat(60)}.png`],
  ])('%j is kept as %s', (given, extension, kept) => {
    expect(safeName(given, extension)).toBe(kept)
  })
})
