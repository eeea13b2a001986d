import type { contract } from '@clubhouse/contract'
import type { DrawResult } from '@clubhouse/contract/reservation/draw/draw'
import { type Context, isOtherClub, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { rulebookOf } from '../../rulebook.ts'
import { memberViewer } from '../../sheet/day/viewer.ts'
import { readsNames, type Viewer, visitor } from '../../sheet/slot/rules.ts'
import * as entryRows from '../entry/rows.ts'
import { type DrawRow, draw, drawOf } from '../rows.ts'
import { entriesShown } from '../shown/shown.ts'
import * as sql from './sql.ts'

type Calls = typeof contract.drawPost

export const drawPost: Pick<Services<Calls>, 'posts' | 'post' | 'visitorPost' | 'mine'> = {
  posts: async (filter, ctx) => {
    if (isOtherClub(filter.clubCode, ctx)) return NOT_FOUND
    const page = await sql.postsOf(ctx.sql, filter, ctx.who !== null, ctx.lang)
    return { ...page, list: page.list.map(drawOf) }
  },

  post: async ({ memberIdx, drawIdx }, ctx) => {
    const row = await draw(ctx.sql, drawIdx, ctx.lang)
    if (!row) return NOT_FOUND
    const [page, own] = await Promise.all([
      pageFor(ctx, row, await memberViewer(ctx, memberIdx)),
      entryRows.ownEntries(ctx.sql, drawIdx, memberIdx, ctx.lang),
    ])
    return { ...page, mine: await entriesShown(ctx, own), myPseudonym: own[0]?.pseudonym }
  },

  visitorPost: async ({ clubCode, drawIdx }, ctx) => {
    const row = isOtherClub(clubCode, ctx) ? undefined : await draw(ctx.sql, drawIdx, ctx.lang)
    if (!row || row.state === 'PLANNED') return NOT_FOUND
    return pageFor(ctx, row, visitor(ctx.lang))
  },

  mine: async (filter, ctx) => {
    const [page, named] = await Promise.all([
      sql.entriesOf(ctx.sql, filter, ctx.lang),
      entryRows.namedIn(ctx.sql, filter.memberIdx, ctx.lang),
    ])
    const shown = await entriesShown(ctx, page.list)
    return { ...page, named, list: shown.map((entry, i) => ({ ...entry, title: page.list[i]!.title })) }
  },
}

/** Names are for members whom the club lets read them on the tee sheet, and of members who show theirs there. */
async function pageFor(ctx: Context, row: DrawRow, viewer: Viewer) {
  const isPublished = row.state === 'PUBLISHED' || row.state === 'SETTLED'
  const { settings } = await rulebookOf(ctx)
  const rows = isPublished ? await sql.results(ctx.sql, row.drawIdx, ctx.lang, viewer.memberIdx) : []
  return {
    draw: drawOf(row),
    results: rows.map(
      ({ memberIdx, state, name, ...line }): DrawResult => ({
        ...line,
        name: readsNames(viewer, settings.booking, memberIdx === viewer.memberIdx) ? name : null,
        since: state === 'RELEASED' || state === 'NOT_TAKEN' ? state : null,
      }),
    ),
    proofUrl: row.entriesRoot === null ? null : `/hp/api/reservation/draw/proof/${row.drawIdx}`,
  }
}
