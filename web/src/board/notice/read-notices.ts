import { type NoticeRow, normal, top } from '@clubhouse/contract/board/notice'
import type { PageSource } from '../../api/page-source'
import { askedList } from '../asked-list'

const SIZE = 15

export interface Notices {
  notices: NoticeRow[]
  total: number
  page: number
  pages: number
  keyword?: string
}

/** Notices by page: `?page=2`, `?tab=notice&keyword=cart`. The first page begins with the pinned ones. */
export async function readNotices({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Notices> {
  const { clubCode } = club
  const { page, keyword } = askedList(search)
  const [pinned, { list, total }] = await Promise.all([
    page === 1 && !keyword ? call(top, { clubCode, lang }) : [],
    call(normal, { clubCode, lang, page, size: SIZE, keyword, sort: '-openAt' }),
  ])
  return { notices: [...pinned, ...list], total, page, pages: Math.ceil(total / SIZE), keyword }
}
