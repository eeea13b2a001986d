import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from './fail.ts'
import { CLUB_TEXTS, TEXT_KINDS } from './mail.ts'
import { historyCall } from './office/history.ts'
import { instant, text, version } from './shape.ts'

/** A service of the club's own, which takes signed HTTP requests, or Solapi, which also knows KakaoTalk. */
export const TEXT_PROVIDERS = ['NONE', 'OWN', 'SOLAPI'] as const
const provider = z.enum(TEXT_PROVIDERS)
const kind = z.enum(CLUB_TEXTS)

/** Standard Webhooks: 24 to 64 random bytes as base64. */
export const SIGNING_SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const address = text(500)
const apiKey = text(100).regex(/^[\w-]*$/)
/** The number that texts come from, digits only. */
const sender = z.string().regex(/^(\d{8,12})?$/)
const channelId = text(100).regex(/^[\w@-]*$/)
/** KakaoTalk templates by kind; a kind without one is a text message. AlimTalk must not advertise, so news have none. */
const templates = z.record(
  z.string().refine((name) => TEXT_KINDS.some((one) => one === name)),
  text(100).regex(/^[\w-]*$/),
)

const texting = z.object({
  provider,
  address: z.string(),
  apiKey: z.string(),
  sender: z.string(),
  channelId: z.string(),
  templates: z.record(z.string(), z.string()),
  /** The kinds that members may choose, and news, which go to members who agreed to them. */
  kinds: z.array(kind),
  /** A secret is stored, and can be read by this deployment. It is never answered. */
  hasSecret: z.boolean(),
  /** False where the server is started with TEXTS=off: nothing is sent. */
  isOn: z.boolean(),
  /** The manager's own number, masked, which tests go to; null: none. */
  testTo: z.string().nullable(),
  /** Of the last text message that the service accepted. */
  sentAt: instant.nullable(),
  /** Since then. */
  failedAt: instant.nullable(),
  failure: z.string().nullable(),
  version,
})

/** Decision 134. */
export const read = call('GET /site/texting', {
  summary: 'Read how the club sends text messages.',
  access: manager('910500', 'R'),
  input: {},
  data: texting,
})

export const change = call('PUT /site/texting', {
  summary:
    'Change how the club sends text messages. An omitted secret stays; another provider needs its own, and NONE removes it.',
  access: manager('910500', 'U'),
  input: {
    provider: provider.optional(),
    address: address.optional(),
    apiKey: apiKey.optional(),
    secret: text(200).optional(),
    sender: sender.optional(),
    channelId: channelId.optional(),
    templates: templates.optional(),
    kinds: z.array(kind).max(CLUB_TEXTS.length).optional(),
    version,
  },
  data: texting,
  fails: [CHANGED_MEANWHILE],
})

export const sendTest = call('POST /site/texting/test', {
  summary:
    'Send a test to the caller’s own number, over what is saved. WRONG_STATE names OFF, NO_PHONE or what the service answered.',
  access: manager('910500', 'U'),
  input: {},
  data: z.object({ to: z.string() }),
  fails: [RATE_LIMIT, WRONG_STATE],
  idempotent: false,
})

/** Its record is the club. */
export const textingHistory = historyCall('texting', '910500', {
  provider: { heading: 'texting.PROVIDER', as: { texts: 'texting.PROVIDER_' } },
  address: 'texting.ADDRESS',
  apiKey: 'texting.API_KEY',
  sender: 'texting.SENDER',
  channelId: 'texting.CHANNEL',
  kinds: { heading: 'texting.KINDS', as: { texts: 'outbox.KIND_' } },
})
