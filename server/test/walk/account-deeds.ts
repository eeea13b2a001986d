import { contract } from '@clubhouse/contract'
import { jobContext } from '../../src/job/context.ts'
import { performTasks } from '../../src/job/perform.ts'
import { finishMerge } from '../../src/member/merge/move.ts'
import { PASSWORD } from '../club.ts'
import { type Deed, type Member, REASON, type Walk } from './walk.ts'

/** A member closes the account. A manager restores it, or a new member joins. */
const close: Deed = async (walk) => {
  const me = walk.random.pick(walk.members)
  await walk.send(contract.profile.checkPassword, { password: PASSWORD }, me)
  const why = await walk.send(contract.withdrawal.reason, { reasons: ['moved'] }, me)
  if (why.status !== 200 || !why.result) return true
  const { reasonIdx } = why.data
  const closed = await walk.send(contract.withdrawal.withdraw, { reasonIdx, password: PASSWORD }, me)
  if (closed.status !== 200 || !closed.result) return true
  if (walk.random.chance(0.5)) return restore(walk, me)
  await walk.replace(me)
  return true
}

async function restore(walk: Walk, me: Member): Promise<boolean> {
  const { memberIdx } = me
  const [row] = await walk.club.sql<{ version: number }[]>`select version from member where member_idx = ${memberIdx}`
  const { version } = row!
  const restored = await walk.send(contract.memberManage.restore, { memberIdx, version, ...REASON }, walk.boss)
  if (restored.status === 200 && restored.result) me.token = await walk.club.signIn(me)
  else await walk.replace(me)
  return true
}

/** Two accounts turn out to be of one person. A new member joins. */
const merge: Deed = async (walk) => {
  const [kept, gone] = walk.random.shuffle(walk.members) as [Member, Member]
  const [a, b] = [kept.memberIdx, gone.memberIdx]
  const both = await walk.send(contract.memberMerge.compare, { a, b }, walk.boss)
  if (both.status !== 200 || !both.result) return true
  const versions = { keptVersion: both.data.a.version, goneVersion: both.data.b.version }
  const input = { keptIdx: a, goneIdx: b, ...versions, take: [], ...REASON }
  const merged = await walk.send(contract.memberMerge.merge, input, walk.boss)
  if (merged.status === 200 && merged.result) await walk.replace(gone)
  return true
}

/** What was written about an account while it ended follows it. */
const finish: Deed = async ({ club }) => {
  while (await performTasks(jobContext(club.platform, finishMerge.name), finishMerge));
  return true
}

/** How accounts end, by how often they do. */
export const ACCOUNT_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [1, close],
  [2, merge],
  [2, finish],
]
