import { schedule } from '../../../job/job.ts'
import { keepHorizon } from './service.ts'

/** Creates and publishes the days ahead: hourly, but never on the hour, when tee times open. */
export const horizonJob = schedule('keep-horizon', '7 * * * *', async (ctx) => {
  const { unserved } = await keepHorizon(ctx)
  if (unserved.length > 0) throw new Error(`no template can serve the days from ${unserved[0]} to ${unserved.at(-1)}`)
})
