import { type Job, onTask, schedule } from '../../../job/job.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { OFFER_STANDBY } from '../freed/release.ts'
import { closeEntries, look } from './look.ts'
import * as sql from './sql.ts'

/** Offers freed tee times about a second after they were freed; each minute it finds what a stopped server left. */
export const standbyJobs = (channels: Pick<Channels, 'notify'>): Job[] => [
  onTask<{ date: string }>(OFFER_STANDBY, (ctx, { date }) => look(ctx, date, channels)),
  schedule('tend-standby', '* * * * *', async (ctx) => {
    await closeEntries(ctx)
    for (const date of await sql.datesToLookAt(ctx.sql)) await look(ctx, date, channels)
  }),
]
