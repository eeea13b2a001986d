import { expect, it, vi } from 'vitest'

const session = vi.hoisted(() => ({ id: 'manager1' as string | undefined, changed: () => {} }))
vi.mock('../session/session-store', () => ({
  currentSession: () => (session.id ? { id: session.id } : null),
  subscribe: (listener: () => void) => {
    session.changed = listener
  },
}))

const { addressFor, keep, kept, leftAt, remember } = await import('./memory')

it('leads back to a list as it was left, and from the list itself to its beginning', () => {
  remember('/ishm/member/list', { address: '/ishm/member/list/7?state=PENDING' })
  remember('/ishm/member/list', { scroll: 300 })
  expect(leftAt('/ishm/member/list')).toEqual({ address: '/ishm/member/list/7?state=PENDING', scroll: 300 })
  expect(addressFor('/ishm/member/list', '/ishm')).toBe('/ishm/member/list/7?state=PENDING')
  expect(addressFor('/ishm/member/list', '/ishm/member/list/7')).toBe('/ishm/member/list')
  expect(addressFor('/ishm/site/user', '/ishm')).toBe('/ishm/site/user')
})

it('keeps nothing for the next person at the same screen', () => {
  remember('/ishm/member/list', { scroll: 300 })
  keep('drafts', { a: 1 })
  session.changed()
  expect(kept('drafts')).toEqual({ a: 1 })
  session.id = 'office1'
  session.changed()
  expect([leftAt('/ishm/member/list'), kept('drafts')]).toEqual([undefined, undefined])
})
