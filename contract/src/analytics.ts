import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE } from './fail.ts'
import { historyCall } from './office/history.ts'
import { instant, text, version } from './shape.ts'

/** A measurement id of Google Analytics 4; empty: nothing is reported. */
const gaId = z.string().regex(/^(G-[A-Z0-9]{4,20})?$/)

const analytics = z.object({
  gaId,
  /** A secret is stored, and can be read by this deployment. It is never answered. */
  hasSecret: z.boolean(),
  /** Of the last report. Google answers in the same way whether the id and the secret are right or not. */
  sentAt: instant.nullable(),
  /** Since the last report that arrived. */
  failedAt: instant.nullable(),
  failure: z.string().nullable(),
  version,
})

/** Decision 074. */
export const read = call('GET /site/analytics', {
  summary: 'Read where page views are reported.',
  access: manager('910500', 'R'),
  input: {},
  data: analytics,
})

export const change = call('PUT /site/analytics', {
  summary:
    'Change where page views are reported. An omitted secret stays; an empty id ends the reports and removes it.',
  access: manager('910500', 'U'),
  input: {
    gaId: gaId.optional(),
    gaSecret: text(100)
      .regex(/^[\w-]*$/)
      .optional(),
    version,
  },
  data: analytics,
  fails: [CHANGED_MEANWHILE],
})

/** Its record is the club. */
export const analyticsHistory = historyCall('site-analytics', '910500', { gaId: 'ext-info.GA_ID' })
