import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { date, idx, instant, key, person } from '../shape.ts'
import { lostReport, lostReportRow, reportState } from './lost-report.ts'

const MENU = '930700'

const row = lostReportRow.extend({
  member: person,
  at: instant,
  /** Items at the club, published or not, that match it. */
  matches: z.int(),
})
export type ManagedReportRow = z.output<typeof row>

export const list = listCall('GET /manage/lost-reports', {
  summary: 'List what members reported as lost, with the number of items at the club that match.',
  access: manager(MENU, 'R'),
  row,
  sorts: ['lostDate', 'reportIdx', 'kind', 'state'],
  sort: '-lostDate',
  keyword: true,
  filters: {
    state: reportState.optional(),
    kind: key('792').optional(),
    /** Open reports with items that match, or without. */
    matched: z.boolean().optional(),
    /** Days of the loss, both included. */
    from: date.optional(),
    to: date.optional(),
  },
  exported: {
    title: 'lost-report.NAME',
    kind: { heading: 'lost-report.KIND', as: { code: '792' } },
    member: 'lost-report.MEMBER',
    lostDate: { heading: 'lost-report.LOST_DATE', as: 'day' },
    place: 'lost-report.PLACE',
    state: { heading: 'lost-report.STATE', as: { texts: 'lost-report.STATE_' } },
    matches: 'lost-report.MATCHES',
  },
})

const shown = lostReport.extend({
  member: person,
  phoneNo: z.string(),
})
export type ManagedReport = z.output<typeof shown>

export const one = call('GET /manage/lost-reports/{id=reportIdx}', {
  summary: 'Read a report with its member, its files and the items at the club that match.',
  access: manager(MENU, 'R'),
  input: { reportIdx: idx },
  data: shown,
})
