import { expect, test } from 'vitest'
import { thingOf } from './list-things'
import type { Community } from './read-community'

const paging = { total: 1, page: 1, pages: 1 }

test('dishes are menus with prices in the units of their currency', () => {
  const of = (price: number, currency: string) => {
    const dishes = [{ name: 'Soup', description: '', price, currency }]
    const fnb = { outlets: [{ outletIdx: 1, name: 'Restaurant', categories: [{ name: 'Lunch', dishes }] }], ...paging }
    return JSON.stringify(thingOf({ fnb } as unknown as Community))
  }
  expect(of(28000, 'KRW')).toContain('"offers":{"@type":"Offer","price":"28000","priceCurrency":"KRW"}')
  expect(of(1250, 'USD')).toContain('"price":"12.50"')
})

test('questions have their answers, references their address', () => {
  const faq = {
    groups: [{ category: 'A', label: 'A', questions: [{ title: 'Why?', contents: '<p>So.</p>' }] }],
    ...paging,
  }
  expect(thingOf({ faq } as unknown as Community)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } }],
  })
  const reference = { references: [{ idx: 3, title: 'Rules' }], ...paging }
  expect(thingOf({ reference } as unknown as Community)).toMatchObject({
    itemListElement: [{ position: 1, item: { name: 'Rules', url: '/community/reference/3' } }],
  })
  expect(thingOf({ notice: {} } as unknown as Community)).toBe(false)
})
