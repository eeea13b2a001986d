import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from './fail.ts'
import { listCall } from './list.ts'
import { historyCall } from './office/history.ts'
import { idx, instant, version } from './shape.ts'

export const consents = listCall('GET /manage/terms/{id=termsIdx}/consents', {
  summary: 'List the latest answer of each member to one version of the terms, the newest first.',
  access: manager('910800', 'R'),
  row: z.object({
    memberIdx: idx,
    /** Left out for who may not read members. */
    name: z.string().nullish(),
    agreed: z.boolean(),
    at: instant,
    channel: z.string(),
  }),
  sorts: ['at'],
  sort: '-at',
  filters: { termsIdx: idx },
  also: { agreed: z.int(), refused: z.int() },
})

export const dismiss = call('PUT /manage/terms/{id=termsIdx}/dismiss', {
  summary:
    'Dismiss a draft that the product prepared because the rules are newer than the booking terms; it stays a draft.',
  access: manager('910800', 'U'),
  input: { termsIdx: idx, version },
  data: z.object({ termsIdx: idx, version }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const history = historyCall('terms', '910800', {
  title: 'terms-manage.NAME',
  termsType: { heading: 'terms-manage.TYPE', as: { code: 'ZWA' } },
  effectiveDate: { heading: 'terms.EFFECTIVE', as: 'day' },
  isRequired: 'terms-manage.REQUIRED',
  isWorse: 'terms-manage.WORSE',
  isDraft: 'terms.DRAFT',
  contents: { heading: 'terms.FULL_TEXT', as: 'html' },
})
