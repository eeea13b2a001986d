import { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { pageViews } from './analytics/page-views.ts'
import { services } from './app/parts.ts'
import type { Answering } from './http/answer.ts'
import { frontServer, keptAnswers } from './http/front.ts'
import { gate } from './http/gate.ts'
import { health } from './http/health.ts'
import { Identities } from './http/identify.ts'
import { openApi } from './http/openapi.ts'
import { originOf } from './http/origin.ts'
import type { PageSource } from './http/pages.ts'
import { protocolAnswers } from './http/protocol.ts'
import { refuse } from './http/raw-answer.ts'
import { commonHeaders, hstsList } from './http/security.ts'
import { API, inProcess, type Serving, serve } from './http/serve.ts'
import { siteFiles } from './http/site-files.ts'
import { acceptUploads } from './http/upload.ts'
import { ipGuard } from './ip-block/guard.ts'
import { pageClub } from './language/page-club.ts'
import { pageTexts } from './language/page-texts.ts'
import { exporter } from './office/export.ts'
import type { Platform } from './platform/platform.ts'
import { siteState } from './site/state-now.ts'

export function answerings(): Answering[] {
  const byName = services as Record<string, Record<string, Answering['service']>>
  const serviceOf = (name: string) => {
    const [noun, verb] = name.split('.') as [string, string]
    return byName[noun]![verb]!
  }
  return everyCall().map(({ name, call, exports }) => ({
    call,
    name,
    service: exports ? exporter(exports.call, serviceOf(exports.name) as never) : serviceOf(name),
  }))
}

export interface AppOptions {
  /** Also serves the pages; the API alone is enough for most tests. */
  site?: 'built' | 'dev'
  calls?: Answering[]
}

const noSchemas = () => () => {
  throw new Error('routes have no schema; calls are checked by the contract')
}

type InProcess = (call: Call, input: Record<string, unknown>, lang?: string) => Promise<never>

export async function createApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const quick = [keptAnswers(platform, `${API}/`)]
  const guard = await ipGuard(platform)
  const app = framework(platform, quick, guard.refuses)
  const serving: Serving = {
    platform,
    identities: new Identities(platform.database, platform.cache, platform.clock, platform.events),
    kept: platform.kept,
    refuses: guard.refuses,
    siteState: () => platform.cache.recall('site-state', ['site'], 10, () => siteState({ sql: platform.database })),
  }
  const all = options.calls ?? answerings()
  await acceptUploads(app)
  commonHeaders(app, platform)
  // Vite serves each module of the source as a file of its own.
  if (options.site !== 'dev') gate(app, platform)
  protocolAnswers(app, platform)
  health(app, platform)
  openApi(app, platform)
  serve(app, all, serving)
  const call = inProcess(all, serving) as InProcess
  let hasPage = (_path: string) => true
  siteFiles(app, platform, call, (path) => hasPage(path))
  if (options.site) {
    const served = await servePages(app, platform, call, options.site)
    quick.push(served.quick)
    hasPage = served.hasPage
  }
  return app
}

function framework(
  platform: Platform,
  quick: Parameters<typeof frontServer>[0],
  refuses: Serving['refuses'],
): FastifyInstance {
  return Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // A logger per request costs more than most answers. Log lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 256 * 1024,
    // Calls are checked by the contract. The framework's own compilers of schemas take a twentieth of a worker's start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: frontServer(quick, platform, refuses),
    // The front server has a handler of its own.
    clientErrorHandler: () => {},
    frameworkErrors: (error, _request, reply) => refuse(reply.raw, error.statusCode ?? 400, platform.config),
    // A stopping process still answers requests that have arrived; /readyz keeps load balancers from sending more.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
}

async function servePages(app: FastifyInstance, platform: Platform, call: InProcess, site: 'built' | 'dev') {
  const { config, events } = platform
  const club = await pageClub(platform)
  const { pages } = await import('./http/pages.ts')
  const source: PageSource = {
    call,
    messages: await pageTexts(platform),
    get club() {
      return club()
    },
    onChange: (listener) => {
      events.on('changed', listener)
      events.on('clock', () => listener('clock'))
      events.onGap(() => listener('gap'))
    },
    now: () => platform.clock.ms(),
    origin: (request) => originOf(request, config),
    dev: site === 'dev',
  }
  const views = await pageViews(platform)
  app.addHook('onClose', () => views.stop())
  return pages(app, source, {
    viewed: (request, origin) => views.note(request, origin),
    hsts: ({ headers }) => hstsList(config, headers),
  })
}
