import { createHash } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { coverPicture } from '../../file/cover.ts'
import { clubPalettes, clubPicture } from '../../look/look.ts'
import { type Context, FileAnswer, NOT_FOUND, type Services } from '../../platform/context.ts'
import { policies } from '../../platform/policies.ts'
import { clubName } from '../post/rows.ts'
import { draw, type Preview, VEIL } from './draw.ts'
import * as sql from './sql.ts'

/** Drawing takes a tenth of a second; crawlers come in crowds when a link is shared. */
const KEPT_SECONDS = 3600

export const preview: Services<typeof contract.preview> = {
  one: async ({ noun, idx, name }, ctx) => {
    const post = await sql.open(ctx.sql, noun, idx)
    if (!post) return NOT_FOUND
    const shown: Preview = {
      title: post.title,
      date: await dayIn(post.lang, post.date, ctx),
      clubName: await clubName(ctx.sql, post.lang),
    }
    const [{ light }, key] = await Promise.all([clubPalettes(ctx), clubPicture(ctx, 'share')])
    const { fairway, dew, flag } = light
    const look = JSON.stringify([shown, fairway, dew, key])
    const etag = createHash('sha256').update(look).digest('hex').slice(0, 24)
    const { mime, body } = await ctx.cache.recall(`preview ${etag}`, [], KEPT_SECONDS, async () => {
      const picture = key && (await coverPicture(ctx.files, key, VEIL))
      const body = await draw(shown, { fairway, dew, flag }, picture || undefined)
      return { mime: picture ? 'image/jpeg' : 'image/png', body }
    })
    return new FileAnswer(name, mime, body, { size: body.length, isShown: true, keep: { etag: `"${etag}"` } })
  },
}

async function dayIn(lang: string, day: string, { sql: db, club: { zone, currency } }: Context): Promise<string> {
  const written = await policies(db)
  const translator = createTranslator(lang, { day: '{{day, date}}' }, { zone, currency, policies: written.policies })
  return translator.t('day', { day })
}
