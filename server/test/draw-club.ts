import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import * as entry from '@clubhouse/contract/reservation/draw/entry'
import * as post from '@clubhouse/contract/reservation/draw/post'
import { afterAll, beforeAll, expect } from 'vitest'
import { answerings } from '../src/app.ts'
import type { Answering } from '../src/http/answer.ts'
import { jobContext } from '../src/job/context.ts'
import { performTasks } from '../src/job/perform.ts'
import { notify } from '../src/member/inbox/notify.ts'
import { mailWanted } from '../src/member/settings/mail-choice.ts'
import { drawJobs } from '../src/reservation/draw/run/jobs.ts'
import { proofs } from '../src/reservation/draw/run/proof.ts'
import { bringing, run } from '../src/reservation/draw/run/service.ts'
import { bookingJobs } from '../src/reservation/people/notice/jobs.ts'
import { TestClub } from './club.ts'

const answering = (noun: string, calls: object, services: object): Answering[] =>
  Object.entries(services).map(([verb, service]) => ({
    call: (calls as Record<string, Answering['call']>)[verb]!,
    name: `${noun}.${verb}`,
    service,
  }))

/** The calls of a draw beside all others, as long as their nouns are not registered. */
const drawCalls = () => {
  const all = answerings()
  const known = new Set(all.map(({ name }) => name))
  return [
    ...all,
    ...[
      ...answering('drawManage', manage, run),
      ...answering('draw', entry, bringing),
      ...answering('drawPost', post, proofs),
    ].filter(({ name }) => !known.has(name)),
  ]
}

/** As `TestClub.use`. @param settings such as DRAND_URL, read when the file begins */
export function useDrawClub(settings: () => Record<string, string> = () => ({})): { readonly club: TestClub } {
  const holder = {} as { club: TestClub }
  beforeAll(async () => {
    holder.club = await TestClub.open(1000, drawCalls(), undefined, settings())
  })
  afterAll(async () => {
    const violations = await holder.club.sql`select * from invariant_violations`
    await holder.club.close()
    expect([...violations]).toEqual([])
  })
  return holder
}

const jobs = [...drawJobs({ notify }), ...bookingJobs({ notify, mailWanted })]

/** Does the tasks of draws and bookings that are due, until there is none. */
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
