import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageGzip } from './page-gzip.ts'

const NONCE = Buffer.from('abcdefghijklmnopqrstuvwx')
const MARK = 'qwertyuiopasdfghjklzxcvb'

function pageWith(text: string) {
  const template = Buffer.from(text)
  const positions: number[] = []
  for (let at = template.indexOf(MARK); at >= 0; at = template.indexOf(MARK, at + 1)) positions.push(at)
  return { gzip: pageGzip(template, positions, MARK.length), page: Buffer.from(text.replaceAll(MARK, String(NONCE))) }
}

test.each([
  ['no nonce', '<p>Lake</p>'],
  ['a nonce in the middle', `<p>${MARK}</p>`],
  ['nonces at both ends and side by side', `${MARK}${MARK}<p>${NONCE}</p>${MARK}`],
  ['a long page', `<i nonce="${MARK}">${'레이크 1번 홀, '.repeat(20_000)}</i>`.repeat(3)],
])('%s comes back as it was', (_, text) => {
  const { gzip, page } = pageWith(text)
  expect(gunzipSync(gzip.take(NONCE)).equals(page)).toBe(true)
  expect(gunzipSync(Buffer.concat(gzip.shared(NONCE))).equals(page)).toBe(true)
})
