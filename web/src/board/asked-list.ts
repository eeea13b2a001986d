import { pageNumber } from './page-number'

const LONGEST_KEYWORD = 100

/** What a list of the page takes from the URL. */
export function askedList(search: URLSearchParams) {
  return {
    page: pageNumber(search),
    keyword: search.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  }
}
