import { type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { type Context, Malformed } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { posts as event } from '../event/service.ts'
import { posts as faq } from '../faq/service.ts'
import { posts as notice } from '../notice/service.ts'
import { clubName } from '../post/rows.ts'
import { posts as section } from '../section/service.ts'
import * as sql from './sql.ts'
import { samples } from './text.ts'

const BOARDS = { notice, event, faq, section }
const NOUNS = Object.keys(BOARDS) as (keyof typeof BOARDS)[]

/**
 * Adds drafts to the boards that have no post yet, in each language of the club. Decision 174.
 * @returns how many; WRONG_STATE where no board is empty
 */
export async function addSamples(ctx: Context): Promise<{ drafts: number } | Refusal<'WRONG_STATE'> | Malformed> {
  const speakers = ctx.club.langs.map(async (lang) => ({ lang, club: await clubName(ctx.sql, lang) }))
  const wanted = samples(await Promise.all(speakers))
  return write(ctx, async (tx) => {
    await sql.lockAll(tx.sql)
    let drafts = 0
    for (const noun of await sql.empty(tx.sql, NOUNS)) {
      const made: number[] = []
      for (const post of wanted[noun]) {
        let otherIdx: number | undefined
        for (const words of post) {
          const saved = await BOARDS[noun].draft(tx, { ...words, otherIdx })
          if (saved instanceof Malformed) return saved
          made.push(saved.idx)
          otherIdx ??= saved.idx
        }
      }
      await sql.mark(tx.sql, noun, made)
      drafts += made.length
    }
    return drafts > 0 ? { drafts } : WRONG_STATE({ state: 'samples' })
  })
}

/** Archives what was added and never saved since. */
export const removeSamples = (ctx: Context): Promise<{ deleted: number }> =>
  write(ctx, async (tx) => {
    await sql.lockAll(tx.sql)
    let deleted = 0
    for (const noun of NOUNS) deleted += await BOARDS[noun].archive(tx, await sql.lock(tx.sql, noun))
    await sql.unmarkAll(tx.sql)
    return { deleted }
  })

/** The boards that samples would be added to, and the samples that are still there. */
export async function samplesNow({ sql: db }: Pick<Context, 'sql'>): Promise<{ lacking: number; drafts: number }> {
  const [empty, drafts] = await Promise.all([sql.empty(db, NOUNS), sql.count(db)])
  return { lacking: empty.length, drafts }
}
