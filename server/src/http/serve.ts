import { createHash, randomUUID } from 'node:crypto'
import type { Call } from '@clubhouse/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Identity } from '../platform/context.ts'
import { SessionEnded } from '../platform/context.ts'
import { isDatabaseAway } from '../platform/database.ts'
import { DatabaseSilent } from '../platform/database-silent.ts'
import { endWith } from '../platform/end-with.ts'
import { type Platform, standingOf } from '../platform/platform.ts'
import { type Answering, admit, answer, type House, type Outcome } from './answer.ts'
import { cookiesOf } from './cookies.ts'
import { deskDeviceOf } from './desk-device.ts'
import { sendFile } from './download.ts'
import { envelope } from './envelope.ts'
import { clientAddress } from './forwarded.ts'
import type { Identities } from './identify.ts'
import { originOf } from './origin.ts'
import { encodingFor, packed } from './packing.ts'
import { readerLanguage } from './reader-language.ts'
import { sendShared } from './shared-bytes.ts'
import { unstorableField } from './storable.ts'
import { sendStream } from './stream.ts'
import { fromText } from './text-input.ts'
import { readUpload, type Upload } from './upload.ts'

export const API = '/hp/api'
export const JSON_TYPE = 'application/json; charset=utf-8'

export interface Serving extends House {
  platform: Platform
  /** Whether an address is blocked for managers. */
  refuses: (ip: string, isOffice: boolean) => boolean
  identities: Identities
}

/** Puts every call on its path: limit -> identify -> admit -> parse -> answer -> check output -> envelope. */
export function serve(app: FastifyInstance, answerings: Answering[], serving: Serving): void {
  for (const answering of answerings) {
    const { call } = answering
    app.route({
      method: call.method,
      config: { limit: 'call' },
      url: (call.atRoot ? '' : API) + call.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => handle(answering, request, reply, serving),
    })
  }
}

async function handle(
  answering: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<unknown> {
  const { call } = answering
  const closed = new AbortController()
  if (call.kind === 'download') reply.raw.once('close', () => closed.abort())
  let outcome: Outcome
  try {
    outcome = await serving.platform.pulse.whileAnswering(
      async (givenUp) =>
        (await limited(call, request, serving)) ??
        (await identifiedAnswer(answering, request, reply, serving, closed, givenUp)),
    )
  } catch (error) {
    outcome =
      error instanceof SessionEnded
        ? { kind: 'sessionNeeded' }
        : isDatabaseAway(error)
          ? { kind: 'unavailable' }
          : { kind: 'fault', error }
  }
  if (outcome.kind === 'data' && call.kind === 'stream') return sendStream(reply, outcome.data as never, closed)
  return send(call, outcome, request, reply, serving)
}

/** Counts a known caller by person, anybody else by address. */
async function limited(
  call: Call,
  request: FastifyRequest,
  { platform, identities }: Serving,
): Promise<Outcome | undefined> {
  const token = bearer(request)
  const known = token ? identities.known(token) : undefined
  const who = known && call.limit !== 'secret' ? personOf(known) : `ip${addressOfClient(request, platform)}`
  const waitMs = await platform.limits.spend(call.limit, who)
  return waitMs > 0 ? { kind: 'tooMany', waitMs } : undefined
}

async function identifiedAnswer(
  answering: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
  closed: AbortController,
  givenUp: AbortSignal,
): Promise<Outcome> {
  const { call } = answering
  // A device of the desk is no person, and a person is no device: each call is for one of them.
  const isForDesk = call.access.who === 'deskDevice'
  const token = isForDesk ? undefined : bearer(request)
  const who = token ? await serving.identities.find(token) : null
  const cookies = cookiesOf(request, reply)
  const desk = isForDesk ? await deskDeviceOf(serving.platform.database, cookies) : undefined
  if ((who?.adminIdx != null || desk) && serving.refuses(addressOfClient(request, serving.platform), true))
    return { kind: 'forbidden' }
  const key = call.idempotent ? idempotencyKey(request) : undefined
  if (key === null) return { kind: 'malformed', field: 'Idempotency-Key' }
  const upload = call.kind === 'upload' ? await admittedUpload(call, request, who) : undefined
  if (upload && 'kind' in upload) return upload
  try {
    // Another site can submit a form unasked, so only uploads and calls that say so accept forms.
    if (!upload && !call.forms && (request.isMultipart() || isForm(request)))
      return { kind: 'wrongMedia', accepted: ['application/json'] }
    const raw = inputOf(call, request, upload ? upload.data : request.body)
    if (!raw) return { kind: 'malformed', field: upload ? 'data' : 'body' }
    const unstorable = unstorableField(raw)
    if (unstorable !== undefined) return { kind: 'malformed', field: unstorable }
    const { club } = serving.platform
    const ctx: Context = {
      ...standingOf(serving.platform),
      who,
      desk,
      lang: readerLanguage(request.headers['accept-language'], club.langs) ?? club.lang,
      reachedAt: originOf(request.raw, serving.platform.config),
      ip: addressOfClient(request, serving.platform),
      device: String(request.headers['user-agent'] ?? '').slice(0, 200),
      requestId: request.id,
      givenUp,
      callName: answering.name,
      idempotency: key ? { key, bodyHash: bodyHash(raw, upload) } : undefined,
      cookies,
    }
    const outcome = await answer(answering, raw, ctx, serving, upload ? upload.files : closed.signal)
    // Its reader may be gone, or have been told 503, before there is a file.
    if (outcome.kind === 'file' && 'pipe' in outcome.file.body) endWith(closed.signal, outcome.file.body)
    return outcome
  } finally {
    await upload?.dispose()
  }
}

/** Files are read only after the caller is known to have access. */
async function admittedUpload(call: Call, request: FastifyRequest, who: Identity | null): Promise<Upload | Outcome> {
  return admit(call, inputOf(call, request, {}) ?? {}, who) ?? (await readUpload(call, request))
}

function send(
  call: Call,
  outcome: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, kept }: Serving,
): unknown {
  if (outcome.kind === 'data') {
    if (!outcome.kept) {
      reply.header('cache-control', 'no-store')
      if (call.kind === 'plain') return reply.send(outcome.data)
      return sendPacked(JSON.stringify({ result: true, data: outcome.data }), request, reply)
    }
    if (request.headers.authorization === undefined) kept.keepFor(request.url, outcome.kept)
    return sendShared(outcome.kept, JSON_TYPE, request, reply)
  }
  if (outcome.kind === 'file') return sendFile(outcome.file, request, reply)
  if (outcome.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(outcome.to, 303)
  if (outcome.kind === 'fault')
    request.log.error({ err: outcome.error, requestId: request.id, call: call.path }, 'fault')
  return sendOutcome(outcome, reply, platform)
}

async function sendPacked(body: string, { headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const encoding = encodingFor(headers['accept-encoding'] as string, body.length)
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding')
  return encoding ? reply.header('content-encoding', encoding).send(await packed(body, encoding)) : reply.send(body)
}

export function sendOutcome(
  outcome: Parameters<typeof envelope>[0],
  reply: FastifyReply,
  platform: Platform,
): FastifyReply {
  const { status, fail, retryAfter } = envelope(outcome, platform)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send({ result: false, fail })
}

/** Path, query (or body) and named headers as one object; undefined when the body is not an object. */
function inputOf(call: Call, request: FastifyRequest, sent: unknown): Record<string, unknown> | undefined {
  const body = call.method === 'GET' ? {} : (sent ?? {})
  if (typeof body !== 'object' || Array.isArray(body)) return undefined
  const input: Record<string, unknown> = {}
  const shape = call.input.shape
  const put = (name: string, value: unknown, isText: boolean) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (field && !(isText && value === '')) input[name] = isText ? fromText(field, value) : value
  }
  for (const [name, value] of Object.entries(request.query as object)) put(name, value, true)
  for (const [name, value] of Object.entries(body)) put(name, value, false)
  for (const [header, name] of Object.entries(call.headers)) {
    if (request.headers[header]) put(name, request.headers[header], true)
  }
  for (const [wire, value] of Object.entries(request.params as Record<string, string>))
    put(call.pathNames[wire] ?? wire, value, true)
  return input
}

const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') && header.length < 200 ? header.slice(7) : undefined
}

const addressOfClient = ({ raw }: FastifyRequest, { config }: Platform) => clientAddress(raw, config.trustProxy)

export function personOf(who: Identity): string {
  return who.memberIdx != null ? `m${who.memberIdx}` : `a${who.adminIdx}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function idempotencyKey(request: FastifyRequest): string | undefined | null {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  return typeof header === 'string' && UUID.test(header) ? header.toLowerCase() : null
}

/** A repeated Idempotency-Key must have the same input and the same files. */
function bodyHash(raw: Record<string, unknown>, upload: Upload | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(raw))
  if (upload) hash.update(upload.filesHash)
  return hash.digest('hex')
}

export function inProcess(answerings: Answering[], serving: Serving) {
  const byCall = new Map(answerings.map((answering) => [answering.call, answering]))
  const noCookies = { read: () => undefined, write: () => {} }
  return async (call: Call, input: Record<string, unknown>, lang = serving.platform.club.lang): Promise<unknown> => {
    const answering =
      byCall.get(call) ?? answerings.find((a) => a.call.path === call.path && a.call.method === call.method)
    if (!answering) throw new PageFail(404)
    const ctx: Context = {
      ...standingOf(serving.platform),
      who: null,
      lang,
      reachedAt: '',
      ip: '',
      device: '',
      requestId: randomUUID(),
      callName: answering.name,
      cookies: noCookies,
    }
    // The page renderer passes query values as text.
    if (unstorableField(input) !== undefined) throw new PageFail(400)
    const outcome = await serving.platform.pulse.whileAnswering(() =>
      answer(answering, input, ctx, serving, new AbortController().signal),
    )
    if (outcome.kind === 'data') return outcome.data
    if (outcome.kind === 'file' || outcome.kind === 'redirect') throw new PageFail(404)
    if (outcome.kind === 'fault') throw outcome.error
    if (outcome.kind === 'unavailable') throw new DatabaseSilent()
    throw new PageFail(envelope(outcome, serving.platform).status)
  }
}

export class PageFail extends Error {
  readonly status: number
  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}
