import type { Field } from '../field.ts'
import { requestOf } from '../request.ts'
import { againstBaseline } from '../throughput.ts'

const AIM = 0.5
const PAGES = [
  ...['/', '/club', '/gift', '/pft', '/guide', '/course', '/weather'],
  ...['notice', 'event', 'reference', 'faq', 'lost-item', 'hof', 'fnb'].map((tab) => `/community?tab=${tab}`),
  ...['/community/event/1', '/community/notice/21', '/community/reference/1'],
]

/** Kept pages against a bare server that answers the same bytes. @returns rows of a table */
export async function measurePages(field: Field): Promise<string[][]> {
  const rows = [['page, kept', 'kB', 'ours', 'baseline', 'ratio', 'by CPU', 'aim']]
  for (const path of PAGES) {
    const request = requestOf('GET', path)
    const html = await fetch(`http://127.0.0.1:${field.port}${path}`).then((answer) => answer.arrayBuffer())
    const { ours, baseline, ratio, cpu } = await againstBaseline(field.port, () => request)
    console.log(`  ${path}: ${ratio.toFixed(2)}, by CPU ${cpu?.toFixed(2) ?? '-'}`)
    const kb = (html.byteLength / 1000).toFixed(1)
    rows.push([
      path,
      kb,
      `${Math.round(ours)}/s`,
      `${Math.round(baseline)}/s`,
      ratio.toFixed(2),
      cpu?.toFixed(2) ?? '',
      `${AIM}`,
    ])
  }
  return rows
}
