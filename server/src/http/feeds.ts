import { eventBoard } from '@clubhouse/contract/board/event'
import { normal, top } from '@clubhouse/contract/board/notice'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { info } from '@clubhouse/contract/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventCalendar } from '../board/event/calendar.ts'
import type { Config } from '../platform/config.ts'
import type { Club } from '../platform/context.ts'
import { originOf } from './origin.ts'
import { rss } from './rss.ts'
import { PageFail } from './serve.ts'

export interface FeedSource {
  club: Club
  call<C extends Call>(call: C, input: InputOf<C>, lang?: string): Promise<DataOf<C>>
  facts(): Promise<{ isOpen: boolean }>
  config: Config
}

const MOST = 30
const RETRY_AFTER_S = 600

/** RSS of notices and events, `?lang=ko` in a language, and each event as a calendar file. */
export function feeds(app: FastifyInstance, source: FeedSource): void {
  const { club, call, config } = source
  const langOf = ({ query }: FastifyRequest) => {
    const { lang } = query as { lang?: unknown }
    return club.langs.find((one) => one === lang) ?? club.lang
  }
  const whileOpen = async (reply: FastifyReply, send: () => Promise<unknown>) => {
    const { isOpen } = await source.facts()
    return isOpen ? send() : reply.code(503).header('retry-after', RETRY_AFTER_S).send()
  }
  const feed = (
    noun: 'notice' | 'event',
    read: (lang: string) => Promise<{ idx: number; title: string; openAt: string }[]>,
  ) =>
    app.get(`/${noun}.rss`, (request, reply) =>
      whileOpen(reply, async () => {
        const lang = langOf(request)
        const [{ clubName }, items] = await Promise.all([call(info, { clubCode: club.clubCode }), read(lang)])
        const address = originOf(request, config)
        return reply
          .type('application/rss+xml; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(rss({ title: clubName, path: `/${noun}.rss?lang=${lang}`, noun, lang, address, items }))
      }),
    )

  feed('notice', async (lang) => {
    const { clubCode } = club
    const [pinned, { list }] = await Promise.all([
      call(top, { clubCode, lang, size: MOST }),
      call(normal, { clubCode, lang, size: MOST }),
    ])
    return [...pinned, ...list].sort((a, b) => b.openAt.localeCompare(a.openAt)).slice(0, MOST)
  })
  feed('event', async (lang) => {
    const { list } = await call(eventBoard.list, { clubCode: club.clubCode, lang, size: MOST, sort: '-openAt' })
    return list.flatMap(({ idx, title, openAt }) => (openAt ? [{ idx, title, openAt }] : []))
  })

  app.get<{ Params: { idx: string } }>('/community/event/:idx(^\\d{1,15}).ics', (request, reply) =>
    whileOpen(reply, async () => {
      const event = await call(eventBoard.one, { idx: Number(request.params.idx) }).catch((error) => {
        if (error instanceof PageFail) return undefined
        throw error
      })
      if (!event?.startDate || !event.endDate) return reply.callNotFound()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="event-${event.idx}.ics"`)
        .send(eventCalendar(event, originOf(request, config)))
    }),
  )
}
