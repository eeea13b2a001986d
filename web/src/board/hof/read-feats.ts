import { type Feat, normal } from '@clubhouse/contract/board/hof'
import type { DataOf } from '@clubhouse/contract/call'
import { cards } from '@clubhouse/contract/reservation/sheet/course'
import type { PageSource } from '../../api/page-source'
import { aceOf, mapOf, smallMapOf } from '../../course/map-file'
import { askedList } from '../asked-list'

const SIZE = 20

/** An achievement with the drawing of its hole, where the club has one; of a hole-in-one also with its flight. */
export type ShownFeat = Feat & { drawing?: ReturnType<typeof drawingOf> }

export interface Feats {
  feats: ShownFeat[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The hall of fame of a URL: `?tab=hof&keyword=Lee`. */
export async function readFeats({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Feats> {
  const asked = askedList(search)
  const { clubCode } = club
  const { list, total } = await call(normal, { clubCode, lang, size: SIZE, ...asked })
  const courses = list.some(({ hole }) => hole) ? await call(cards, { clubCode, lang }) : []
  const feats = list.map((feat) => ({ ...feat, drawing: drawingOf(feat, courses) }))
  return { feats, total, ...asked, pages: Math.ceil(total / SIZE) }
}

function drawingOf({ kind, courseName, hole: no, distance }: Feat, courses: DataOf<typeof cards>) {
  const course = courses.find(({ name }) => name === courseName)
  const hole = course?.holes.find((one) => one.no === no)
  if (!course || !hole) return undefined
  return {
    map: { ...mapOf(course.courseIdx, hole), src: smallMapOf(course.courseIdx, hole) },
    ace: kind === 'HOLE_IN_ONE' ? aceOf(hole, distance ?? undefined) : undefined,
  }
}
