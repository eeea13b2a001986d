import type { Section } from '@clubhouse/contract/board/section'
import { priceOf } from '../../page/price-of'
import { type ClubFacts, golfCourse, type Thing } from '../../page/structured-data'

const HOURS = /^(\d{2}:\d{2})–(\d{2}:\d{2})$/

const rowsOf = (sections: readonly Section[], kind: Section['kind']) =>
  sections.filter((section) => section.kind === kind).flatMap(({ rows }) => rows)

/** The places of a page and when they are open; hours in words are none. */
function placesOf(sections: readonly Section[]): Thing[] {
  return rowsOf(sections, 'HOURS').flatMap(([name = '', hours = '']) => {
    const [, opens, closes] = HOURS.exec(hours) ?? []
    if (!opens || !closes) return []
    const openingHoursSpecification = { '@type': 'OpeningHoursSpecification', opens, closes }
    return [{ '@type': 'Place', name, openingHoursSpecification }]
  })
}

const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/** The club with its facilities. */
export const clubThing = (root: ClubFacts, sections: readonly Section[]): Thing => ({
  ...golfCourse(root),
  containsPlace: some(placesOf(sections)),
})

/** The practice area with its hours and prices. */
export function practiceThing(root: ClubFacts, sections: readonly Section[], name: string): Thing {
  const { telephone, address, geo } = golfCourse(root)
  const offers = rowsOf(sections, 'ITEMS').map(([category = '', item = '', price = '']) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: item, category },
    ...priceOf(price, root.info.currency),
  }))
  return {
    '@type': 'SportsActivityLocation',
    name: `${name}, ${root.info.clubName}`,
    url: `${root.publicUrl}/pft`,
    ...{ telephone, address, geo },
    containedInPlace: { '@type': 'GolfCourse', '@id': `${root.publicUrl}/#club`, name: root.info.clubName },
    containsPlace: some(placesOf(sections)),
    makesOffer: some(offers),
  }
}

/** What can be given, with prices. */
export function giftThing(root: ClubFacts, sections: readonly Section[]): Thing {
  const items = rowsOf(sections, 'ITEMS').map(([category = '', name = '', price = '', stock = ''], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: {
      ...{ '@type': 'Product', name, category },
      offers: {
        '@type': 'Offer',
        ...priceOf(price, root.info.currency),
        // Without a stock there is no limit.
        availability: `https://schema.org/${stock !== '' && Number(stock) === 0 ? 'SoldOut' : 'InStock'}`,
      },
    },
  }))
  return { '@type': 'ItemList', url: `${root.publicUrl}/gift`, itemListElement: items }
}
