import type { Caller, Limit } from '@clubhouse/contract/access'
import type { AnswerOf, Call, ParsedInputOf } from '@clubhouse/contract/call'
import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { FastifyBaseLogger } from 'fastify'
import type { Cache } from './cache.ts'
import type { Clock } from './clock.ts'
import type { AddressSource, Deployment, TextWays } from './config.ts'
import type { Sql } from './database.ts'
import type { Events } from './events.ts'
import type { FileStore } from './files.ts'
import type { Limits } from './limits.ts'
import type { Post } from './post.ts'
import type { Push } from './push.ts'
import type { Seal } from './token.ts'

/** The caller according to the session, never according to the input. */
export interface Identity extends Caller, PersonName {
  sessionIdx: number
  memberIdx: number | null
  adminIdx: number | null
  memberType: string | null
  accessExpiresAt: Temporal.Instant
  /** A limited session may call only what lifts its restriction. */
  limit?: Limit
}

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

/** True when a call names another club; without a code the call means this one. */
export const isOtherClub = (clubCode: string | undefined, { club }: Pick<Context, 'club'>): boolean =>
  clubCode !== undefined && clubCode !== club.clubCode

export interface Context {
  sql: Sql
  clock: Clock
  club: Club
  limits: Pick<Limits, 'spend'>
  cache: Cache
  events: Events
  /** For operators; never contains who did it. */
  log: Pick<FastifyBaseLogger, 'warn'>
  files: FileStore
  /** Encrypts secrets that must be read again. */
  seal: Seal
  post: Post
  push: Push
  texting: TextWays
  weatherUrl: string
  drandUrl: string
  addressSource?: AddressSource
  /** For backups alone. */
  deployment: Deployment
  /** PUBLIC_URL is set: the site is reachable from outside. */
  isPublic: boolean
  /** A random whole number between two, both included. */
  chance(least: number, most: number): number
  /** Aborted when this process starts to stop. */
  stopping: AbortSignal
  who: Identity | null
  /** The paired browser of the desk that asks; only in calls for such devices. */
  desk?: DeskDevice
  /** The language of what the reader is shown, one of the club's. A kept answer is in the club's own. */
  lang: string
  /** Address of the site for this caller: PUBLIC_URL, else the Host of the request. No trailing slash. */
  reachedAt: string
  ip: string
  device: string
  requestId: string
  /** `noun.call`, for the audit log. */
  callName: string
  /** Aborted when the caller got 503: nothing may be committed afterwards. */
  givenUp?: AbortSignal
  /** `isAsked`: a write has looked for the answer of the first time, or has kept its refusal. */
  idempotency?: { key: string; bodyHash: string; isAsked?: boolean }
  cookies: Cookies
}

/** A paired browser of the desk, without a person. Decision 141. */
export interface DeskDevice {
  deviceIdx: number
  name: string
}

/** Holds the secret of a paired browser. */
export const DESK_COOKIE = '__Host-desk'

export interface Cookies {
  /** The Sec-Fetch-Site header, such as `same-origin`; sent by browsers only. */
  fetchSite?: string
  read(name: string): string | undefined
  write(name: string, value: string, maxAge: number): void
}

export interface StreamEvent {
  event: string
  id?: string
  data: unknown
}

/** An uploaded file; it is removed when the call is answered. */
export interface UploadedFile {
  /** The caller's name for it, for display only. */
  name: string
  mime: string
  size: number
  path: string
}

/** A file as the response, without an envelope. */
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
  /** In bytes, where known. */
  size?: number
  /** Displayed in a page, as pictures are; other files are downloads. */
  isShown?: boolean
  /** Public, so any cache may store it for a while; without it none may. */
  keep?: { etag: string }
}

export class RedirectAnswer {
  readonly to: `/${string}`
  constructor(to: `/${string}`) {
    this.to = to
  }
}

export type Service<C extends Call> = C['kind'] extends 'stream'
  ? (input: ParsedInputOf<C>, ctx: Context, closed: AbortSignal) => Promise<AsyncIterable<StreamEvent> | null>
  : C['kind'] extends 'upload'
    ? (input: ParsedInputOf<C>, ctx: Context, files: UploadedFile[]) => Promise<Answered<C>>
    : C['kind'] extends 'download'
      ? (input: ParsedInputOf<C>, ctx: Context, closed: AbortSignal) => Promise<Answered<C> | FileAnswer>
      : C['kind'] extends 'redirect'
        ? (input: ParsedInputOf<C>, ctx: Context) => Promise<RedirectAnswer | NotFound>
        : (input: ParsedInputOf<C>, ctx: Context) => Promise<Answered<C>>

type Answered<C extends Call> = AnswerOf<C> | NotFound | Malformed | Forbidden

export type Services<Calls extends Record<string, Call>> = { [K in keyof Calls]: Service<Calls[K]> }

/** The record does not exist or is not visible to this caller, who cannot tell which. */
export class NotFound {
  readonly notFound = true
}
export const NOT_FOUND: NotFound = new NotFound()

/** This caller has no access, for a reason in the record. */
export class Forbidden {
  readonly forbidden = true
}
export const FORBIDDEN: Forbidden = new Forbidden()

/** The input is well-formed but invalid: answered like a malformed field. */
export class Malformed {
  readonly field: string
  constructor(field: string) {
    this.field = field
  }
}

export class SessionEnded extends Error {}

export function memberOf(ctx: Context): number {
  if (ctx.who?.memberIdx == null) throw new SessionEnded()
  return ctx.who.memberIdx
}
