import type { Caller } from '@clubhouse/contract/access'
import type { AnswerOf, Call, ParsedInputOf } from '@clubhouse/contract/call'
import type { Clock } from './clock.ts'
import type { Sql } from './database.ts'
import type { Events } from './events.ts'
import type { Limits } from './limits.ts'
import type { Remembered } from './remembered.ts'

/** Who asks, as the session says; nothing of it comes from the input. */
export interface Identity extends Caller {
  sessionIdx: number
  memberIdx: number | null
  adminIdx: number | null
  memberType: string | null
  name: string
  accessExpiresAt: Temporal.Instant
  /** A limited session may only end its condition: the route where that is done. */
  limitedTo?: string
}

/** The one club that this deployment serves. */
export interface Club {
  clubIdx: number
  clubCode: string
  siteCode: string
  clubName: string
  zone: string
  currency: string
  lang: string
  langs: string[]
}

/** What every service function gets: who asks, the database, the clock, the club. */
export interface Context {
  sql: Sql
  clock: Clock
  club: Club
  limits: Pick<Limits, 'spend'>
  remembered: Remembered
  events: Events
  /** Aborted when this process is about to stop. */
  stopping: AbortSignal
  who: Identity | null
  ip: string
  device: string
  requestId: string
  /** `noun.call`, for the audit log. */
  callName: string
  idempotency?: { key: string; bodyHash: string }
  cookies: Cookies
}

export interface Cookies {
  /** True when a browser sent the request (it adds fetch metadata). */
  fromBrowser: boolean
  read(name: string): string | undefined
  /** @param maxAge seconds; 0 removes it */
  write(name: string, value: string, maxAge: number): void
}

/** Values of an event of a stream, as they travel. */
export interface StreamEvent {
  event: string
  id?: string
  data: unknown
}

/** A file that came with an upload; it is removed when the call is answered. */
export interface UploadedFile {
  /** As the sender calls it: for showing only. */
  name: string
  mime: string
  size: number
  path: string
}

/** A file that goes out in place of the envelope. */
export class FileAnswer {
  readonly name: string
  readonly mime: string
  readonly body: Buffer | NodeJS.ReadableStream
  constructor(name: string, mime: string, body: Buffer | NodeJS.ReadableStream) {
    this.name = name
    this.mime = mime
    this.body = body
  }
}

/** The function that answers a call. */
export type Service<C extends Call> = C['kind'] extends 'stream'
  ? (input: ParsedInputOf<C>, ctx: Context, closed: AbortSignal) => Promise<AsyncIterable<StreamEvent> | null>
  : C['kind'] extends 'upload'
    ? (input: ParsedInputOf<C>, ctx: Context, files: UploadedFile[]) => Promise<Answered<C>>
    : C['kind'] extends 'download'
      ? (input: ParsedInputOf<C>, ctx: Context) => Promise<Answered<C> | FileAnswer>
      : (input: ParsedInputOf<C>, ctx: Context) => Promise<Answered<C>>

type Answered<C extends Call> = AnswerOf<C> | NotFound | Malformed

/** The answers of a noun: every call of its contract, no more. */
export type Services<Calls extends Record<string, Call>> = { [K in keyof Calls]: Service<Calls[K]> }

/** There is no such record, or not for this caller: nobody learns which. */
export class NotFound {
  readonly notFound = true
}
export const NOT_FOUND: NotFound = new NotFound()

/** The input has the right form but cannot be meant: answered like a malformed field. */
export class Malformed {
  readonly field: string
  constructor(field: string) {
    this.field = field
  }
}

/** The caller's session ended between two steps of one call. */
export class SessionEnded extends Error {}

/** The memberIdx of a caller already admitted as a member. */
export function memberOf(ctx: Context): number {
  if (ctx.who?.memberIdx == null) throw new SessionEnded()
  return ctx.who.memberIdx
}
