import type { contract } from '@clubhouse/contract'
import { eventBoard } from '@clubhouse/contract/board/event'
import { Malformed, type Services } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'
import { neighbours, pictureColumns } from '../post/rows.ts'

const STAGES = {
  now: (sql: Sql) => sql`t.start_date <= current_club_date() and t.end_date >= current_club_date()`,
  soon: (sql: Sql) => sql`t.start_date > current_club_date()`,
  ended: (sql: Sql) => sql`t.end_date < current_club_date()`,
}

export const posts = board(eventBoard, {
  noun: 'event',
  menu: '930400',
  columns: (sql) => sql`
    t.lang, t.title, t.category, t.views, t.start_date, t.end_date, t.place, t.link, ${pictureColumns(sql)},
    coalesce(current_club_date() between t.start_date and t.end_date, false) as progress,
    case when ${STAGES.ended(sql)} then 'ended' when ${STAGES.soon(sql)} then 'soon'
      when t.start_date is not null then 'now' end as stage`,
  whole: (sql) => sql`t.contents, ${neighbours(sql, 'event', 'start_date')}, ${otherLanguages(sql, 'event')}`,
  listed: (sql) => otherLanguages(sql, 'event'),
  copied: (sql) => sql`lang, title, contents, category, place, link, alt, focus_x, focus_y`,
  own: ({ startDate, endDate, place, link }) => ({
    start_date: startDate,
    end_date: endDate,
    place: place || null,
    link: link || null,
  }),
  check: ({ startDate, endDate }) => (endDate < startDate ? new Malformed('endDate') : undefined),
  where: (sql, { progress }) => [progress && STAGES[progress](sql)],
  sorts: (sql) => ({
    // Drafts without dates are still being edited, so they are listed with the latest.
    startDate: { by: sql`t.start_date`, nulls: 'asIndexed' },
    endDate: { by: sql`t.end_date`, nulls: 'asIndexed' },
  }),
})

export const event: Services<typeof contract.event> = { ...posts }
