import type { Platform } from '../platform/platform.ts'
import type { Outcome } from './answer.ts'

interface FailBody {
  code: string
  msgCode: string
  msgVar?: Record<string, unknown>
  msgDetail?: string
  msg?: string
}

/** Status and fail of an outcome without data. Source: docs/rules.md, Office. */
export function envelope(
  outcome: Exclude<Outcome, { kind: 'data' | 'file' | 'redirect' }>,
  { plain, clock }: Platform,
): { status: number; fail: FailBody; retryAfter?: number } {
  switch (outcome.kind) {
    case 'refused': {
      const { category, code, msgVar } = outcome.refusal
      const msgCode = `${category}.${code}`
      return { status: 200, fail: { code, msgCode, msgVar, msg: plain(msgCode, msgVar) } }
    }
    case 'malformed':
      return { status: 400, fail: { ...protocol(400, 'Bad request'), msgDetail: outcome.field } }
    case 'sessionNeeded':
      return {
        status: 401,
        fail: { code: '463', msgCode: 'session.463', msgDetail: plain('session.463', {}), msg: 'Unauthorized' },
      }
    case 'forbidden':
      return { status: 403, fail: { ...protocol(403, 'Forbidden'), msgDetail: outcome.next } }
    case 'notFound':
      return { status: 404, fail: protocol(404, 'Not found') }
    case 'tooLarge':
      return { status: 413, fail: { ...protocol(413, 'Payload too large'), msgVar: { max: outcome.max } } }
    case 'wrongMedia':
      return {
        status: 415,
        fail: { ...protocol(415, 'Unsupported media type'), msgVar: { accepted: outcome.accepted } },
      }
    case 'tooMany': {
      const retryAt = clock
        .now()
        .add({ milliseconds: Math.round(outcome.waitMs) })
        .toString()
      return {
        status: 429,
        fail: { ...protocol(429, 'Too many requests'), msgVar: { retryAt } },
        retryAfter: Math.ceil(outcome.waitMs / 1000),
      }
    }
    case 'unavailable':
      return { status: 503, fail: protocol(503, 'Service unavailable'), retryAfter: 1 }
    case 'fault':
      return { status: 500, fail: { code: '500', msgCode: 'common.500' } }
  }
}

export function protocol(status: number, msg: string): FailBody {
  return { code: String(status), msgCode: `common.${status}`, msg }
}
