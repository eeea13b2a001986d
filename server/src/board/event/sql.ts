import * as event from '@clubhouse/contract/board/event'
import type { PostState } from '@clubhouse/contract/board/post'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { EventTable, FileTable } from '../../platform/tables.ts'

export type EventRow = Pick<
  EventTable,
  | 'idx'
  | 'lang'
  | 'title'
  | 'category'
  | 'openAt'
  | 'closeAt'
  | 'startDate'
  | 'endDate'
  | 'place'
  | 'link'
  | 'views'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
> & {
  imageIdx: number | null
  imageName: string | null
  hasFile: boolean
  progress: boolean
  stage: event.Stage | null
  state: PostState
  createdBy: string | null
}

const columns = (sql: Sql) => sql<EventRow[]>`
  e.idx, e.lang, e.title, e.category, e.open_at, e.close_at, e.start_date, e.end_date, e.place, e.link, e.views,
  e.created_at, e.updated_at, e.version, e.image_file_idx as image_idx,
  (select name from file where file_idx = e.image_file_idx) as image_name,
  exists (select from event_file f where f.event_idx = e.idx) as has_file,
  coalesce(current_club_date() between e.start_date and e.end_date, false) as progress,
  case when e.end_date < current_club_date() then 'ended' when e.start_date > current_club_date() then 'soon'
    when e.start_date is not null then 'now' end as stage,
  post_state(e.state, e.open_at, e.close_at) as state,
  (select name from admin where admin_idx = e.created_by) as created_by`

const STAGES = {
  now: (sql: Sql) => sql`e.start_date <= current_club_date() and e.end_date >= current_club_date()`,
  soon: (sql: Sql) => sql`e.start_date > current_club_date()`,
  ended: (sql: Sql) => sql`e.end_date < current_club_date()`,
}

type Filter = Omit<ParsedInputOf<typeof event.list>, 'clubCode' | 'scope'>

/** @param all the ones that visitors do not see too, but the archived ones */
export const list = (sql: Sql, filter: Filter, all: boolean) =>
  pageOf(sql, event.list, filter, {
    select: columns(sql),
    from: sql`event e`,
    each: sql`e`,
    where: [
      all ? sql`e.state <> 'ARCHIVED'` : open(sql, 'e'),
      filter.progress && STAGES[filter.progress](sql),
      filter.lang && sql`e.lang = ${filter.lang}`,
    ],
    keyword: [sql`e.title`, sql`e.contents`],
    sorts: {
      // Drafts without dates are what an editor still works on: among the latest.
      startDate: { by: sql`e.start_date`, nulls: 'asIndexed' },
      endDate: { by: sql`e.end_date`, nulls: 'asIndexed' },
      openAt: { by: sql`e.open_at`, nulls: 'asIndexed' },
      title: sql`e.title`,
      views: sql`e.views`,
      idx: sql`e.idx`,
    },
    tie: [sql`e.idx`],
  })

/** `isOpen`: visitors see it now. */
type Whole = EventRow &
  Pick<EventTable, 'contents'> & { isOpen: boolean; prevIdx: number | null; nextIdx: number | null }

/** One event, whoever may see it, with its neighbours by the first day. */
export async function one(sql: Sql, idx: number): Promise<Whole | undefined> {
  const [row] = await sql<Whole[]>`
    select ${columns(sql)}, e.contents, ${open(sql, 'e')} as is_open,
      (select p.idx from event p where ${open(sql, 'p')} and p.lang = e.lang and (p.start_date, p.idx) < (e.start_date, e.idx)
        order by p.start_date desc, p.idx desc limit 1) as prev_idx,
      (select p.idx from event p where ${open(sql, 'p')} and p.lang = e.lang and (p.start_date, p.idx) > (e.start_date, e.idx)
        order by p.start_date, p.idx limit 1) as next_idx
    from event e where e.idx = ${idx}`
  return row
}

type FileRow = Pick<FileTable, 'fileIdx' | 'name' | 'size' | 'mime'>

export async function files(sql: Sql, idx: number): Promise<FileRow[]> {
  return sql<FileRow[]>`
    select file_idx, f.name, f.size, f.mime from event_file x join file f using (file_idx)
    where x.event_idx = ${idx} order by x.order_no, file_idx`
}

function open(sql: Sql, table: string) {
  const column = (name: string) => sql(`${table}.${name}`)
  return sql`(${column('state')} in ('SCHEDULED', 'PUBLISHED') and ${column('open_at')} <= club_now()
    and (${column('close_at')} is null or ${column('close_at')} > club_now()))`
}
