import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import { SIGNING_SECRET, textingHistory } from '@clubhouse/contract/texting'
import { clubIn } from '../mail/send.ts'
import { wordsOf } from '../mail/words.ts'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, type Services, SessionEnded } from '../platform/context.ts'
import { isPostable } from '../platform/public-post.ts'
import { refusedTooOften } from '../platform/too-often.ts'
import { write } from '../platform/write.ts'
import { maskedPhone } from './rules.ts'
import { sendText } from './send.ts'
import * as sql from './sql.ts'

/** What ends with the provider that it is of. */
const NOTHING = { address: '', apiKey: '', sender: '', channelId: '', templates: {}, sealedSecret: '' }

export const texting: Services<typeof contract.texting> = {
  read: async (_, ctx) => shown(ctx),

  change: async ({ secret, version, ...given }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.lock(tx.sql)
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const provider = given.provider ?? before.provider
      const kept = provider === before.provider ? before : { ...before, ...NOTHING }
      const next = { ...kept, ...withoutUndefined(given), ...(secret && { sealedSecret: tx.seal.close(secret) }) }
      const fault = faultOf(next, tx)
      if (fault) return new Malformed(fault)
      const after = provider === 'NONE' ? { ...next, ...NOTHING } : next
      await sql.change(tx.sql, after)
      const record = { noun: 'texting', recordIdx: tx.club.clubIdx }
      await audit(tx, { ...record, before: seen(before), after: seen(after) })
      return shown(tx)
    }),

  sendTest: async (_, ctx) => {
    const adminIdx = managerOf(ctx)
    const to = phoneDigits(await sql.phoneOf(ctx.sql, adminIdx))
    if (to === null) return WRONG_STATE({ state: 'NO_PHONE' })
    const tooOften = await refusedTooOften(ctx, 'testMail', `a${adminIdx}`)
    if (tooOften) return tooOften
    const [words, { clubName }] = [await wordsOf(ctx, ctx.lang, 'texting'), await clubIn(ctx, ctx.lang)]
    const text = words.say('TEST_TEXT', { club: clubName })!
    const sent = await sendText(ctx, { id: `test-${randomUUID()}`, to, text, lang: ctx.lang, kind: 'TEST' })
    return sent.isAccepted ? { to: maskedPhone(to) } : WRONG_STATE({ state: sent.error ?? '' })
  },

  textingHistory: historyOf(textingHistory),
}

const managerOf = ({ who }: Context): number => {
  if (who?.adminIdx == null) throw new SessionEnded()
  return who.adminIdx
}

async function shown(ctx: Context) {
  const { sealedSecret, ...row } = await sql.service(ctx.sql)
  const phone = phoneDigits(await sql.phoneOf(ctx.sql, managerOf(ctx)))
  return {
    ...row,
    hasSecret: ctx.seal.open(sealedSecret) !== undefined,
    isOn: ctx.texting.isOn,
    testTo: phone && maskedPhone(phone),
  }
}

/** The field that keeps a provider from working, if there is one. */
function faultOf(
  { provider, address, apiKey, sender, sealedSecret }: sql.Service,
  { seal, texting: { origins } }: Pick<Context, 'seal' | 'texting'>,
): string | undefined {
  if (provider === 'NONE') return undefined
  const secret = seal.open(sealedSecret)
  if (provider === 'OWN') {
    if (!isPostable(address, origins)) return 'address'
    return secret !== undefined && SIGNING_SECRET.test(secret) ? undefined : 'secret'
  }
  if (!apiKey) return 'apiKey'
  if (!sender) return 'sender'
  return secret === undefined ? 'secret' : undefined
}

const seen = ({ provider, address, apiKey, sender, channelId, kinds }: sql.Service) => ({
  ...{ provider, address, apiKey, sender, channelId, kinds },
})

const withoutUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Required<T>
