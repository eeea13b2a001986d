import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { appUri, hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './rules.ts'

/** The secret of RFC 6238, appendix B, in base32. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i s is %s, as the RFC says', (seconds, code, step) => expect(stepOf(RFC, code, seconds * 1000)).toBe(step))

  it('counts one step early or late, and no more', () => {
    const secret = newSecret()
    const at = 1_800_000_015_000
    const code = (ms: number) => new TOTP({ secret }).generate({ timestamp: ms })
    const step = 60_000_000
    expect([-30_000, 0, 30_000].map((d) => stepOf(secret, code(at + d), at))).toEqual([step - 1, step, step + 1])
    expect([-60_000, 60_000].map((d) => stepOf(secret, code(at + d), at))).toEqual([undefined, undefined])
  })

  it.each(['', '12345', '1234567', 'abcdef', '12 345', '１２３４５６'])('%j is no code', (code) =>
    expect(stepOf(RFC, code, 59_000)).toBeUndefined(),
  )

  it('tells the app the club and the person', () => {
    const uri = new URL(appUri(RFC, 'Greenhill & Sons: Golf', 'office1'))
    expect(uri.protocol).toBe('otpauth:')
    expect(uri.searchParams.get('issuer')).toBe('Greenhill & Sons: Golf')
    expect(uri.searchParams.get('secret')).toBe(RFC)
  })
})

describe('recovery codes', () => {
  it('are ten different ones without letters that are read wrongly', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{2}$/)
  })

  it('are known however they are typed, and only to whom they belong', () => {
    const hash = hashRecoveryCode(7, 'k7md-x2rd-qf')
    expect(hashRecoveryCode(7, ' K7MD X2RDQF ')).toEqual(hash)
    expect(hashRecoveryCode(8, 'k7md-x2rd-qf')).not.toEqual(hash)
  })
})
