import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageGzip } from './page-gzip.ts'

const bytesOf = (pieces: (Buffer | string)[]) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)))

const NONCE = 'abcdefghijklmnopqrstuvwx'
const MARK = 'qwertyuiopasdfghjklzxcvb'

function pageWith(text: string) {
  const template = Buffer.from(text)
  const positions: number[] = []
  for (let at = template.indexOf(MARK); at >= 0; at = template.indexOf(MARK, at + 1)) positions.push(at)
  return { gzip: new PageGzip(template, positions, MARK.length), page: Buffer.from(text.replaceAll(MARK, NONCE)) }
}

test.each([
  ['no nonce', '<p>Lake</p>'],
  ['a nonce in the middle', `<p>${MARK}</p>`],
  ['nonces at both ends and side by side', `${MARK}${MARK}<p>${NONCE}</p>${MARK}`],
  ['a long page', `<i nonce="${MARK}">${'레이크 1번 홀, '.repeat(20_000)}</i>`.repeat(3)],
])('%s comes back as it was', (_, text) => {
  const { gzip, page } = pageWith(text)
  expect(gunzipSync(bytesOf(gzip.with(NONCE))).equals(page)).toBe(true)
})
