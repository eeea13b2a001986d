import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { info, state } from '@clubhouse/contract/site'
import type { FastifyInstance } from 'fastify'
import { changes } from '../menu/sql.ts'
import type { Platform } from '../platform/platform.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<DataOf<C>>

/** What search engines ask for besides pages. */
export function searchEngines(app: FastifyInstance, { club, config, database }: Platform, call: Ask): void {
  const { clubCode } = club
  const facts = async () => {
    const [{ isIndexed }, now] = await Promise.all([call(info, { clubCode }), call(state, { clubCode })])
    return { isOpen: now.state === 1, isIndexed }
  }
  const menuChanges = async () =>
    new Map((await changes(database)).map(({ code, updatedAt }) => [code, updatedAt.toString()]))
  robots(app, facts, config)
  sitemap(app, { club, call, facts, menuChanges, config })
}
