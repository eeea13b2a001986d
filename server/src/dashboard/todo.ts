import { hasRight } from '@clubhouse/contract/access'
import { countReported } from '../board/hof/rows.ts'
import { counts as countLostProperty } from '../board/lost-item/rows.ts'
import { counts as countInquiries } from '../inquiry/rows.ts'
import { failedMails } from '../mail/failed.ts'
import type { Context } from '../platform/context.ts'
import { countForms, countMissing } from '../reservation/team/waiting.ts'
import { standings } from './people-sql.ts'

/** The jobs as their own list has them. */
export type Jobs = (ctx: Context) => Promise<readonly { overdue: boolean }[]>

/** What waits for the caller, each with the list behind it; what is done is left out. */
export async function todo(ctx: Context, jobs: Jobs) {
  const { sql, who } = ctx
  const [people, mails, late, inquiries, lost, feats, forms, missing] = await Promise.all([
    hasRight(who, '950100', 'R') ? standings(sql) : undefined,
    hasRight(who, '960500', 'R') ? failedMails(sql) : undefined,
    hasRight(who, '960700', 'R') ? jobs(ctx) : undefined,
    hasRight(who, '950200', 'R') ? countInquiries(sql) : undefined,
    hasRight(who, '930700', 'R') ? countLostProperty(sql) : undefined,
    hasRight(who, '930800', 'R') ? countReported(sql) : undefined,
    hasRight(who, '940800', 'R') ? countForms(sql) : undefined,
    hasRight(who, '940800', 'R') ? countMissing(sql) : undefined,
  ])
  const outbox = '/ishm/system/outbox?state=FAILED&isBounced='
  const all = [
    { code: 'PENDING_MEMBERS', count: people?.pending ?? 0, path: '/ishm/member/list?state=PENDING' },
    { code: 'FAILED_MAILS', count: mails?.failed ?? 0, path: `${outbox}false` },
    { code: 'BOUNCED_MAILS', count: mails?.bounced ?? 0, path: `${outbox}true` },
    { code: 'OVERDUE_JOBS', count: late?.filter(({ overdue }) => overdue).length ?? 0, path: '/ishm/system/job' },
    { code: 'LOST_CLAIMS', count: lost?.claims ?? 0, path: '/ishm/board/lost-item?claimed=true' },
    { code: 'REPORTED_FEATS', count: feats ?? 0, path: '/ishm/board/hof?state=REPORTED' },
    { code: 'GROUP_FORMS', count: forms ?? 0, path: '/ishm/reservation/teams?state=SUBMITTED' },
    {
      code: 'GROUPS_WITHOUT_TIMES',
      count: missing ?? 0,
      path: '/ishm/reservation/teams/contracts?state=ACTIVE',
    },
    { code: 'OVERDUE_INQUIRIES', count: inquiries?.overdue ?? 0, path: '/ishm/member/inquiry?overdue=true' },
  ] as const
  return all.filter(({ count }) => count > 0)
}
