import { jobContext } from '../../src/job/context.ts'
import { performTasks } from '../../src/job/perform.ts'
import { mailWanted } from '../../src/member/inbox/mail-choice.ts'
import { notify } from '../../src/member/inbox/notify.ts'
import { planJobs } from '../../src/reservation/draw/plan/jobs.ts'
import { drawJobs } from '../../src/reservation/draw/run/jobs.ts'
import { bookingJobs } from '../../src/reservation/people/notice/jobs.ts'
import type { TestClub } from '../club.ts'

const jobs = [...drawJobs({ notify }), ...bookingJobs({ notify, mailWanted })]

/** Performs the due tasks of draws and bookings until none is left. @param only the name of one job */
export async function doTasks(club: TestClub, only?: string): Promise<void> {
  const ctx = jobContext(club.platform, 'test')
  for (let some = true; some; ) {
    some = false
    for (const job of jobs)
      if (!job.schedule && (!only || job.name === only)) {
        const performed = await performTasks(ctx, job)
        if (performed?.error) throw performed.error
        some ||= performed !== undefined
      }
  }
}

/** Runs the job that plans and opens draws each minute. */
export async function planDraws(club: TestClub): Promise<void> {
  const job = planJobs.find(({ schedule }) => schedule)!
  await job.run(jobContext(club.platform, job.name))
}

/** Tee times of a day that wait for a draw. */
export async function waitingDay(
  club: TestClub,
  date: string,
  { slots = 3, ...more }: Parameters<TestClub['day']>[1] = {},
): Promise<number[]> {
  const slotIdx = await club.day(date, { dayClass: 'WEEKEND', slots, ...more })
  await club.sql`insert into claim (slot_idx, seat, kind) select unnest(${slotIdx}::bigint[]), 0, 'DRAW'`
  return slotIdx
}
