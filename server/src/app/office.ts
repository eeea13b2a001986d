import { attention } from '../attention/service.ts'
import { sealAudit, verifyAudit } from '../audit/job.ts'
import { tellTasks } from '../audit/said/task.ts'
import { audit, didLast } from '../audit/service.ts'
import { archive } from '../backup/every-minute.ts'
import { backUp } from '../backup/job.ts'
import { backup } from '../backup/service.ts'
import { keepDayFill } from '../dashboard/keep-fill.ts'
import { report } from '../dashboard/report/service.ts'
import { dashboard } from '../dashboard/service.ts'
import { ipBlock } from '../ip-block/service.ts'
import { forgetKeys } from '../job/forget-keys.ts'
import type { Job } from '../job/job.ts'
import { job } from '../job/service.ts'
import { sendMail, sendWaiting, tidyMail } from '../mail/deliver.ts'
import { mail } from '../mail/service.ts'
import { exceeds } from '../manager/manage/giver.ts'
import { countListRows } from '../office/count-rows.ts'
import { forgetRemoved } from '../office/record/removed.ts'
import { view } from '../office/service.ts'
import { deedsOf, type Logged } from '../reservation/booking/change/deeds.ts'
import { NUMBERED } from '../reservation/numbered.ts'
import { search } from '../search/service.ts'
import { setup } from '../setup/service.ts'
import type { Part } from './part.ts'

export const officeJobs = [
  sendMail,
  sendWaiting,
  tidyMail,
  forgetKeys,
  forgetRemoved,
  sealAudit,
  verifyAudit,
  keepDayFill,
  countListRows,
  backUp,
  archive,
]

const LOG = {
  bookingDeeds: (before: unknown, after: unknown, isFirst: boolean) =>
    deedsOf(before as Logged, after as Logged, isFirst),
  numbered: NUMBERED,
}

/** @param jobs of the whole product, which the office shows */
export const office = (jobs: readonly Job[]) =>
  ({
    dashboard,
    report,
    backup,
    setup,
    mail: mail({ exceeds }),
    job: job(jobs, { didLast: didLast(LOG), tellTasks }),
    ipBlock,
    audit: audit(LOG),
    attention,
    search,
    view,
  }) satisfies Part['services']
