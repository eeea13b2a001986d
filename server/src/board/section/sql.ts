import type { SectionPage } from '@clubhouse/contract/board/section'
import type { Sql } from '../../platform/database.ts'
import type { SectionTable } from '../../platform/tables.ts'
import { isOpen } from '../post/sql.ts'

type ByLang = Record<string, string>
interface Attached {
  fileIdx: number
  name: string
  size: number
  mime: string
  place: string
  width: number | null
  height: number | null
  blur: string | null
}
export type OpenSection = Pick<SectionTable, 'idx' | 'rowsText' | 'link' | 'focusX' | 'focusY'> & {
  kind: 'TEXT'
  heading: ByLang
  body: ByLang
  alt: ByLang
  attached: Attached[]
}

export async function open(sql: Sql, page: SectionPage): Promise<OpenSection[]> {
  return sql<OpenSection[]>`
    select t.idx, t.kind, t.heading, t.body, t.rows_text, t.alt, t.focus_x, t.focus_y, t.link,
      (select coalesce(json_agg(json_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime,
        'place', x.place, 'width', f.width, 'height', f.height, 'blur', f.blur) order by x.order_no), '[]')
        from post_file x join file f using (file_idx) where x.noun = 'section' and x.idx = t.idx) as attached
    from section t where t.page = ${page} and ${isOpen(sql, 't')} order by t.order_no, t.idx`
}
