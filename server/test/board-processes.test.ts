import { contract } from '@clubhouse/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Platform } from '../src/platform/platform.ts'
import { CLUB, TestClub } from './club.ts'

const holder = TestClub.use()
let second: Platform
let other: FastifyInstance

beforeAll(async () => {
  second = await holder.club.beside(4)
  other = await createApp(second, {})
  await other.ready()
})
afterAll(async () => {
  second.drain()
  await other.close()
  await second.close()
})

const LISTS = {
  notice: `/notice/normal?clubCode=${CLUB}`,
  event: `/event?clubCode=${CLUB}`,
  reference: `/reference/normal?clubCode=${CLUB}`,
  faq: `/faq?clubCode=${CLUB}`,
}
/** A post of each board that opens and closes on the day of its board, and what each takes beside. */
const MORE = {
  notice: { columns: '', values: '' },
  event: { columns: ', start_date, end_date', values: `, '2098-05-01', '2098-05-02'` },
  reference: { columns: '', values: '' },
  faq: { columns: ', category', values: `, 'QUESTION'` },
}

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'a scheduled %s appears and disappears in every process, in lists that are kept too',
  async (noun) => {
    const { sql } = holder.club
    const { columns, values } = MORE[noun]
    const [post] = await sql.unsafe<{ idx: number }[]>(`
      insert into ${noun} (lang, title, contents, state, open_at, close_at${columns})
      values ('en', 'On time', '<p>a</p>', 'SCHEDULED', '2098-05-01T00:00:00Z', '2098-05-08T00:00:00Z'${values}) returning idx`)
    const seenBy = async (app: FastifyInstance) => {
      const [list, one] = await Promise.all([
        app.inject(`/hp/api${LISTS[noun]}`),
        app.inject(`/hp/api/${noun}/${post!.idx}`),
      ])
      return [list.json().data.list.some(({ idx }: { idx: number }) => idx === post!.idx), one.statusCode === 200]
    }
    for (const [at, isSeen] of [
      ['2098-05-01T08:59:50', false],
      ['2098-05-01T09:00:01', true],
      ['2098-05-08T08:59:50', true],
      ['2098-05-08T09:00:01', false],
    ] as const) {
      await holder.club.setClock(at)
      for (const app of [holder.club.app, other])
        await expect.poll(() => seenBy(app), { message: at }).toEqual([isSeen, isSeen])
    }
    await holder.club.resetClock()
  },
)

it('what is published, changed and archived in one process is seen in the other, in its kept list and article', async () => {
  const as = await holder.club.manager({ rights: { '930000': 'R', '930600': 'CRUD' } })
  const post = { title: 'Before', contents: '<p>a</p>', lang: 'en', state: 'PUBLISHED', isTop: false } as const
  const { idx } = (await holder.club.ask(contract.notice.create, post, as)).data
  const seen = async () => {
    const { list } = (await other.inject(`/hp/api${LISTS.notice}`)).json().data
    const one = (await other.inject(`/hp/api/notice/${idx}`)).json().data
    return [list.find((row: { idx: number }) => row.idx === idx)?.title, one?.title]
  }
  await expect.poll(seen).toEqual(['Before', 'Before'])
  await holder.club.ask(contract.notice.update, { ...post, idx, version: 1, title: 'After' }, as)
  await expect.poll(seen).toEqual(['After', 'After'])
  await holder.club.ask(contract.notice.remove, { idx: [idx] }, as)
  await expect.poll(seen).toEqual([undefined, undefined])
})
