import { describe, expect, it } from 'vitest'
import { isPostable, isPublicAddress } from './public-post.ts'

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '223.130.192.1', '2606:4700:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    'club.example',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('an address that is posted to', () => {
  it('is https to a name or a public number, or of an origin that the server was given', () => {
    expect(isPostable('https://texts.club.example/in?club=1', [])).toBe(true)
    expect(isPostable('https://8.8.8.8/', [])).toBe(true)
    expect(isPostable('http://10.0.0.5:8080/in', ['http://10.0.0.5:8080'])).toBe(true)
  })

  it.each([
    'http://texts.club.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f000001/',
    'https://localhost/',
    'https://user:secret@texts.club.example/',
    'ftp://texts.club.example/',
    'https://texts.club.example/#part',
    'texts.club.example',
    '',
  ])('is not %s', (address) => {
    expect(isPostable(address, [])).toBe(false)
  })
})
