import type { Section } from '@clubhouse/contract/board/section'
import { describe, expect, it, test } from 'vitest'
import { clubThing, giftThing, practiceThing } from '../board/section/section-things'
import { courseThing } from '../course/course-thing'
import { weatherThing } from '../weather/weather-thing'
import { priceOf } from './price-of'
import { type ClubFacts, jsonOf } from './structured-data'

const ROOT = {
  publicUrl: 'https://club.example',
  info: {
    ...{ clubName: 'Hill Club', currency: 'EUR', lat: 37.5, lng: 127, clubPhoneNo: '031-555-0100', clubFaxNo: '' },
    ...{ email: '', address: '1 Road', addressDetail: '', zipCode: '17000' },
  },
} as unknown as ClubFacts

const section = (kind: Section['kind'], rows: string[][]) => ({ kind, rows }) as Section
const ITEMS = section('ITEMS', [
  ['Shop', 'Cap', '4550', '3'],
  ['Shop', 'Umbrella', '7200', '0'],
  ['Vouchers', 'Round', '36000', ''],
])
const HOURS = section('HOURS', [
  ['Range', '06:00–19:00', 'dry days'],
  ['Grill', 'in summer'],
  ['Pool', ''],
])
const CLUB = {
  '@type': 'GolfCourse',
  '@id': 'https://club.example/#club',
  name: 'Hill Club',
  telephone: '031-555-0100',
}
const RANGE = {
  ...{ '@type': 'Place', name: 'Range' },
  openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '06:00', closes: '19:00' },
}

describe('the structured data of a page for search engines', () => {
  it('is the club with the hours of its facilities on /club', () => {
    expect(clubThing(ROOT, [HOURS])).toMatchObject({ ...CLUB, containsPlace: [RANGE] })
    expect(clubThing(ROOT, []).containsPlace).toBeUndefined()
  })

  it('is the practice area with its prices on /pft', () => {
    const thing = practiceThing(ROOT, [HOURS, ITEMS], 'Practice')
    expect(thing).toMatchObject({
      ...{ '@type': 'SportsActivityLocation', name: 'Practice, Hill Club', url: 'https://club.example/pft' },
      address: { '@type': 'PostalAddress', streetAddress: '1 Road' },
      containsPlace: [RANGE],
    })
    expect((thing.makesOffer as object[])[0]).toEqual({
      ...{ '@type': 'Offer', price: '45.50', priceCurrency: 'EUR' },
      itemOffered: { '@type': 'Service', name: 'Cap', category: 'Shop' },
    })
  })

  it('is a list of products with prices, and what is sold out, on /gift', () => {
    const { itemListElement } = giftThing(ROOT, [ITEMS]) as { itemListElement: { position: number; item: object }[] }
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(itemListElement.map(({ item }) => item)).toEqual(
      [
        ['Shop', 'Cap', '45.50', 'InStock'],
        ['Shop', 'Umbrella', '72.00', 'SoldOut'],
        ['Vouchers', 'Round', '360.00', 'InStock'],
      ].map(([category, name, price, stock]) => ({
        ...{ '@type': 'Product', name, category },
        offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${stock}` },
      })),
    )
    expect(giftThing(ROOT, [])).toMatchObject({ '@type': 'ItemList', itemListElement: [] })
  })

  it('is each loop with holes, par and length on /course', () => {
    const holes = [
      { no: 1, par: 4, index: 1, tees: [362, 344, 322, 284] as [number, number, number, number] },
      { no: 2, par: 3, index: 2, tees: [164, 152, 138, 112] as [number, number, number, number] },
    ]
    const thing = courseThing(ROOT, [{ code: '1', name: 'Lake', holes }])
    expect(thing).toMatchObject(CLUB)
    expect(thing.containsPlace).toEqual([
      expect.objectContaining({
        ...{ '@type': 'GolfCourse', name: 'Lake, Hill Club', url: 'https://club.example/course?loop=1' },
        additionalProperty: [
          { '@type': 'PropertyValue', name: 'holes', value: 2 },
          { '@type': 'PropertyValue', name: 'par', value: 7 },
          { '@type': 'PropertyValue', name: 'length', value: 526, unitCode: 'MTR' },
        ],
      }),
    ])
  })

  it('is a page about the place of the club, with the time of its values, on /weather', () => {
    expect(weatherThing(ROOT, 'Weather', '2026-12-02T01:00:00Z')).toMatchObject({
      ...{ '@type': 'WebPage', url: 'https://club.example/weather', dateModified: '2026-12-02T01:00:00Z' },
      about: { ...CLUB, geo: { '@type': 'GeoCoordinates', latitude: 37.5, longitude: 127 } },
    })
  })
})

test.each([
  ['KRW', 360000, '360000'],
  ['EUR', '4550', '45.50'],
  ['EUR', 5, '0.05'],
])('a price in %s: %s is %s', (currency, minor, price) => {
  expect(priceOf(minor, currency)).toEqual({ price, priceCurrency: currency })
})

it('a text cannot end the script that has it', () => {
  const text = '</script><script>alert(1)</script><!--'
  const json = jsonOf({ '@type': 'Thing', name: text })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: text })
})
