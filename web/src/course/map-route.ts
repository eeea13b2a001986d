import { cards } from '@clubhouse/contract/reservation/sheet/course'
import type { LoaderFunctionArgs } from 'react-router'
import { rendering } from '../api/page-source'
import { drawing } from './map-file'

/** Course, hole, whether it is the drawing for small sizes, and its hash. */
const FILE = /^(\d+)-(\d+)(s?)\.(\w+)\.svg$/

/** The drawing of a hole. An address of before the hole was changed answers the drawing of today, which nobody keeps. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const [, courseIdx, no, small, hash] = FILE.exec(params.file ?? '') ?? []
  const courses = await source.call(cards, { clubCode: source.club.clubCode, lang })
  const hole = courses.find((one) => one.courseIdx === Number(courseIdx))?.holes.find((one) => one.no === Number(no))
  if (!hole) throw new Response(null, { status: 404 })
  const made = drawing(hole, small === 's')
  const lasts = made.hash === hash ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(made.svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': lasts } })
}
