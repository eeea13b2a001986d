import { type Faq, faqBoard } from '@clubhouse/contract/board/faq'
import { groups } from '@clubhouse/contract/code'
import type { PageSource } from '../../api/page-source'
import { labelOf } from '../../code/code-label'
import { grouped } from '../../ui/grouped'
import { askedList } from '../asked-list'

const CATEGORIES = '768'
/** Answers are long: with more of them a page would weigh more than 60 kB. */
const SIZE = 15
/** Asked for at once, so that the page of a shared question is known. */
const PAGES_ASKED = 6

export type Question = Pick<Faq, 'idx' | 'title' | 'contents' | 'lang'>

export interface Questions {
  /** Grouped by category, in the order of their first question. */
  groups: { category: string; label: string; questions: Question[] }[]
  opened?: number
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The questions of a URL: `?tab=faq&keyword=cart`, or one of them: `?tab=faq&question=12`. */
export async function readFaq({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Questions> {
  const { clubCode } = club
  const { keyword, ...asked } = askedList(search)
  const [{ list, total }, codes] = await Promise.all([
    call(faqBoard.list, {
      ...{ clubCode, lang, keyword },
      page: Math.ceil(asked.page / PAGES_ASKED),
      size: SIZE * PAGES_ASKED,
    }),
    call(groups, { club: clubCode, code: `${CATEGORIES}.0` }),
  ])
  const labels = new Map(codes[CATEGORIES]?.codes.map((code) => [code.key, labelOf(code, lang, club.langs)]))
  const at = indexOf(list, Number(search.get('question')))
  const page = at < 0 ? asked.page : Math.floor(at / SIZE) + 1
  const first = ((page - 1) % PAGES_ASKED) * SIZE
  const byCategory = grouped(list.slice(first, first + SIZE), ({ category }) => category)
  return {
    groups: [...byCategory].map(([category, of]) => ({
      category,
      label: labels.get(category) ?? category,
      questions: of.map(({ idx, title, contents, lang }) => ({ idx, title, contents, lang })),
    })),
    opened: list[at]?.idx,
    total,
    page,
    pages: Math.ceil(total / SIZE),
    keyword,
  }
}

/** A shared URL may name the question in another language. */
const indexOf = (questions: readonly Faq[], asked: number) =>
  questions.findIndex(({ idx, others }) => [idx, ...others.map((other) => other.idx)].includes(asked))
