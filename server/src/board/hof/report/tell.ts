import type { HofState } from '@clubhouse/contract/board/hof-manage'
import { enqueue } from '../../../job/enqueue.ts'
import { onTask } from '../../../job/job.ts'
import type { ValuesOf } from '../../../mail/kinds.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { spokenBy } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import * as sql from './sql.ts'

const TELL = 'tell-feat'

interface Event {
  idx: number
  how: ValuesOf<'FEAT'>['how']
  /** The member to notify. */
  memberIdx: number
  /** Who is named: the player, or the witness who answered. */
  aboutIdx: number
}

/** The inbox of members, which stands above this noun. */
interface Notifies {
  notify(
    tx: Transaction,
    kind: 'FEAT',
    member: { memberIdx: number; email: string; lang: string },
    values: ValuesOf<'FEAT'>,
    manner: { named: readonly number[] },
  ): Promise<void>
}

export const tell = (tx: Pick<Context, 'sql'>, event: Event) => enqueue(tx, TELL, event)

/** Tells the player of a new state, where that is news. @param before undefined for one that a manager added */
export async function tellPlayer(
  tx: Pick<Context, 'sql'>,
  { idx, member, state }: { idx: number; member?: { memberIdx?: number | null } | null; state: HofState },
  before: HofState | undefined,
): Promise<void> {
  if (!before || before === state || state === 'REPORTED' || !member?.memberIdx) return
  await tell(tx, { idx, how: state, memberIdx: member.memberIdx, aboutIdx: member.memberIdx })
}

/** Sends nothing where the achievement has left that state. */
export const tellFeat = ({ notify }: Notifies) =>
  onTask<Event>(TELL, (ctx, { idx, how, memberIdx, aboutIdx }) =>
    write(ctx, async (tx) => {
      const told = await sql.addressee(tx.sql, idx, memberIdx, aboutIdx)
      const isOver = ['VERIFIED', 'PUBLISHED', 'HIDDEN'].includes(how) && told?.state !== how
      if (!told || isOver) return
      const { kind, date, who, phone, ...member } = told
      const words = await wordsOf(tx, spokenBy(tx, member.lang), 'hof')
      const title = words.say(`KIND_${kind}`, {}) ?? ''
      const values = { name: member.name, how, person: who, title, date, phone }
      await notify(tx, 'FEAT', member, values, { named: [aboutIdx] })
    }),
  )
