import type { CodeGroup } from '@clubhouse/contract/code'
import { expect, test } from 'vitest'
import { answer, field, pressNamed, said, show, soon, type } from '../../../../../test/screen'
import FeesPage from './fees-page'

const PATH = '/ishm/reservation/fees'
const group = (...keys: string[]): CodeGroup => ({
  version: 1,
  codes: keys.map((key) => ({ key, keyName: key, values: [key, key], group: null })),
})

test('every value of a fee but its amount shows its default and is set back to it', async () => {
  answer({
    'GET /manage/fees': () => ({ list: [], total: 0, page: 1, size: 30 }),
    'GET /common/system-code/GC001': () => ({
      557: group('GREEN', 'CART'),
      702: group('10', '20'),
      Z53: group('1', '2'),
    }),
  })
  await show(<FeesPage />, { path: `${PATH}/:idx?`, at: `${PATH}?new=1` })
  await soon(() => expect(field('key').textContent).toContain('CART'))
  expect(said()).toContain('Amounts have no default: every club sets its own.')
  expect([...document.querySelectorAll('input[name=weekdays]')]).toHaveLength(2)
  expect(said()).toContain('Without any, the fee is for all days of its class.')
  await type('key', 'CART')
  await soon(() => expect(said()).toContain('Default: Once for the tee time'))
  expect(field('unit').value).toBe('PERSON')
  await pressNamed('button', 'Charged: use the default')
  expect(field('unit').value).toBe('TEAM')
  await type('memberType', '20')
  expect(field('memberType').value).toBe('20')
  await pressNamed('button', 'Member type: use the default')
  expect(field('memberType').value).toBe('')
})
