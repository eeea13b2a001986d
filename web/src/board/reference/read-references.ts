import { normal, type ReferenceRow } from '@clubhouse/contract/board/reference'
import type { PageSource } from '../../api/page-source'
import { askedList } from '../asked-list'

const SIZE = 20

export interface References {
  references: ReferenceRow[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The references of a URL: `?tab=reference&keyword=rules`. */
export async function readReferences(
  { call, club }: PageSource,
  lang: string,
  search: URLSearchParams,
): Promise<References> {
  const asked = askedList(search)
  const { list, total } = await call(normal, { clubCode: club.clubCode, lang, size: SIZE, ...asked })
  return { references: list, total, ...asked, pages: Math.ceil(total / SIZE) }
}
