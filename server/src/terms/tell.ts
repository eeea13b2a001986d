import { enqueue } from '../job/enqueue.ts'
import { onTask } from '../job/job.ts'
import type { ValuesOf } from '../mail/kinds.ts'
import type { Context } from '../platform/context.ts'
import { type Transaction, write } from '../platform/write.ts'
import * as sql from './tell-sql.ts'

const TELL = 'tell-terms'

const AT_ONCE = 50

/** In this time a manager announces the same version in the other languages, so that each member reads the own one. */
const WAIT_MINUTES = 10

interface Telling {
  /** The version in the language that was announced first. */
  termsIdx: number
  /** The last member who was notified. */
  after: number
}

/** The inbox of members, which stands above this noun. */
interface Notifies {
  notify(
    tx: Transaction,
    kind: 'TERMS',
    member: { memberIdx: number; email: string; lang: string },
    values: ValuesOf<'TERMS'>,
  ): Promise<void>
}

/**
 * Adds the task that notifies the members whom an announced version binds. Nothing is added where the version binds no one,
 * and where it was announced in another language before. Decision 165.
 */
export async function tellLater(
  { sql: db }: Pick<Context, 'sql'>,
  termsIdx: number,
  { termsType, effectiveDate }: { termsType: string; effectiveDate: string },
): Promise<void> {
  await sql.lockDay(db, termsType, effectiveDate)
  const first: Telling = { termsIdx, after: 0 }
  await sql.enqueueFirst(db, TELL, first, WAIT_MINUTES)
}

/**
 * Notifies some members and adds the task for those who come after them. A task goes with its messages, in one transaction,
 * so what a stopped process has left the next one does, and none does again. Decision 165.
 */
export const tellTerms = ({ notify }: Notifies) =>
  onTask<Telling>(TELL, (ctx, task) =>
    write(ctx, async (tx) => {
      if (!(await sql.take(tx.sql, TELL, task))) return
      const bound = await sql.bound(tx.sql, task, AT_ONCE)
      for (const { name, termsIdx, terms, from, ...member } of bound)
        await notify(tx, 'TERMS', member, { name, termsIdx, terms, from })
      if (bound.length === AT_ONCE) await enqueue(tx, TELL, { ...task, after: bound.at(-1)!.memberIdx })
    }),
  )
