import type { contract } from '@clubhouse/contract'
import { admits } from '@clubhouse/contract/access'
import type { WaitingKind } from '@clubhouse/contract/attention'
import * as feats from '@clubhouse/contract/board/hof-manage'
import * as foundItems from '@clubhouse/contract/board/lost-item-manage'
import type { Call } from '@clubhouse/contract/call'
import * as inquiries from '@clubhouse/contract/inquiry-manage'
import * as jobs from '@clubhouse/contract/job'
import * as mails from '@clubhouse/contract/mail'
import * as members from '@clubhouse/contract/member/manage'
import * as bookings from '@clubhouse/contract/reservation/booking/list'
import * as draws from '@clubhouse/contract/reservation/draw/draw-manage'
import * as penalties from '@clubhouse/contract/reservation/rules/penalty-list'
import * as waivers from '@clubhouse/contract/reservation/sheet/waiver'
import * as seasons from '@clubhouse/contract/reservation/team/season'
import * as teams from '@clubhouse/contract/reservation/team/team-manage'
import * as terms from '@clubhouse/contract/terms'
import { countReported } from '../board/hof/rows.ts'
import { counts as countLostProperty } from '../board/lost-item/rows.ts'
import { counts as countInquiries } from '../inquiry/rows.ts'
import { failedJobs } from '../job/failed.ts'
import { failedMails } from '../mail/failed.ts'
import { waitingMembers } from '../member/manage/waiting.ts'
import type { Context, Services } from '../platform/context.ts'
import { countNamesOverdue } from '../reservation/booking/list/manage/waiting.ts'
import { countFailed, countWithoutNumbers } from '../reservation/draw/waiting.ts'
import { countAppealed, countOverdue, countProposed } from '../reservation/rules/penalty/manage/list/waiting.ts'
import { countWaiting as countWaivers } from '../reservation/sheet/waiver/waiting.ts'
import {
  countDraws,
  countForms,
  countMissing,
  countOnHoliday,
  countOverdue as countOverdueForms,
} from '../reservation/team/waiting.ts'
import { waitingTerms } from '../terms/prepared.ts'

type Counts = Partial<Record<WaitingKind, number>>

/** Each list with what of it waits for a manager. Who may read the list may read its counts. */
const LISTS: readonly (readonly [list: Call, count: (ctx: Context) => Promise<Counts>])[] = [
  [members.list, async ({ sql }) => ({ MEMBER_PENDING: await waitingMembers(sql) })],
  [
    mails.list,
    async ({ sql }) => {
      const { failed, bounced } = await failedMails(sql)
      return { MAIL_FAILED: failed, MAIL_BOUNCED: bounced }
    },
  ],
  [
    penalties.list,
    async ({ sql }) => ({
      PENALTY_PROPOSED: await countProposed(sql),
      PENALTY_APPEALED: await countAppealed(sql),
      PENALTY_OVERDUE: await countOverdue(sql),
    }),
  ],
  [waivers.proposals, async ({ sql }) => ({ WAIVER_PROPOSED: await countWaivers(sql) })],
  [
    draws.list,
    async ({ sql }) => ({ DRAW_FAILED: await countFailed(sql), DRAW_NUMBERS: await countWithoutNumbers(sql) }),
  ],
  [bookings.list, async ({ sql }) => ({ NAMES_OVERDUE: await countNamesOverdue(sql) })],
  [
    inquiries.list,
    async ({ sql }) => {
      const { unassigned, firstOverdue, overdue } = await countInquiries(sql)
      return { INQUIRY_NEW: unassigned, INQUIRY_FIRST_OVERDUE: firstOverdue, INQUIRY_OVERDUE: overdue }
    },
  ],
  [teams.forms, async ({ sql }) => ({ TEAM_FORMS: await countForms(sql), TEAM_OVERDUE: await countOverdueForms(sql) })],
  [seasons.list, async ({ sql }) => ({ SEASON_DRAW: await countDraws(sql) })],
  [
    teams.contracts,
    async ({ sql }) => ({ TEAM_MISSING: await countMissing(sql), TEAM_HOLIDAY: await countOnHoliday(sql) }),
  ],
  [
    foundItems.list,
    async ({ sql }) => {
      const { claims, over, police, matched } = await countLostProperty(sql)
      return { LOST_CLAIMED: claims, LOST_OVER: over, LOST_POLICE: police, LOST_MATCHED: matched }
    },
  ],
  [feats.list, async ({ sql }) => ({ FEAT_REPORTED: await countReported(sql) })],
  [terms.list, async (ctx) => ({ TERMS_OLD: await waitingTerms(ctx) })],
  [jobs.list, async (ctx) => ({ JOB_FAILED: await failedJobs(ctx) })],
]

/** What waits for the caller; what is done is left out. */
export async function waitingFor(ctx: Context): Promise<{ kind: WaitingKind; count: number }[]> {
  const mine = LISTS.filter(([{ access }]) => admits(access, ctx.who) === 'yes')
  const counts = await Promise.all(mine.map(([, count]) => count(ctx)))
  return (Object.entries(Object.assign({}, ...counts)) as [WaitingKind, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count }))
}

export const attention: Services<typeof contract.attention> = { waiting: async (_, ctx) => waitingFor(ctx) }
