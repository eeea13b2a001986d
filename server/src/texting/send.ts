import { randomBytes } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import { type Posted, postOutside } from '../platform/public-post.ts'
import { signedHeaders, solapiAuthorization } from './rules.ts'
import * as sql from './sql.ts'

export interface TextMessage {
  /** The same each time that this message is tried, so that a service sends it once. */
  id: string
  /** Digits, as dialled in Korea; numbers of other countries begin with their code. */
  to: string
  text: string
  lang: string
  kind: string
  /** What a KakaoTalk template shows. */
  values?: { club: string; message: string; link: string }
}

export interface Sent {
  isAccepted: boolean
  /** Whether the same message may be tried again. */
  isAgain?: boolean
  wait?: number
  /** What the service answered, without the number. */
  error?: string
}

type Sending = Pick<Context, 'sql' | 'seal' | 'clock' | 'texting'>

/** Sends one text message over the club's service. Never throws for what the service answers. Decision 134. */
export async function sendText(ctx: Sending, message: TextMessage): Promise<Sent> {
  const service = await sql.service(ctx.sql)
  if (service.provider === 'NONE' || !ctx.texting.isOn) return { isAccepted: false, error: 'OFF' }
  const secret = ctx.seal.open(service.sealedSecret)
  const sent =
    secret === undefined
      ? { isAccepted: false, error: 'NO_SECRET' }
      : await (service.provider === 'OWN' ? sendOwn : sendSolapi)(ctx, service, secret, message)
  if (sent.isAccepted) await sql.noteSent(ctx.sql)
  else await sql.noteFailure(ctx.sql, sent.error ?? '')
  return sent
}

async function sendOwn(
  { clock, texting }: Sending,
  { address }: sql.Service,
  secret: string,
  { id, to, text, lang, kind }: TextMessage,
): Promise<Sent> {
  const now = clock.now()
  const body = JSON.stringify({ id, to, text, lang, kind, at: now.toString() })
  const headers = signedHeaders(secret, { id, seconds: Math.floor(now.epochMilliseconds / 1000), body })
  const { status, retryAfter } = await postOutside(address, body, headers, texting.origins)
  if (status >= 200 && status < 300) return { isAccepted: true }
  const isAgain = status === 0 || status === 429 || status >= 500
  return { isAccepted: false, isAgain, wait: retryAfter, error: answered(status) }
}

/** A message that may have arrived is not tried again: Solapi has no key by which it would know it. */
async function sendSolapi(
  { clock, texting }: Sending,
  { apiKey, sender, channelId, templates }: sql.Service,
  secret: string,
  { to, text, kind, values }: TextMessage,
): Promise<Sent> {
  // Numbers of other countries need their country apart from the number.
  if (!to.startsWith('0')) return { isAccepted: false, error: 'FOREIGN_NUMBER' }
  const templateId = channelId ? lookup(templates, kind) : undefined
  const variables = values && {
    '#{club}': values.club,
    '#{message}': values.message,
    '#{link}': values.link,
  }
  const kakaoOptions = templateId && variables && { pfId: channelId, templateId, variables, disableSms: false }
  const message = { to, from: sender, text, ...(kakaoOptions && { kakaoOptions }) }
  const authorization = solapiAuthorization({ apiKey, secret }, clock.now().toString(), randomBytes(16).toString('hex'))
  const posted = await postOutside(
    `${texting.solapiUrl}/messages/v4/send`,
    JSON.stringify({ message }),
    { authorization },
    [...texting.origins, new URL(texting.solapiUrl).origin],
  )
  const { status, retryAfter } = posted
  const { statusCode, errorCode } = saidIn(posted)
  // 2xxx: Solapi has taken the message.
  if (status >= 200 && status < 300 && statusCode?.startsWith('2')) return { isAccepted: true }
  const code = errorCode ?? statusCode
  return {
    isAccepted: false,
    isAgain: status === 429,
    wait: retryAfter,
    error: answered(status) + (code ? ` ${code}` : ''),
  }
}

const answered = (status: number) => (status === 0 ? 'NO_ANSWER' : `HTTP ${status}`)

/** The codes of an answer; its sentence may repeat the number. */
function saidIn({ body }: Posted): { statusCode?: string; errorCode?: string } {
  try {
    const { statusCode, errorCode } = JSON.parse(body) as Record<string, unknown>
    return { statusCode: codeIn(statusCode), errorCode: codeIn(errorCode) }
  } catch {
    return {}
  }
}

const codeIn = (value: unknown) => (typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined)
