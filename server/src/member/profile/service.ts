import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { namesIn } from '@clubhouse/contract/member/person-name'
import { PASSWORD_WRONG } from '@clubhouse/contract/member/refusal'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { isContent, keepFile, pictureOf } from '../../file/keep.ts'
import { audit } from '../../platform/audit.ts'
import {
  type Context,
  FileAnswer,
  FORBIDDEN,
  Malformed,
  memberOf,
  type Services,
  SessionEnded,
} from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { cancelsMax } from '../../reservation/cancels-max.ts'
import { rulebookOf } from '../../reservation/rulebook.ts'
import { cancelsThisMonth } from '../../reservation/rules/penalty/impose.ts'
import { suspension } from '../../reservation/rules/penalty/rows.ts'
import { refusedPassword } from '../../session/attempts.ts'
import { hasProvedPassword, noteProof } from '../../session/proved.ts'
import { askedUntil } from '../consent/news-answer.ts'
import { newsOf } from '../consent/record.ts'
import { person } from '../recovery/rows.ts'
import { changeProfile, invalid } from './change.ts'
import { everythingOf } from './export-sql.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

/** Longest side in pixels: the largest size shown, doubled for high-density screens. */
const PHOTO = 640

export const profile: Services<typeof contract.profile> = {
  me: (_, ctx) => shown(ctx, memberOf(ctx)),

  additional: ({ memberIdx }, ctx) => rows.more(ctx.sql, memberIdx),

  change: async (input, ctx) => {
    const me = memberOf(ctx)
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    const wrong = await invalid(input, ctx)
    if (wrong) return wrong
    return write(ctx, async (tx) => (await changeProfile(tx, me, input)) ?? shown(tx, me))
  },

  checkPassword: async ({ password }, ctx) => {
    const whose = ctx.who && (await person(ctx.sql, ctx.who))
    if (!whose) throw new SessionEnded()
    const wrong = await refusedPassword(ctx, whose.id, { ...ctx.who!, passwordHash: whose.passwordHash }, password)
    if (wrong) return 'left' in wrong ? PASSWORD_WRONG(wrong) : wrong
    const until = await noteProof(ctx)
    if (!until) throw new SessionEnded()
    return { until }
  },

  addPhoto: async ({ memberIdx }, ctx, [file]) => {
    const picture = file ? await pictureOf(file, PHOTO) : new Malformed('file')
    if (!isContent(picture)) return picture
    return write(ctx, async (tx) => {
      // The file name must not be guessable.
      const kept = await keepFile(tx, randomUUID(), picture, { noun: 'member' })
      const imageUrl = fileUrl(kept, tx)
      await replacePhoto(tx, memberIdx, { fileIdx: kept.fileIdx, url: imageUrl })
      return { imageUrl }
    })
  },

  removePhoto: ({ memberIdx }, ctx) => write(ctx, (tx) => replacePhoto(tx, memberIdx, null)),

  exportData: async (_, ctx) => {
    const me = memberOf(ctx)
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    const everything = await everythingOf(ctx.sql, me)
    await write(ctx, (tx) => audit(tx, { noun: 'member', recordIdx: me, after: 'exported' }))
    const body = Buffer.from(`${JSON.stringify(everything, null, 2)}\n`)
    return new FileAnswer('my-data.json', 'application/json', body, { size: body.length })
  },

  penalties: async ({ memberIdx }, ctx) => {
    const { lang } = ctx
    const active = await rows.running(ctx.sql, memberIdx, lang)
    const running = await suspension(ctx.sql, memberIdx)
    return {
      suspendedUntil: running?.until,
      why: running?.why,
      active,
      cancelsThisMonth: await cancelsThisMonth(ctx, memberIdx),
      cancelsMax: await cancelsMax(ctx),
      ruleText: await sql.ruleText(ctx.sql, lang),
    }
  },
}

async function shown(ctx: Context, memberIdx: number) {
  const { news, newsByText, ...row } = await rows.profile(ctx.sql, memberIdx)
  const { settings } = await rulebookOf(ctx)
  return {
    ...row,
    ...namesIn(ctx.lang, row),
    marketing: newsOf(news),
    marketingUntil: (await askedUntil(ctx, memberIdx)) ?? null,
    news: { byText: newsByText && ctx.texting.isOn, perMonth: settings.news.newsPerMonth },
  }
}

async function replacePhoto(tx: Transaction, memberIdx: number, photo: { fileIdx: number; url: string } | null) {
  const before = await sql.setPhoto(tx.sql, memberIdx, photo)
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: photo ? 'photo' : 'no photo' })
  if (before !== null) await forgetFile(tx, before)
  return null
}
