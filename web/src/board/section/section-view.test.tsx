import type { Section, SectionKind } from '@clubhouse/contract/board/section'
import { expect, test } from 'vitest'
import { answer, show } from '../../../test/screen'
import { SectionView } from './section-view'

const ROWS: Partial<Record<SectionKind, string[][]>> = {
  PEOPLE: [['Seo-yeon Park', 'Professional', '']],
  ITEMS: [['Shop', 'Ball', '5000', '']],
}

const section = (kind: SectionKind, more: Partial<Section> = {}): Section => ({
  ...{
    idx: 3,
    kind,
    heading: 'Lake',
    body: '<p>Text</p>',
    rows: ROWS[kind] ?? [],
    photos: [],
    link: null,
    files: [],
  },
  ...{ image: { url: '/files/lake.jpg' }, alt: 'A lake between two greens', caption: 'The ninth, in May' },
  ...{ focusX: 50, focusY: 50, ...more },
})

const shown = async (one: Section) => {
  answer({})
  await show(<SectionView section={one} page={one.kind === 'ITEMS' ? 'gift' : 'club'} />)
}

test.each(['TEXT', 'IMAGE', 'TABLE', 'PEOPLE', 'ITEMS', 'ACTION'] as const)(
  'the picture of a section of kind %s has its caption below it, apart from what it shows',
  async (kind) => {
    await shown(section(kind))
    const figure = document.querySelector('figure')!
    expect(figure.querySelector('img')!.alt).toBe('A lake between two greens')
    expect(figure.querySelector('figcaption')!.textContent).toBe(
      kind === 'IMAGE' ? 'LakeThe ninth, in May' : 'The ninth, in May',
    )
  },
)

test.each(['TEXT', 'PEOPLE', 'ITEMS'] as const)('a section of kind %s without a caption has none', async (kind) => {
  await shown(section(kind, { caption: '' }))
  expect(document.querySelector('img')).not.toBeNull()
  expect(document.querySelector('figure, figcaption')).toBeNull()
})

test('without a picture there is no caption', async () => {
  await shown(section('TEXT', { image: null }))
  expect(document.querySelector('figure, figcaption')).toBeNull()
})

test('each of several people has a photo with its words and its point, or letters without one', async () => {
  const rows = ['Ha-rin Seo', 'Ji-hoon Baek', 'Eun-bi Cha'].map((name) => [name, 'Member', ''])
  const photo = { url: '/files/a.jpg', alt: 'Ji-hoon Baek at the tee', focusX: 20, focusY: 30 }
  await shown(section('PEOPLE', { rows, photos: [null, photo, null], image: null }))
  const people = [...document.querySelectorAll('li')]
  expect(people.map((one) => one.querySelector('img')?.alt)).toEqual([undefined, 'Ji-hoon Baek at the tee', undefined])
  expect(people[1]!.querySelector('img')!.style.objectPosition).toBe('20% 30%')
  expect(people[0]!.textContent).toContain('HS')
})

test('a gift shows its photo, or a drawing without one; items with a photo are cards on every page', async () => {
  const rows = ['Umbrella', 'Wool cap'].map((name) => ['Shop', name, '5000', ''])
  const photo = { url: '/files/a.jpg', alt: 'A green umbrella', focusX: 10, focusY: 90 }
  const items = section('ITEMS', { rows, photos: [photo, null], image: null })
  for (const page of ['gift', 'pft'] as const) {
    answer({})
    await show(<SectionView section={items} page={page} />)
    const cards = [...document.querySelectorAll('li')]
    expect(cards.map((one) => one.querySelector('img')?.alt)).toEqual(['A green umbrella', undefined])
    expect(cards.map((one) => one.querySelector('svg') !== null)).toEqual([false, true])
  }
})
