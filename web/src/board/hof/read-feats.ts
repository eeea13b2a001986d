import { type Feat, normal } from '@clubhouse/contract/board/hof'
import type { PageSource } from '../../api/page-source'
import { askedList } from '../asked-list'

const SIZE = 20

export interface Feats {
  feats: Feat[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The hall of fame of a URL: `?tab=hof&keyword=Lee`. */
export async function readFeats({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Feats> {
  const asked = askedList(search)
  const { list, total } = await call(normal, { clubCode: club.clubCode, lang, size: SIZE, ...asked })
  return { feats: list, total, ...asked, pages: Math.ceil(total / SIZE) }
}
