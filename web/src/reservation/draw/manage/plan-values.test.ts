import { expect, test } from 'vitest'
import { weekOf } from './plan-values'

test.each(['2026-12-14', '2026-12-16', '2026-12-20'])('the week of %s is from Monday to Sunday', (date) => {
  expect(weekOf(date)).toEqual([
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
    '2026-12-17',
    '2026-12-18',
    '2026-12-19',
    '2026-12-20',
  ])
})
