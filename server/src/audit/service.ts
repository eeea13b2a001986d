import type { contract } from '@clubhouse/contract'
import { admits, hasRight } from '@clubhouse/contract/access'
import { list, type Problem } from '@clubhouse/contract/audit'
import { readPolicies } from '@clubhouse/contract/format/policies'
import type { Fragment } from 'postgres'
import { phonesFor } from '../person/phones.ts'
import type { Context, Services } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { dateIn } from '../platform/date-in.ts'
import { policies } from '../platform/policies.ts'
import { dayTyped } from './day-typed.ts'
import * as proof from './proof-sql.ts'
import { withoutSecrets } from './rules.ts'
import { changesOf } from './said/changes.ts'
import { byKind } from './said/entry.ts'
import { knownName } from './said/person.ts'
import { type Above as Telling, tell } from './said/tell.ts'
import * as sql from './sql.ts'
import { type Head, verify } from './verify.ts'

/** Links of one part; a part takes about a second. */
const PART = 50_000

/** What the log reads of the reservation, which stands above it. */
export interface Above extends Telling {
  numbered: (sql: Sql, typed: string) => Fragment
}

export const audit = (above: Above): Services<typeof contract.audit> => ({
  list: async ({ keyword, ...input }, ctx) => {
    const { sql: db, club, lang, who } = ctx
    const asked = keyword ? await askedOf(ctx, keyword, above) : undefined
    const [page, nouns, managers, jobs, chain] = await Promise.all([
      sql.list(db, { ...input, asked, zone: club.zone, lang }),
      sql.nouns(db),
      sql.managers(db, lang),
      sql.jobs(db),
      proof.standing(db),
    ])
    const { seq, hash, settledIdx, checkedAt, checked, problem, brokenAt } = chain
    const [told, changes, waiting] = await Promise.all([
      tell(ctx, page.list, above),
      input.auditIdx && page.list[0] ? changesOf(ctx, page.list[0]) : undefined,
      proof.waiting(db, settledIdx),
    ])
    const mayName = hasRight(who, '950100', 'R')
    return {
      ...page,
      list: page.list.map(({ managerName, memberName, before, after, ...row }, i) => ({
        ...row,
        ...told[i]!,
        before: withoutSecrets(before),
        after: withoutSecrets(after),
        changes,
        byKind: byKind(row),
        by: knownName(managerName ?? (mayName ? memberName : null)),
      })),
      nouns,
      managers,
      jobs,
      chain: {
        length: seq,
        waiting,
        head: headText({ seq, hash }),
        checkedAt,
        checked,
        problem: problem as Problem | null,
        brokenAt,
      },
    }
  },

  verify: async ({ from, to, after }, { sql: db, club }) => {
    const span = from || to ? await proof.span(db, { from, to, zone: club.zone }) : {}
    if (!span) return { ok: true, checked: 0, head: headText(await proof.standing(db)), next: null }
    const most = after === undefined ? undefined : PART
    const { head, ...found } = await verify(db, { ...span, after, most })
    return { ok: found.problem === null, ...found, head: headText(head) }
  },
})

async function askedOf({ sql: db, club, lang, clock, who }: Context, keyword: string, { numbered }: Above) {
  const { dateFormat } = readPolicies((await policies(db)).policies, club.zone)
  const today = dateIn(clock.now(), club.zone)
  return {
    keyword,
    phones: hasRight(who, '950100', 'R') ? phonesFor(who) : null,
    numbered: numbered(db, keyword),
    day: dayTyped(keyword, { lang, pattern: dateFormat, today }),
    zone: club.zone,
  }
}

/** Entries of a job that its page shows. */
const MOST_DONE = 10

/** What a job did last, for managers who may read the log; null for others. */
export const didLast = (above: Telling) => async (ctx: Context, job: string) => {
  if (admits(list.access, ctx.who) !== 'yes') return null
  const rows = await sql.didLast(ctx.sql, job, MOST_DONE, ctx.lang)
  const told = await tell(ctx, rows, above)
  return rows.map(({ auditIdx, at }, i) => ({ auditIdx, at: at.toString(), said: told[i]!.said }))
}

/** A head as it is shown, printed and written down. */
export const headText = ({ seq, hash }: Head) => `${seq}:${hash}`
