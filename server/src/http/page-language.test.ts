import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { createApp } from '../app.ts'
import { pages } from './pages.ts'
import { readerLanguage } from './reader-language.ts'

const holder = TestClub.use()
let app: FastifyInstance

beforeAll(async () => {
  const { platform } = holder.club
  app = await createApp(platform)
  const club = { langs: ['en', 'ko'], defaultLang: 'en' }
  const source = { club, onChange: () => {}, origin: () => 'http://club.example', now: () => 0 }
  const render = async (_: Request, __: unknown, lang: string) => new Response(`<html lang="${lang}">`)
  await pages(app, source as never, { hsts: () => [] }, { hasPage: () => true, render })
  await app.ready()
})
afterAll(() => app.close())

const ask = async (url: string, headers: Record<string, string>) => {
  const answer = await app.inject({ url, headers })
  return { lang: /lang="(\w+)"/.exec(answer.body)?.[1], vary: answer.headers.vary }
}

it.each([
  ['the club’s own without any', '/', undefined, undefined, 'en'],
  ['that of the browser', '/', 'ko-KR,ko;q=0.9,en-US;q=0.8', undefined, 'ko'],
  ['the first of the browser that the club speaks', '/', 'fr-FR,fr;q=0.9,ko;q=0.8', undefined, 'ko'],
  ['the club’s own where it speaks none of the browser’s', '/', 'fr-FR,de', undefined, 'en'],
  ['the one chosen here before that of the browser', '/', 'ko-KR', 'lang=en', 'en'],
  ['that of the browser where the club no longer speaks the chosen one', '/', 'ko-KR', 'lang=ja', 'ko'],
  ['that of the address before the chosen one', '/?lang=ko', 'en-GB', 'lang=en', 'ko'],
])('a page is in %s', async (_, url, preferred, cookie, lang) => {
  const headers = { ...(preferred && { 'accept-language': preferred }), ...(cookie && { cookie }) }
  // The second answer is the kept one.
  for (let visit = 1; visit <= 2; visit++)
    expect(await ask(url, headers)).toEqual({ lang, vary: 'accept-encoding, accept-language, cookie' })
})

it('keeps the pages of two languages apart', async () => {
  const asked = Array.from({ length: 20 }, (_, i) => ask('/club', { 'accept-language': i % 2 ? 'ko' : 'en' }))
  expect((await Promise.all(asked)).map(({ lang }) => lang)).toEqual(asked.map((_, i) => (i % 2 ? 'ko' : 'en')))
})

it.each([
  ['*', undefined],
  ['', undefined],
  ['KO', 'ko'],
  ['kok-IN, en', 'en'],
  [' en-GB;q=0.5 , ko', 'en'],
  [`${'fr,'.repeat(10)}ko`, undefined],
  ['en ;q=0.5', 'en'],
])('reads the header %j as %s', (header, lang) => {
  expect(readerLanguage(header, ['en', 'ko'])).toBe(lang)
})
