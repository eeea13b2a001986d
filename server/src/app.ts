import { type contract, everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { policyHistory } from '@clubhouse/contract/policy-history'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { address } from './address/service.ts'
import { pageViews } from './analytics/page-views.ts'
import { analytics } from './analytics/service.ts'
import { attention } from './attention/service.ts'
import { sealAudit, verifyAudit } from './audit/job.ts'
import { audit } from './audit/service.ts'
import { banner } from './board/banner/service.ts'
import { event } from './board/event/service.ts'
import { faq } from './board/faq/service.ts'
import { fnbMenu } from './board/fnb-menu/service.ts'
import { hofManage } from './board/hof/manage.ts'
import { hof } from './board/hof/service.ts'
import { lostItemManage } from './board/lost-item/manage.ts'
import { lostItem } from './board/lost-item/service.ts'
import { notice } from './board/notice/service.ts'
import { outlet } from './board/outlet/service.ts'
import { preview } from './board/preview/service.ts'
import { reference } from './board/reference/service.ts'
import { section } from './board/section/service.ts'
import { build } from './build/service.ts'
import { code } from './code/service.ts'
import { keepDayFill } from './dashboard/keep-fill.ts'
import { dashboard } from './dashboard/service.ts'
import { forgetPictures } from './file/forget-pictures.ts'
import { file } from './file/service.ts'
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
import { ipBlock } from './ip-block/service.ts'
import { forgetKeys } from './job/forget-keys.ts'
import type { Job } from './job/job.ts'
import { job, jobsNow } from './job/service.ts'
import { ownTexts } from './language/own-texts.ts'
import { pageClub } from './language/page-club.ts'
import { pageTexts } from './language/page-texts.ts'
import { language } from './language/service.ts'
import { letter } from './letter/service.ts'
import { letterFault } from './letter/text-rule.ts'
import { look } from './look/service.ts'
import { sendMail, sendWaiting, tidyMail } from './mail/deliver.ts'
import { mail } from './mail/service.ts'
import { exceeds } from './manager/manage/giver.ts'
import { forgetManagers } from './manager/manage/removed.ts'
import { manager } from './manager/manage/service.ts'
import { group } from './manager/right/group-service.ts'
import { right } from './manager/right/service.ts'
import { factorChanged, keepsOne, lockFactors } from './manager/second-factor/changed.ts'
import { secondStep } from './manager/second-factor/second-step.ts'
import { secondFactor } from './manager/second-factor/service.ts'
import { nice } from './member/certification/nice-service.ts'
import { certification } from './member/certification/service.ts'
import { askNews } from './member/consent/news-job.ts'
import { consent } from './member/consent/service.ts'
import { device } from './member/device/service.ts'
import { forgetProofs, letSleep } from './member/dormancy/job.ts'
import { forgetImports, importMembers } from './member/import/job.ts'
import { memberImport } from './member/import/service.ts'
import { notify } from './member/inbox/notify.ts'
import { inbox } from './member/inbox/service.ts'
import { memberManage } from './member/manage/service.ts'
import { finishMerge } from './member/merge/move.ts'
import { memberMerge } from './member/merge/service.ts'
import { tellMembers } from './member/message/job.ts'
import { memberMessage } from './member/message/service.ts'
import { profile } from './member/profile/service.ts'
import { memberRecord } from './member/record/service.ts'
import { recovery } from './member/recovery/service.ts'
import { mailWanted } from './member/settings/mail-choice.ts'
import { reservationSettings } from './member/settings/service.ts'
import { signup } from './member/signup/service.ts'
import { eraseLeavers } from './member/withdrawal/erase-job.ts'
import { withdrawal } from './member/withdrawal/service.ts'
import { menu } from './menu/service.ts'
import { exporter } from './office/export.ts'
import { historyOf } from './office/history.ts'
import { forgetRemoved } from './office/record/removed.ts'
import { view } from './office/service.ts'
import { ownerOf } from './passkey/owner.ts'
import { passkey } from './passkey/service.ts'
import type { Services } from './platform/context.ts'
import type { Platform } from './platform/platform.ts'
import { change } from './reservation/booking/change/service.ts'
import { fallDue } from './reservation/booking/conduct/fall-due.ts'
import { finishRounds } from './reservation/booking/conduct/finish-rounds.ts'
import { conduct } from './reservation/booking/conduct/service.ts'
import { bookingList } from './reservation/booking/list/manage/service.ts'
import { booking } from './reservation/booking/service.ts'
import { forgetGuests } from './reservation/desk/deed/forget-guests.ts'
import { bookingManage } from './reservation/desk/deed/service.ts'
import { giveBack, release } from './reservation/hold/hold.ts'
import { buddy } from './reservation/people/buddy/service.ts'
import { companion } from './reservation/people/companion/service.ts'
import { bookingJobs } from './reservation/people/notice/jobs.ts'
import { remindOpenings } from './reservation/people/reminder/job.ts'
import { reminder } from './reservation/people/reminder/service.ts'
import { clubPolicy } from './reservation/rules/club-policy/service.ts'
import { discount } from './reservation/rules/discount/service.ts'
import { fee } from './reservation/rules/fee/service.ts'
import { rules } from './reservation/rules/guide/service.ts'
import { opening } from './reservation/rules/opening/manage/service.ts'
import { penaltyList } from './reservation/rules/penalty/manage/list/service.ts'
import { penaltyRules } from './reservation/rules/penalty/manage/terms/service.ts'
import { course } from './reservation/sheet/course/service.ts'
import { sheet } from './reservation/sheet/day/service.ts'
import { freeTime } from './reservation/sheet/free-time/service.ts'
import { holiday } from './reservation/sheet/holiday/service.ts'
import { horizonJob } from './reservation/sheet/template/horizon-job.ts'
import { template } from './reservation/sheet/template/manage/service.ts'
import { waiver } from './reservation/sheet/waiver/service.ts'
import { search } from './search/service.ts'
import { session } from './session/service.ts'
import { setup } from './setup/service.ts'
import { turnSite } from './site/plan.ts'
import { site } from './site/service.ts'
import { siteState } from './site/state-now.ts'
import { terms } from './terms/service.ts'
import { readWeather } from './weather/job.ts'
import { weather } from './weather/service.ts'

export const jobs: readonly Job[] = [
  horizonJob,
  remindOpenings({ notify }),
  sendMail,
  sendWaiting,
  tidyMail,
  letSleep({ endHolds: giveBack }),
  askNews,
  eraseLeavers,
  forgetProofs,
  forgetKeys,
  forgetRemoved,
  forgetPictures,
  ...bookingJobs({ notify, mailWanted }),
  forgetManagers,
  readWeather,
  turnSite,
  sealAudit,
  verifyAudit,
  keepDayFill,
  finishRounds,
  fallDue({ notify }),
  tellMembers,
  importMembers,
  forgetImports,
  forgetGuests,
  finishMerge,
]

/** The services, one line per noun. A call without a service does not compile. */
const services: { [Noun in keyof typeof contract]: Services<(typeof contract)[Noun]> } = {
  site,
  menu,
  language: language(letterFault),
  code: { ...code, policyHistory: historyOf(policyHistory) },
  session: session({ secondStep, ownerOf, endHolds: release }),
  signup,
  certification,
  nice,
  recovery,
  consent,
  profile,
  device,
  buddy,
  reservationSettings,
  inbox,
  withdrawal,
  memberManage,
  memberRecord,
  memberMessage,
  memberImport,
  memberMerge,
  build,
  dashboard: dashboard({ jobs: (ctx) => jobsNow(jobs, ctx) }),
  setup,
  notice,
  reference,
  event,
  faq,
  banner,
  section,
  fnbMenu,
  outlet,
  hof,
  hofManage,
  lostItem,
  lostItemManage,
  terms,
  file,
  holiday,
  template,
  course,
  fee,
  discount,
  clubPolicy,
  opening,
  sheet,
  freeTime,
  reminder,
  booking,
  bookingList,
  bookingManage,
  companion,
  change,
  conduct: conduct({ notify }),
  penaltyList,
  penaltyRules,
  waiver,
  rules,
  look,
  analytics,
  mail: mail({ exceeds }),
  letter: letter(ownTexts),
  manager,
  right,
  group,
  secondFactor,
  passkey: passkey({
    lockFactors,
    keepsOne,
    factorChanged,
    notifyMember: (tx, member, values) => notify(tx, 'PASSKEY_CHANGED', member, values),
  }),
  job: job(jobs),
  ipBlock,
  audit,
  attention,
  search,
  view,
  preview,
  weather,
  address,
}

export function answerings(): Answering[] {
  const byName = services as unknown as Record<string, Record<string, Answering['service']>>
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

export async function createApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const quick = [keptAnswers(platform, `${API}/`)]
  const guard = await ipGuard(platform)
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // A logger per request costs more than most answers. Log lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 256 * 1024,
    // Calls are checked by the contract. The framework's own compilers of schemas take a twentieth of a worker's start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: frontServer(quick, platform, guard.refuses),
    // The front server has a handler of its own.
    clientErrorHandler: () => {},
    frameworkErrors: (error, _request, reply) => refuse(reply.raw, error.statusCode ?? 400, platform.config),
    // A stopping process still answers requests that have arrived; /readyz keeps load balancers from sending more.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
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
  const call = inProcess(all, serving) as (call: Call, input: Record<string, unknown>, lang?: string) => Promise<never>
  let hasPage = (_path: string) => true
  siteFiles(app, platform, call, (path) => hasPage(path))
  if (options.site) {
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
      dev: options.site === 'dev',
    }
    const views = await pageViews(platform)
    app.addHook('onClose', () => views.stop())
    const served = await pages(app, source, {
      viewed: (request, origin) => views.note(request, origin),
      hsts: ({ headers }) => hstsList(config, headers),
    })
    quick.push(served.quick)
    hasPage = served.hasPage
  }
  return app
}
