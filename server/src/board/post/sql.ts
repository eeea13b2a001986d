import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import type { ListSort } from '../../platform/list.ts'
import type { PostVersionTable } from '../../platform/tables.ts'
import { isOpen, type Noun } from './rows.ts'

export interface PostKey {
  noun: Noun
  idx: number
}

export type Saved = Pick<PostVersionTable, 'idx' | 'version'>

export interface PostRow extends Saved {
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  createdBy: string | null
  /** By the clock. */
  state: PostState
  isOpen: boolean
  imageIdx: number | null
  imageName: string | null
  imageWidth: number | null
  imageHeight: number | null
  imageBlur: string | null
  hasFile: boolean
}

export const postColumns = (sql: Sql, noun: Noun, lang: string) => sql<PostRow[]>`
  t.idx, t.version, t.open_at, t.close_at, t.created_at, t.updated_at,
  (select name_in(${lang}, name, other_name) from admin where admin_idx = t.created_by) as created_by,
  post_state(t.state, t.open_at, t.close_at) as state, ${isOpen(sql, 't')} as is_open,
  image.file_idx as image_idx, image_file.name as image_name, image_file.width as image_width,
  image_file.height as image_height, image_file.blur as image_blur,
  exists (select from post_file f where f.noun = ${noun} and f.idx = t.idx and f.place = 'files') as has_file`

export const imageJoin = (sql: Sql, noun: Noun) => sql`
  left join post_file image on image.noun = ${noun} and image.idx = t.idx and image.place = 'image'
  left join file image_file on image_file.file_idx = image.file_idx`

export type CommonSort = 'category' | 'idx' | 'lang' | 'openAt' | 'state' | 'title' | 'views'

/** The sorts of a board's columns that others have too. Drafts without an opening time are with the latest. */
export const sorts = (sql: Sql): Record<CommonSort, ListSort> => ({
  category: sql`t.category`,
  idx: sql`t.idx`,
  lang: sql`t.lang`,
  openAt: { by: sql`t.open_at`, nulls: 'asIndexed' },
  state: sql`post_state(t.state, t.open_at, t.close_at)`,
  title: sql`t.title`,
  views: sql`t.views`,
})

/** One post in any state, visible to visitors or not. */
export async function one<Row extends object>(
  sql: Sql,
  { noun, idx }: PostKey,
  columns: Fragment,
  lang: string,
): Promise<(PostRow & Row) | undefined> {
  const [row] = await sql<(PostRow & Row)[]>`
    select ${postColumns(sql, noun, lang)}, ${columns} from ${sql(noun)} t ${imageJoin(sql, noun)} where t.idx = ${idx}`
  return row
}
