import { type Faq, faqBoard } from '@clubhouse/contract/board/faq'
import { groups } from '@clubhouse/contract/code'
import type { PageSource } from '../../api/page-source'
import { labelOf } from '../../code/code-label'
import { askedList } from '../asked-list'

const CATEGORIES = '768'
const SIZE = 100

export interface Questions {
  /** Grouped by category, in the order of their first question. */
  groups: { category: string; label: string; questions: Faq[] }[]
  opened?: number
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The questions of a URL: `?tab=faq&keyword=cart`, or one of them: `?tab=faq&question=12`. */
export async function readFaq({ call, club }: PageSource, lang: string, search: URLSearchParams): Promise<Questions> {
  const { clubCode } = club
  const { page, keyword } = askedList(search)
  const asked = Number(search.get('question'))
  const [{ list: questions, total }, codes] = await Promise.all([
    call(faqBoard.list, { clubCode, lang, page, size: SIZE, keyword }),
    call(groups, { club: clubCode, code: `${CATEGORIES}.0` }),
  ])
  const labels = new Map(codes[CATEGORIES]?.codes.map((code) => [code.key, labelOf(code, lang, club.langs)]))
  const byCategory = Map.groupBy(questions, ({ category }) => category)
  return {
    groups: [...byCategory].map(([category, of]) => ({
      category,
      label: labels.get(category) ?? category,
      questions: of,
    })),
    // A shared URL may name the question in another language.
    opened: questions.find(({ idx, others }) => [idx, ...others.map((other) => other.idx)].includes(asked))?.idx,
    total,
    page,
    pages: Math.ceil(total / SIZE),
    keyword,
  }
}
