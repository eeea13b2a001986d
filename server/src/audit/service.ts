import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { Problem } from '@clubhouse/contract/audit'
import { deedOf } from '../office/deed.ts'
import type { Services } from '../platform/context.ts'
import * as proof from './proof-sql.ts'
import { withoutSecrets } from './rules.ts'
import * as sql from './sql.ts'
import { type Head, verify } from './verify.ts'

const ERASURES = 'audit'
/** Links of one part; a part takes about a second. */
const PART = 50_000

export const audit: Services<typeof contract.audit> = {
  list: async (input, { sql: db, club, lang, who }) => {
    const [page, nouns, managers, chain] = await Promise.all([
      sql.list(db, { ...input, zone: club.zone, lang }),
      sql.nouns(db),
      sql.managers(db, lang),
      proof.standing(db),
    ])
    const { seq, hash, settledIdx, checkedAt, checked, problem, brokenAt } = chain
    const mayName = hasRight(who, '950100', 'R')
    return {
      ...page,
      list: page.list.map(({ managerName, memberName, before, after, ...row }) => ({
        ...row,
        before: withoutSecrets(before),
        after: withoutSecrets(after),
        deed: deedIn({ ...row, after }),
        byKind: row.adminIdx !== null ? 'MANAGER' : row.memberIdx !== null ? 'MEMBER' : 'SYSTEM',
        by: managerName ?? (mayName ? memberName : null),
      })),
      nouns,
      managers,
      chain: {
        length: seq,
        waiting: await proof.waiting(db, settledIdx),
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
}

/** That a record was read is no change of it; erasing notes itself in the log. */
function deedIn({ noun, call, after }: Pick<sql.Row, 'noun' | 'call' | 'after'>) {
  if (after === 'read') return 'READ'
  return noun === ERASURES ? 'ERASED' : deedOf(call)
}

/** A head as it is shown, printed and written down. */
export const headText = ({ seq, hash }: Head) => `${seq}:${hash}`
