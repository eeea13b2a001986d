import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recallLogin, rememberLogin } from './login-memory'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('code, id and the wish to stay are remembered under "login"', () => {
  expect(recallLogin()).toBeNull()
  rememberLogin({ code: 'GC001', id: 'golfer0001', chk: true })
  expect(JSON.parse(kept.get('login')!)).toEqual({ code: 'GC001', id: 'golfer0001', chk: true })
  expect(recallLogin()).toEqual({ code: 'GC001', id: 'golfer0001', chk: true })
})

test('a record that cannot be read is no memory', () => {
  kept.set('login', 'not json')
  expect(recallLogin()).toBeNull()
})
