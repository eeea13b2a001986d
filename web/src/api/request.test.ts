import { anyone } from '@clubhouse/contract/access'
import { noticeBoard } from '@clubhouse/contract/board/notice'
import { latest } from '@clubhouse/contract/build'
import { call } from '@clubhouse/contract/call'
import { cancel, relock } from '@clubhouse/contract/reservation/booking/booking'
import { forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import { refresh } from '@clubhouse/contract/session'
import { idx, text } from '@clubhouse/contract/shape'
import { expect, test } from 'vitest'
import { requestOf } from './request'

test('names in the path come from the input under their own names', () => {
  expect(requestOf(noticeBoard.one, { idx: 512 }).url).toBe('/hp/api/notice/512')
  expect(requestOf(relock, { slotIdx: 7, x: 'E' })).toMatchObject({
    url: '/hp/api/reservation/sheet/lock/7/E',
    body: '{}',
  })
})

test('a read sends the rest as query, without empty values', () => {
  const input = { club: 'GC001', date: '2026-05-21', courseIdx: 2, part: '', holes: undefined }
  expect(requestOf(forVisitor, input).url).toBe('/hp/api/reservation/sheets/non-member/GC001/2026-05-21?courseIdx=2')
  expect(requestOf(forVisitor, input, undefined, true).url).toMatch(/\?courseIdx=2&_nop_=1$/)
})

test('a removal sends its input as body', () => {
  const { url, body } = requestOf(cancel, { bookingIdx: 1, version: 2, reason: 'weather' })
  expect(url).toBe('/hp/api/reservation/cancel')
  expect(JSON.parse(body as string)).toEqual({ bookingIdx: 1, version: 2, reason: 'weather' })
})

test('what a call takes in a header is in no address', () => {
  const { url, headers } = requestOf(refresh, { refreshToken: 'rt.1' })
  expect([url, headers]).toEqual(['/hp/api/tokens/refresh', { 'x-refresh-token': 'rt.1' }])
})

test('a call at the root of the site is asked there', () => {
  expect(requestOf(latest, {}).url).toBe('/builds/latest.json')
})

test.each([
  ['file', 1],
  ['files', 1],
  ['files', 3],
] as const)('an upload has the part data, and under %s its %i files', (part, many) => {
  const upload = call('POST /admin/{id=adminIdx}/photos', {
    summary: 'A photo.',
    access: anyone,
    input: { adminIdx: idx, note: text(60) },
    data: text(60),
    kind: 'upload',
    files: { part, most: 3, maxBytes: 1000, accept: ['image/png'] },
  })
  const files = Array.from({ length: many }, (_, i) => new File(['x'], `${i}.png`, { type: 'image/png' }))
  const { url, body, headers } = requestOf(upload, { adminIdx: 7, note: 'Hello' }, files)
  expect(url).toBe('/hp/api/admin/7/photos')
  expect(headers).toEqual({})
  const form = body as FormData
  expect(form.get('data')).toBe('{"note":"Hello"}')
  expect(form.getAll(part).map((file) => (file as File).name)).toEqual(files.map(({ name }) => name))
  expect([...new Set(form.keys())]).toEqual(['data', part])
})
