import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { manager, member } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { fail } from '@clubhouse/contract/fail'
import { text } from '@clubhouse/contract/shape'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Asked } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'
import { type Context, FileAnswer, type UploadedFile } from '../platform/context.ts'
import type { Answering } from './answer.ts'

const FULL = fail('test', 'FULL', {})
const send = call('POST /test/{id=idx}/scan', {
  summary: 'An upload.',
  access: member,
  input: { idx: z.int(), title: text(20) },
  data: z.object({ idx: z.int(), title: z.string(), files: z.array(z.object({ name: z.string(), text: z.string() })) }),
  fails: [FULL],
  kind: 'upload',
  files: { part: 'files', most: 2, maxBytes: 1000, accept: ['text/plain'] },
})
const list = call('GET /test/list', {
  summary: 'A download.',
  access: manager(),
  input: { name: text(20) },
  data: z.null(),
  fails: [FULL],
  kind: 'download',
})

let seen: UploadedFile[] = []
const calls = [
  {
    call: send,
    name: 'test.send',
    service: async ({ idx, title }: { idx: number; title: string }, _: Context, files: UploadedFile[]) => {
      seen = files
      return title === 'full'
        ? FULL({})
        : { idx, title, files: files.map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') })) }
    },
  },
  {
    call: list,
    name: 'test.list',
    service: async ({ name }: { name: string }) =>
      name === 'full' ? FULL({}) : new FileAnswer(`${name}.txt`, 'text/plain', Buffer.from('a,b')),
  },
] as Answering[]

let club: TestClub
beforeAll(async () => {
  club = await TestClub.open(1000, calls)
})
afterAll(() => club.close())

interface Part {
  name: string
  file?: string
  type?: string
  body: string
}

async function upload(parts: Part[], token?: string) {
  const boundary = 'between'
  const payload = `${parts
    .map(
      ({ name, file, type, body }) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\nContent-Type: ${type ?? 'text/plain'}` : ''}\r\n\r\n${body}\r\n`,
    )
    .join('')}--${boundary}--\r\n`
  const response = await club.app.inject({
    method: 'POST',
    url: '/hp/api/test/7/scan',
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return new Asked<typeof send>('POST /test/{idx}/scan', response)
}
const data = (title: string): Part => ({ name: 'data', body: JSON.stringify({ title }) })
const file = (body: string, more: Partial<Part> = {}): Part => ({ name: 'files', file: 'plan.txt', body, ...more })

const uploadFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('clubhouse-temporary-') && name.includes(`-${process.pid}-`))

describe('an upload', () => {
  it('brings data and files, which are gone afterwards', async () => {
    const { token } = await club.member()
    const asked = await upload([data('map'), file('one'), file('two', { file: '..\\..\\evil/../two.txt' })], token)
    expect(asked.data).toEqual({
      idx: 7,
      title: 'map',
      files: [
        { name: 'plan.txt', text: 'one' },
        { name: 'two.txt', text: 'two' },
      ],
    })
    expect(seen.some(({ path }) => existsSync(path))).toBe(false)
    expect((await upload([data('full'), file('one')], token)).code).toBe('FULL')
    expect(seen.some(({ path }) => existsSync(path))).toBe(false)
  })

  it.each(['file', 'files'])('takes files under the name %s, whatever their number', async (name) => {
    const { token } = await club.member()
    const asked = await upload([data('map'), file('one', { name }), file('two', { name })], token)
    expect(asked.data.files.map(({ text }) => text)).toEqual(['one', 'two'])
  })

  it('takes a file of exactly the limit', async () => {
    const asked = await upload([data('map'), file('x'.repeat(1000))], (await club.member()).token)
    expect(asked.data.files[0]!.text).toHaveLength(1000)
  })

  it('is not read of whom may not send it', async () => {
    expect((await upload([data('map'), file('one')])).status).toBe(401)
    expect((await upload([data('map'), file('one')], (await club.manager({ isSSAdmin: true })).token)).status).toBe(403)
  })

  it.each([
    ['too large', [data('map'), file('x'.repeat(1001))], 413, { msgVar: { max: 1000 } }],
    [
      'of another type',
      [data('map'), file('<svg/>', { type: 'image/svg+xml' })],
      415,
      { msgVar: { accepted: ['text/plain'] } },
    ],
    ['too many', [data('map'), file('1'), file('2'), file('3')], 400, { msgDetail: 'files' }],
    ['of an unknown part', [data('map'), file('1', { name: 'photo' })], 400, { msgDetail: 'photo' }],
    ['with data that is no JSON', [{ name: 'data', body: '{' }], 400, { msgDetail: 'data' }],
    ['with data that is no object', [{ name: 'data', body: '[1]' }, file('1')], 400, { msgDetail: 'data' }],
    ['with data that cannot be stored', [data('a\0b'), file('1')], 400, { msgDetail: 'title' }],
    ['with a field that is wrong', [data('x'.repeat(21))], 400, { msgDetail: 'title' }],
  ])('is refused when %s', async (_, parts, status, expected) => {
    const before = uploadFolders()
    const answer = await upload(parts, (await club.member()).token)
    expect(answer.status).toBe(status)
    expect(answer.fail).toMatchObject(expected)
    expect(uploadFolders(), 'what is left in the folder of temporary files').toEqual(before)
  })

  it('must be multipart', async () => {
    const member = await club.member()
    expect((await club.send('POST /test/7/scan', { title: 'map' }, member)).status).toBe(415)
  })
})

describe('a download', () => {
  it('is a file with its name, or the envelope when refused', async () => {
    const boss = await club.manager()
    const response = await club.app.inject({
      url: '/hp/api/test/list?name=%EC%8B%9C%ED%8A%B8',
      headers: { authorization: `Bearer ${boss.token}` },
    })
    expect(response.body).toBe('a,b')
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="_.txt"; filename*=UTF-8''%EC%8B%9C%ED%8A%B8.txt`,
    )
    expect((await club.send('GET /test/list?name=full', undefined, boss)).fail.code).toBe('FULL')
    expect((await club.send('GET /test/list?name=x')).status).toBe(401)
  })
})
