import type { EditedHole, PlayedHole } from '@clubhouse/contract/reservation/sheet/course'
import type { Sql } from '../../../platform/database.ts'

export interface CourseRow {
  courseIdx: number
  code: string
  name: string
  holes: PlayedHole[]
}

export async function courses(sql: Sql, lang: string, clubLang: string): Promise<CourseRow[]> {
  return sql<CourseRow[]>`
    select c.course_idx, c.code, coalesce(c.name ->> ${lang}, c.name ->> ${clubLang}, c.name ->> 'en', c.code) as name,
      jsonb_agg(h.shape || jsonb_build_object('no', h.no, 'par', h.par, 'index', h.stroke_index, 'tees', h.tees,
        'rise', h.rise, 'land', h.land, 'woods', h.woods,
        'tip', coalesce(h.tip ->> ${lang}, h.tip ->> ${clubLang}, h.tip ->> 'en', '')) order by h.no) as holes
    from course c join course_hole h using (course_idx) where c.is_use
    group by c.course_idx order by c.order_no, c.code`
}

/** Takes the next version of a course; undefined when the given version is outdated. */
export async function nextVersion(sql: Sql, courseIdx: number, version: number): Promise<number | undefined> {
  const [row] = await sql<{ version: number }[]>`
    update course set version = version + 1 where course_idx = ${courseIdx} and version = ${version} returning version`
  return row?.version
}

export async function versionOf(sql: Sql, courseIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ version: number }[]>`select version from course where course_idx = ${courseIdx}`
  return row?.version
}

export async function replaceHoles(sql: Sql, courseIdx: number, holes: readonly EditedHole[]): Promise<void> {
  await sql`delete from course_hole where course_idx = ${courseIdx}`
  const rows = holes.map(({ no, par, index, tees, rise, land, woods, tip = {}, ...shape }) => ({
    no,
    par,
    index,
    tees,
    rise,
    land,
    woods,
    tip,
    shape,
  }))
  await sql`
    insert into course_hole (course_idx, no, par, stroke_index, tees, rise, land, woods, tip, shape)
    select ${courseIdx}, r.no, r.par, r.index, r.tees, r.rise, r.land, r.woods, r.tip, r.shape
    from jsonb_to_recordset(${sql.json(rows)}) as r(no smallint, par smallint, index smallint, tees smallint[],
      rise smallint, land text, woods double precision, tip jsonb, shape jsonb)`
}
