import { type LostItem, list as lostItems } from '@clubhouse/contract/board/lost-item'
import { groups } from '@clubhouse/contract/code'
import type { PageSource } from '../../api/page-source'
import { labelOf } from '../../code/code-label'
import { askedList } from '../asked-list'

const KINDS = '792'
const SIZE = 20

export interface FoundThings {
  things: (LostItem & { label: string })[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The lost property of a URL: `?tab=lost-item&keyword=glove`. */
export async function readFoundThings(
  { call, club }: PageSource,
  lang: string,
  search: URLSearchParams,
): Promise<FoundThings> {
  const { clubCode } = club
  const asked = askedList(search)
  const [{ list, total }, codes] = await Promise.all([
    call(lostItems, { clubCode, lang, size: SIZE, ...asked }),
    call(groups, { club: clubCode, code: `${KINDS}.0` }),
  ])
  const labels = new Map(codes[KINDS]?.codes.map((code) => [code.key, labelOf(code, lang, club.langs)]))
  const things = list.map((thing) => ({ ...thing, label: labels.get(thing.kind) ?? thing.kind }))
  return { things, total, ...asked, pages: Math.ceil(total / SIZE) }
}
