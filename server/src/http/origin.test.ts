import { expect, it } from 'vitest'
import { originOf, pageAddress } from './origin.ts'

const asked = (host: string) => ({ headers: { host } })

it.each([
  ['evil.example', 'https://club.example', 'https://club.example'],
  ['club.example', undefined, 'http://club.example'],
  ['club.example:99999', undefined, 'http://localhost'],
  ['1.2.3.4.5', undefined, 'http://localhost'],
  ['[::::]', undefined, 'http://localhost'],
  ['a b', undefined, 'http://localhost'],
])('a site that is called %s, with PUBLIC_URL %s, is at %s', (host, publicUrl, origin) => {
  expect(originOf(asked(host), { publicUrl })).toBe(origin)
})

it.each([
  ['/course?hole=7', 'http://club.example/course?hole=7'],
  ['/?next=//evil.example', 'http://club.example/?next=//evil.example'],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/\\:99999', undefined],
  ['/x/..//evil.example/', undefined],
  ['/x/..\\..\\\\evil.example/', undefined],
  ['http://evil.example/', undefined],
  ['*', undefined],
])('the page %s is at %s', (target, address) => {
  expect(pageAddress(target, 'http://club.example')?.href).toBe(address)
})
