import { expect, test } from 'vitest'
import { named, show } from '../../../test/screen'
import { ItemCards, PriceList } from './items'

const ROWS = [
  ['Shop', 'Umbrella', '72000', '0'],
  ['Shop', 'Cap', '30000', '4'],
]

test.each([
  ['prices', <PriceList key="prices" rows={ROWS} />],
  ['cards', <ItemCards key="cards" rows={ROWS} photos={[]} areShown />],
])('what is sold out is quiet among the %s, and says so', async (_, items) => {
  await show(items)
  expect(named('span', 'Sold out').dataset.off).toBe('true')
  expect(document.querySelectorAll('[data-off]')).toHaveLength(1)
})
