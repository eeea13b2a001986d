import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { read as look } from '@clubhouse/contract/look/look'
import { addition, info, state } from '@clubhouse/contract/site'
import type { FastifyInstance } from 'fastify'
import { menuChanges as changesOf } from '../menu/changes.ts'
import type { Platform } from '../platform/platform.ts'
import { clubIcons } from './club-icons.ts'
import { feeds } from './feeds.ts'
import { offlineWorker } from './offline-worker.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type Ask = <C extends Call>(call: C, input: InputOf<C>, lang?: string) => Promise<DataOf<C>>

export function siteFiles(
  app: FastifyInstance,
  platform: Platform,
  call: Ask,
  hasPage: (path: string) => boolean,
): void {
  const { club, config, database, pulse, cache } = platform
  const { clubCode } = club
  const facts = async () => {
    const [{ isIndexed }, now] = await Promise.all([call(info, { clubCode }), call(state, { clubCode })])
    return { isOpen: now.state === 1, isIndexed }
  }
  const menuChanges = async () =>
    new Map(
      (await pulse.whileAnswering(() => changesOf({ sql: database }))).map(({ code, updatedAt }) => [
        code,
        updatedAt.toString(),
      ]),
    )
  robots(app, facts, config)
  sitemap(app, { cache, club, call, facts, menuChanges, hasPage, config })
  feeds(app, { club, call, facts, config })
  offlineWorker(app)
  webManifest(app, async () => {
    const [{ clubName, lang }, { textSimpleRl, favicon }, { frame }] = await Promise.all([
      call(info, { clubCode }),
      call(addition, { clubCode }),
      call(look, { clubCode }),
    ])
    return { name: clubName, shortName: textSimpleRl || clubName, lang, icon: favicon, frame: frame.light }
  })
  clubIcons(app, platform)
}
