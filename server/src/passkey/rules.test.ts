import { describe, expect, it } from 'vitest'
import { freeName, partyOf } from './rules.ts'

describe('where passkeys are used', () => {
  it.each([
    // Claimed origin, host of the request, relying party.
    ['http://localhost:3000', 'http://localhost:3000', 'localhost'],
    ['http://localhost', 'http://localhost:80', 'localhost'],
    ['http://club.localhost:3000', 'http://club.localhost:3000', 'club.localhost'],
    ['https://club.example', 'http://club.example', 'club.example'],
    ['https://club.example', 'https://club.example', 'club.example'],
    ['https://club.example', 'http://club.example:443', 'club.example'],
    ['https://club.example:8443', 'https://club.example:8443', 'club.example'],
    // Another host, or another port of the same machine.
    ['https://evil.example', 'http://club.example', undefined],
    ['https://sub.club.example', 'https://club.example', undefined],
    ['https://club.example', 'https://sub.club.example', undefined],
    ['https://club.example:8443', 'https://club.example', undefined],
    ['http://localhost:4000', 'http://localhost:3000', undefined],
    ['https://club.example.evil.example', 'https://club.example', undefined],
    // Contexts without passkeys in browsers.
    ['http://club.example', 'http://club.example', undefined],
    ['http://notlocalhost', 'http://notlocalhost', undefined],
    ['https://192.168.0.5', 'https://192.168.0.5', undefined],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000', undefined],
    ['https://[::1]', 'https://[::1]', undefined],
    // Missing, or not a URL.
    [undefined, 'http://localhost', undefined],
    ['null', 'http://localhost', undefined],
    ['file://localhost', 'http://localhost', undefined],
    ['http://localhost', '', undefined],
  ])('%s of a page served at %s', (origin, reachedAt, rpId) => {
    expect(partyOf(origin, reachedAt)?.rpId).toBe(rpId)
    if (rpId) expect(partyOf(origin, reachedAt)?.origin).toBe(origin)
  })

  it.each([undefined, 'https://evil.example', 'http://localhost:3000', 'https://club.example'])(
    'is PUBLIC_URL alone when there is one, whatever %s says',
    (origin) => {
      const party = { origin: 'https://club.example', rpId: 'club.example' }
      expect(partyOf(origin, 'http://localhost:3000', 'https://club.example')).toEqual(party)
    },
  )
})

describe('the name of a passkey', () => {
  it.each([
    ['Chrome, Mac', [], 'Chrome, Mac'],
    ['Chrome, Mac', ['Safari, iPhone'], 'Chrome, Mac'],
    ['Chrome, Mac', ['Chrome, Mac'], 'Chrome, Mac 2'],
    ['Chrome, Mac', ['Chrome, Mac', 'Chrome, Mac 2', 'Chrome, Mac 4'], 'Chrome, Mac 3'],
    ['x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(58)} 2`],
  ])('%s beside %j', (wanted, taken, name) => {
    expect(freeName(wanted, taken)).toBe(name)
    expect(freeName(wanted, taken).length).toBeLessThanOrEqual(60)
  })
})
