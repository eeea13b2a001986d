import { createHash } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { type Context, FileAnswer, NOT_FOUND, type Services } from '../../platform/context.ts'
import { policies } from '../../platform/policies.ts'
import { draw, type Preview } from './draw.ts'
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
      clubName: await sql.clubName(ctx.sql, post.lang),
    }
    const etag = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)
    const body = await ctx.cache.recall(`preview ${etag}`, [], KEPT_SECONDS, () => draw(shown))
    return new FileAnswer(name, 'image/png', body, { size: body.length, isShown: true, keep: { etag: `"${etag}"` } })
  },
}

async function dayIn(lang: string, day: string, { sql: db, club: { zone, currency } }: Context): Promise<string> {
  const written = await policies(db)
  const translator = createTranslator(lang, { day: '{{day, date}}' }, { zone, currency, policies: written.policies })
  return translator.t('day', { day })
}
