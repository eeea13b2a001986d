import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { type Context, isOtherClub, Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import * as rows from './rows.ts'
import { courseStateOn } from './state.ts'

/** Decision 111. */
export const courseState: Services<typeof contract.courseState> = {
  read: async ({ clubCode, lang }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const said = lang !== undefined && ctx.club.langs.includes(lang) ? lang : ctx.club.lang
    return (await courseStateOn(ctx, today(ctx), said))!
  },

  manage: (_, ctx) => edited(ctx),

  change: (input, ctx) =>
    write(ctx, async (tx) => {
      const foreign = foreignLanguage(input.translated, tx.club)
      if (foreign) return new Malformed(foreign)
      const { state, courseIdx = null, version } = input
      if (courseIdx !== null && !(await rows.courseNames(tx.sql)).has(courseIdx)) return new Malformed('courseIdx')
      const known = await rows.lockVersion(tx.sql)
      if (known !== version) return CHANGED_MEANWHILE({ version: known })
      const before = (await courseStateOn(tx, today(tx), tx.club.lang))!
      const change = {
        state,
        courseIdx,
        text: input.text || null,
        translated: saidWords(input.translated),
      }
      if (!(await rows.put(tx.sql, change, version)))
        return CHANGED_MEANWHILE({ version: await rows.lockVersion(tx.sql) })
      await audit(tx, {
        noun: 'course-state',
        recordIdx: 1,
        before: { state: before.state, minutes: before.minutes, courseIdx: before.courseIdx, text: before.text },
        after: { state, courseIdx, text: change.text },
      })
      return edited(tx)
    }),
}

const today = ({ clock, club }: Pick<Context, 'clock' | 'club'>) => dateIn(clock.now(), club.zone)

async function edited(ctx: Context) {
  const [said, { kept }] = await Promise.all([
    courseStateOn(ctx, today(ctx), ctx.lang),
    rows.factsOf(ctx.sql, today(ctx)),
  ])
  const isKept = kept !== null && said!.state === kept.state
  return {
    ...said!,
    text: isKept ? kept.text : null,
    translated: isKept ? kept.translated : {},
    version: kept?.version ?? 0,
  }
}
