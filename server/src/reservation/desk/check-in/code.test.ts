import { expect, it } from 'vitest'
import { sealOf } from '../../../platform/token.ts'
import { codeOf, readCode } from './code.ts'

const now = Temporal.Instant.from('2027-03-04T06:30:20Z')
const issuer = { seal: sealOf('a secret'), clubCode: 'GC001' }
const meant = { bookingIdx: 12, memberIdx: 34 }
const { qr, qrExpire } = codeOf(meant, issuer, now)
const later = (seconds: number) => now.add({ seconds })

it('is new every minute and read until 20 seconds after', () => {
  expect(qrExpire.toString()).toBe('2027-03-04T06:31:00Z')
  expect(codeOf(meant, issuer, later(39)).qr).toBe(qr)
  expect(codeOf(meant, issuer, later(40)).qr).not.toBe(qr)
  expect(readCode(qr, issuer, now)).toEqual(meant)
  expect(readCode(qr, issuer, later(59))).toEqual(meant)
  expect(readCode(qr, issuer, later(60))).toBeUndefined()
  expect(readCode(qr, issuer, now.subtract({ seconds: 21 }))).toBeUndefined()
})

it('says numbers and a signature, and nothing of the secret', () => {
  expect(qr).toMatch(/^CI\.GC001\.12\.34\.\d+\.[\w-]{43}$/)
})

it('is of one club and one secret, and no part of it can be changed', () => {
  expect(readCode(qr, { ...issuer, clubCode: 'GC002' }, now)).toBeUndefined()
  expect(readCode(qr, { ...issuer, seal: sealOf('another') }, now)).toBeUndefined()
  for (let i = 0; i < qr.length; i++) {
    const other = qr[i] === '1' ? '2' : '1'
    const forged = qr.slice(0, i) + other + qr.slice(i + 1)
    const read = readCode(forged, issuer, now)
    // The last character of base64url carries two bits that nothing reads.
    if (i < qr.length - 1) expect(read).toBeUndefined()
    else expect(read === undefined || read.bookingIdx === 12).toBe(true)
  }
  for (const text of ['', 'CI', `${qr}x`, qr.toLowerCase()]) expect(readCode(text, issuer, now)).toBeUndefined()
})
