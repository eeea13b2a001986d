import type { Faq } from '@clubhouse/contract/board/faq'
import { priceOf } from '../page/price-of'
import type { Thing } from '../page/structured-data'
import type { Dishes } from './fnb-menu/read-dishes'
import type { Community } from './read-community'

/** What the open tab is to a search engine, as schema.org has it; false for notices and events, which tell it themselves. */
export function thingOf({ faq, reference, hof, lostItem, fnb }: Community): Thing | false {
  if (faq) return questionPage(faq.groups.flatMap(({ questions }) => questions))
  if (reference) return list(reference.references.map(({ idx, title }) => named(title, `/community/reference/${idx}`)))
  if (hof) return list(hof.feats.map(({ playerName }) => named(playerName)))
  if (lostItem) return list(lostItem.things.map(({ title }) => named(title)))
  if (fnb) return list(fnb.outlets.map(menuOf))
  return false
}

/** Structured data of the questions with their answers (FAQPage), which search engines show. */
const questionPage = (questions: readonly Pick<Faq, 'title' | 'contents'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, contents }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: contents },
  })),
})

const menuOf = ({ name, categories }: Dishes['outlets'][number]): Thing => ({
  '@type': 'Menu',
  name,
  hasMenuSection: categories.map((category) => ({
    '@type': 'MenuSection',
    name: category.name,
    hasMenuItem: category.dishes.map(({ name, description, price, currency }) => ({
      '@type': 'MenuItem',
      name,
      description: description || undefined,
      offers: { '@type': 'Offer', ...priceOf(price, currency) },
    })),
  })),
})

const list = (things: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: things.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
})

const named = (name: string, url?: string): Thing => ({ '@type': url ? 'CreativeWork' : 'Thing', name, url })
