import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { PageChecksum } from './page-checksum.ts'

const BYTES = 24

it.each([
  ['one place', [10], 100],
  ['the beginning and the end', [0, 76], 100],
  ['places side by side', [8, 32, 56], 2_000],
  ['many places', Array.from({ length: 30 }, (_, i) => i * 1_800), 60_000],
])('the checksum of a page with a nonce at %s is that of its bytes', (_, places, length) => {
  const page = randomBytes(length)
  for (const place of places) page.fill(0, place, place + BYTES)
  const checksum = new PageChecksum(page, places, BYTES)
  for (let i = 0; i < 20; i++) {
    const nonce = randomBytes(18).toString('base64url')
    const own = Buffer.from(page)
    for (const place of places) own.write(nonce, place, 'latin1')
    expect(checksum.with(Buffer.from(nonce))).toBe(crc32(own))
  }
})
