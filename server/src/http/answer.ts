import { admits, admitsLimited, hasRight, LIMIT_ROUTES } from '@clubhouse/contract/access'
import { type Call, isInPath } from '@clubhouse/contract/call'
import { RATE_LIMIT, Refusal, SITE_CLOSED } from '@clubhouse/contract/fail'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import {
  FileAnswer,
  Forbidden,
  Malformed,
  NotFound,
  RedirectAnswer,
  SessionEnded,
  type UploadedFile,
} from '../platform/context.ts'
import { isDatabaseAway } from '../platform/database.ts'
import type { KeptAnswer, KeptAnswers } from '../platform/kept-answers.ts'
import { StorageAway } from '../platform/s3-fetch.ts'
import { firstAnswer, isNo } from '../platform/write.ts'
import { unknownCode } from './code-fields.ts'
import { fieldName } from './field-name.ts'

export type Outcome =
  | { kind: 'data'; data: unknown; kept?: KeptAnswer }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'file'; file: FileAnswer }
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed'; field: string }
  | { kind: 'tooLarge'; max: number }
  | { kind: 'wrongMedia'; accepted: readonly string[] }
  | { kind: 'sessionNeeded' }
  | { kind: 'forbidden'; next?: string }
  | { kind: 'notFound' }
  | { kind: 'tooMany'; waitMs: number }
  | { kind: 'unavailable' }
  | { kind: 'fault'; error: unknown }

export interface Answering {
  call: Call
  name: string
  service: (input: never, ctx: Context, more: never) => Promise<unknown>
}

export interface House {
  kept: KeptAnswers
  siteState: () => Promise<number>
}

/** limit -> identify happened before. This does: admit -> parse -> answer -> check the output. */
export async function answer(
  answering: Answering,
  raw: Record<string, unknown>,
  ctx: Context,
  house: House,
  more: AbortSignal | UploadedFile[],
): Promise<Outcome> {
  const { call, service } = answering
  try {
    const parsed = call.input.safeParse(raw)
    const denied = admit(call, (parsed.data ?? raw) as Record<string, unknown>, ctx.who, ctx.desk)
    if (denied) return denied
    if (!call.evenWhenClosed && ctx.who?.adminIdx == null) {
      const state = await house.siteState()
      if (state !== 1) return { kind: 'refused', refusal: SITE_CLOSED({ state }) }
    }
    if (!parsed.success) return malformed(call, parsed.error)
    const unknown = await unknownCode(call, parsed.data, ctx)
    if (unknown !== undefined) return { kind: 'malformed', field: unknown }
    const cache = cacheFor(call, ctx.who)
    const key = cache ? `${answering.name} ${JSON.stringify(parsed.data)}` : ''
    const found = cache && house.kept.get(key)
    if (found) return { kind: 'data', data: found.data, kept: found }
    const generation = house.kept.generation
    // A kept answer is the same for every reader: its language is a field of the input, or the club's own.
    const at = cache ? { ...ctx, lang: ctx.club.lang } : ctx
    const given = await service(parsed.data as never, at, more as never)
    const result = isNo(given) ? ((await firstAnswer(at)) ?? given) : given
    if (result instanceof NotFound) return { kind: 'notFound' }
    if (result instanceof Forbidden) return { kind: 'forbidden' }
    if (result instanceof Malformed) return { kind: 'malformed', field: result.field }
    if (result instanceof Refusal) return checkedRefusal(call, result)
    if (result instanceof FileAnswer) return { kind: 'file', file: result }
    if (result instanceof RedirectAnswer) return { kind: 'redirect', to: result.to }
    if (call.kind === 'stream') return result === null ? { kind: 'notFound' } : { kind: 'data', data: result }
    const checked = call.data.safeParse(result)
    if (!checked.success)
      return {
        kind: 'fault',
        error: new Error(`${answering.name} answers outside its contract: ${checked.error.message}`),
      }
    if (cache) {
      const kept = house.kept.keep(key, checked.data, cache, generation)
      return { kind: 'data', data: kept.data, kept }
    }
    return { kind: 'data', data: checked.data }
  } catch (error) {
    if (error instanceof SessionEnded) return { kind: 'sessionNeeded' }
    if (error instanceof StorageAway) {
      ctx.log.warn({ err: error, requestId: ctx.requestId, call: call.path }, 'the storage of files is away')
      return { kind: 'unavailable' }
    }
    return isDatabaseAway(error) ? { kind: 'unavailable' } : { kind: 'fault', error }
  }
}

/** How the answer is cached; undefined where this caller gets extra fields. */
function cacheFor({ cache }: Call, who: Context['who']): Call['cache'] {
  return cache?.moreFor && hasRight(who, ...cache.moreFor) ? undefined : cache
}

export function admit(
  call: Call,
  input: Record<string, unknown>,
  who: Context['who'],
  desk?: Context['desk'],
): Outcome | undefined {
  const verdict = admits(call.access, who, input, desk !== undefined)
  if (verdict === 'sessionNeeded') return { kind: 'sessionNeeded' }
  if (verdict === 'forbidden') return { kind: 'forbidden' }
  if (who?.limit && !admitsLimited(call, who.limit)) return { kind: 'forbidden', next: LIMIT_ROUTES[who.limit] }
  return undefined
}

/** An invalid path parameter means 404; any other invalid field is named. */
function malformed(call: Call, error: z.ZodError): Outcome {
  if (error.issues.some(({ path }) => isInPath(call, String(path[0])))) return { kind: 'notFound' }
  return { kind: 'malformed', field: fieldName(error.issues[0]?.path ?? []) }
}

/** A refusal that the call does not declare is a bug. */
function checkedRefusal(call: Call, refusal: Refusal): Outcome {
  const shared = refusal.code === 'KEY_REUSED' || refusal.code === SITE_CLOSED.code || refusal.code === RATE_LIMIT.code
  if (shared || call.fails.some((fail) => fail.code === refusal.code)) return { kind: 'refused', refusal }
  return { kind: 'fault', error: new Error(`refusal ${refusal.code} is not declared`) }
}
