import type { Caller, Limit } from '@clubhouse/contract/access'
import type { AnswerOf, Call, ParsedInputOf } from '@clubhouse/contract/call'
import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Sql } from './database.ts'
import type { Events } from './events.ts'
import type { FileStore } from './files.ts'
import type { Limits } from './limits.ts'
import type { Post } from './post.ts'
import type { Remembered } from './remembered.ts'
import type { Seal } from './token.ts'

/** Who asks, as the session says; nothing of it comes from the input. */
export interface Identity extends Caller, PersonName {
  sessionIdx: number
  memberIdx: number | null
  adminIdx: number | null
  memberType: string | null
  accessExpiresAt: Temporal.Instant
  /** A limited session may only end its condition. */
  limit?: Limit
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

/** True when a call names a club that this deployment does not serve; without a code the call means its own. */
export const isOtherClub = (clubCode: string | undefined, { club }: Pick<Context, 'club'>): boolean =>
  clubCode !== undefined && clubCode !== club.clubCode

/** What every service function gets: who asks, the database, the clock, the club. */
export interface Context {
  sql: Sql
  clock: Clock
  club: Club
  limits: Pick<Limits, 'spend'>
  remembered: Remembered
  events: Events
  /** For what the people who run the machine should know; never who did it. */
  log: Pick<FastifyBaseLogger, 'warn'>
  files: FileStore
  /** For secrets that must be read again. */
  seal: Seal
  post: Post
  /** Aborted when this process is about to stop. */
  stopping: AbortSignal
  who: Identity | null
  /** The language of what the reader is shown, one of the club's. A kept answer is in the club's own. */
  lang: string
  /** Where the asker reaches the site: PUBLIC_URL, else what the request says of itself. No slash at the end. */
  reachedAt: string
  ip: string
  device: string
  requestId: string
  /** `noun.call`, for the audit log. */
  callName: string
  /** Aborted when the caller was told to come again: what is not committed by then must not be. */
  givenUp?: AbortSignal
  idempotency?: { key: string; bodyHash: string }
  cookies: Cookies
}

export interface Cookies {
  /** From where a browser sent the request, such as `same-origin` (Sec-Fetch-Site); other clients do not say. */
  fetchSite?: string
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
  readonly how: FileManner
  constructor(name: string, mime: string, body: Buffer | NodeJS.ReadableStream, how: FileManner = {}) {
    this.name = name
    this.mime = mime
    this.body = body
    this.how = how
  }
}

export interface FileManner {
  /** Bytes, where they are known. */
  size?: number
  /** Shown in a page, as a picture is; anything else is only ever saved. */
  isShown?: boolean
  /** The same for everybody and for ever, so that anybody may keep it. */
  keep?: { etag: string }
}

/** A page of ours to go on with. */
export class RedirectAnswer {
  readonly to: `/${string}`
  constructor(to: `/${string}`) {
    this.to = to
  }
}

/** The function that answers a call. */
export type Service<C extends Call> = C['kind'] extends 'stream'
  ? (input: ParsedInputOf<C>, ctx: Context, closed: AbortSignal) => Promise<AsyncIterable<StreamEvent> | null>
  : C['kind'] extends 'upload'
    ? (input: ParsedInputOf<C>, ctx: Context, files: UploadedFile[]) => Promise<Answered<C>>
    : C['kind'] extends 'download'
      ? (input: ParsedInputOf<C>, ctx: Context) => Promise<Answered<C> | FileAnswer>
      : C['kind'] extends 'redirect'
        ? (input: ParsedInputOf<C>, ctx: Context) => Promise<RedirectAnswer | NotFound>
        : (input: ParsedInputOf<C>, ctx: Context) => Promise<Answered<C>>

type Answered<C extends Call> = AnswerOf<C> | NotFound | Malformed | Forbidden

/** The answers of a noun: every call of its contract, no more. */
export type Services<Calls extends Record<string, Call>> = { [K in keyof Calls]: Service<Calls[K]> }

/** There is no such record, or not for this caller: nobody learns which. */
export class NotFound {
  readonly notFound = true
}
export const NOT_FOUND: NotFound = new NotFound()

/** This caller may not, for a reason that only the record knows. */
export class Forbidden {
  readonly forbidden = true
}
export const FORBIDDEN: Forbidden = new Forbidden()

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
