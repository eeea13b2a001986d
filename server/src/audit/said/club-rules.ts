import type { Rule } from './rule.ts'

/** The site, emails, exports and jobs. */
export const CLUB_RULES: Readonly<Record<string, readonly Rule[]>> = {
  audit: [{ say: 'LOG_ERASED', deed: 'ERASED' }],
  export: [
    { with: { state: 'CANCELLED' }, say: 'EXPORT_CANCELLED', deed: 'CANCELLED' },
    { has: ['rows'], say: 'EXPORTED', count: 'rows', deed: 'EXPORTED' },
  ],
  job: [{ say: 'JOB_RUN' }],
  mail: [
    { with: { test: true }, say: 'EMAIL_TESTED' },
    { state: 'CANCELLED', say: 'EMAIL_CANCELLED', deed: 'CANCELLED' },
    { say: 'EMAIL_AGAIN' },
  ],
  message: [{ has: ['list'], say: 'TEXTS_CHANGED' }],
  'site-state': [
    { with: { state: 0 }, say: 'SITE_STOPPED', deed: 'CANCELLED' },
    { with: { state: 1 }, say: 'SITE_OPENED' },
    { with: { state: 2 }, say: 'SITE_CLOSED', deed: 'CANCELLED' },
  ],
  'site-plan': [
    { isChange: false, say: 'SITE_PLANNED', deed: 'CREATED' },
    { say: 'SITE_PLAN_REMOVED', deed: 'REMOVED' },
  ],
}
