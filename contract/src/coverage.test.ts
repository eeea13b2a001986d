import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SPEC_CALLS, SPEC_ROUTES } from '../test/spec-calls.ts'
import { everyCall } from './index.ts'

const answered = new Set(everyCall().map(({ call }) => `${call.method} ${call.path}`))
const routes = readFileSync(join(import.meta.dirname, '../../web/src/routes.ts'), 'utf8')

/** The specification has one path for every download; each list is one of its names. */
const asSpecified = new Set([...answered].map((call) => call.replace(/^(GET \/download)\/.+/, '$1/{name}')))

/** React Router writes `/community/notice/{id}` as 'community/notice/:idx', with `?` for both paths, in any case. */
function isRouted(route: string): boolean {
  if (route === '/') return /\bindex\(/.test(routes)
  const path = route.slice(1).replaceAll(/\{\w+\}/g, ':\\w+\\??')
  return new RegExp(`['"\`]/?${path.replaceAll('/', '\\/')}(\\/:\\w+\\?)?['"\`]`, 'i').test(routes)
}

describe("the specification's calls", () => {
  it.each(Object.entries(SPEC_CALLS))('%s is %s', (call, mark) => {
    expect(asSpecified.has(call) ? 'present' : 'pending').toBe(mark)
  })

  it('are 155 in all', () => {
    expect(Object.keys(SPEC_CALLS)).toHaveLength(155)
  })

  it('have no two calls on one path', () => {
    expect(answered.size).toBe(everyCall().length)
  })
})

describe("the specification's routes", () => {
  it('are 69 in all', () => {
    expect(Object.keys(SPEC_ROUTES)).toHaveLength(69)
  })

  it.each(Object.entries(SPEC_ROUTES))('%s is %s', (route, mark) => {
    expect(isRouted(route) ? 'present' : 'pending').toBe(mark)
  })
})
