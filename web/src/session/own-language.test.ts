import { beforeEach, expect, it, vi } from 'vitest'

const changeLanguage = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../language/speaking', () => ({
  speakingHere: () => ({ translator: { language: 'en', changeLanguage }, club: { langs: ['en', 'ko'] }, version: 1 }),
}))

const { rememberLanguage } = await import('../language/all-texts')
const { followLanguage, noteFollowed } = await import('./own-language')

let cookie = ''
const kept = new Map<string, string>()
beforeEach(() => {
  cookie = ''
  kept.clear()
  changeLanguage.mockClear()
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(set: string) {
      cookie = set.split(';')[0]!
    },
  })
  vi.stubGlobal('location', { pathname: '/login' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const member = (lang: string) => ({ memberIdx: 7, lang })

it('speaks the language of a member in a new browser, and of the next one after it', async () => {
  expect(await followLanguage(member('ko'))).toBe(true)
  expect(changeLanguage).toHaveBeenCalledWith('ko')
  expect(cookie).toBe('lang=ko')
  expect(await followLanguage(member('ko'))).toBe(true)
})

it('leaves a language that was chosen in this browser', async () => {
  rememberLanguage('en')
  expect(await followLanguage(member('ko'))).toBe(false)
  expect(changeLanguage).not.toHaveBeenCalled()
})

it('keeps a choice that was made after a login', async () => {
  await followLanguage(member('ko'))
  rememberLanguage('en')
  expect(await followLanguage(member('ko'))).toBe(false)
  rememberLanguage('ko')
  noteFollowed(undefined)
  expect(await followLanguage(member('ko'))).toBe(false)
})

it.each([
  ['a language that the club does not speak', member('ja')],
  ['the language of the page', member('en')],
  ['the language of a manager', { memberIdx: null, lang: 'ko' }],
])('changes nothing for %s', async (_, who) => {
  expect(await followLanguage(who)).toBe(false)
  expect(cookie).toBe('')
})
