import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { historyCall } from './office/history.ts'
import { idx, instant, text } from './shape.ts'
import { saidInOthers, siteState } from './site.ts'

const plan = z.object({
  planIdx: idx,
  at: instant,
  state: siteState,
  message: z.string().nullish(),
  translated: saidInOthers,
  reason: z.string(),
})
export type SitePlan = z.output<typeof plan>

export const plans = call('GET /manage/site-plans', {
  summary: 'Read the state of the site with its message in every language, and the planned changes.',
  access: manager('910300', 'R'),
  input: {},
  data: z.object({
    state: siteState,
    message: z.string().nullish(),
    translated: saidInOthers,
    plans: z.array(plan),
  }),
})

export const planState = call('POST /manage/site-plans', {
  summary: 'Plan a change of the site’s state. It takes effect in the minute planned.',
  access: manager('910300', 'U'),
  input: {
    at: instant,
    state: siteState,
    message: text(500).optional(),
    translated: saidInOthers.optional(),
    reason: text(200).min(1),
  },
  data: z.object({ planIdx: idx }),
})

export const removePlan = call('DELETE /manage/site-plans/{id=planIdx}', {
  summary: 'Remove a planned change.',
  access: manager('910300', 'U'),
  input: { planIdx: idx },
  data: z.null(),
})

export const stateHistory = historyCall('site-state', '910300', {
  state: { heading: 'site-open.STATE', as: { texts: 'site-open.STATE_' } },
  message: 'site-open.MESSAGE',
})
