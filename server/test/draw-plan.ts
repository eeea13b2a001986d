import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { afterAll, beforeAll, expect } from 'vitest'
import { answerings } from '../src/app.ts'
import type { Answering } from '../src/http/answer.ts'
import { jobContext } from '../src/job/context.ts'
import { planJobs } from '../src/reservation/draw/plan/jobs.ts'
import { planning } from '../src/reservation/draw/plan/service.ts'
import { TestClub } from './club.ts'

/** The calls of planning beside all others, as long as their noun is not registered. */
function calls(): Answering[] {
  const all = answerings()
  const known = new Set(all.map(({ name }) => name))
  const declared = new Map<string, unknown>(Object.entries(manage))
  const own = Object.entries(planning).map(([verb, service]) => ({
    call: declared.get(verb) as Answering['call'],
    name: `drawManage.${verb}`,
    service: service as Answering['service'],
  }))
  return [...all, ...own.filter(({ name }) => !known.has(name))]
}

/** As `TestClub.use`, with the calls that plan draws. */
export function usePlanningClub(): { readonly club: TestClub } {
  const holder = {} as { club: TestClub }
  beforeAll(async () => {
    holder.club = await TestClub.open(1000, calls())
  })
  afterAll(async () => {
    const violations = await holder.club.sql`select * from invariant_violations`
    await holder.club.close()
    expect([...violations]).toEqual([])
  })
  return holder
}

/** What the job of each minute does. */
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
