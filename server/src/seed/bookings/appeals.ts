import { notify } from '../../member/inbox/notify.ts'
import type { Sql } from '../../platform/database.ts'
import { myPenalty } from '../../reservation/rules/penalty/own/service.ts'
import { type Golfer, memberContexts } from './member-context.ts'

const WHO = 'penalty1'
const TEXT = 'My father was taken to hospital that morning. I can bring the papers to the club.'

/** The suspended member appeals, through the service. */
export async function seedAppeals(sql: Sql): Promise<void> {
  const [found] = await sql<(Golfer & { penaltyIdx: number })[]>`
    select p.penalty_idx, m.member_idx, m.id, m.name, m.other_name, m.member_type
    from penalty p join member m using (member_idx)
    where m.id = ${WHO} and p.state = 'ACTIVE' order by p.penalty_idx limit 1`
  if (!found) return
  const { penaltyIdx, ...golfer } = found
  const contextOf = await memberContexts(sql)
  await myPenalty({ notify }).appeal({ penaltyIdx, text: TEXT }, contextOf(golfer, 'myPenalty.appeal'), [])
}
