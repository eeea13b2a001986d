import { readPolicies } from '@clubhouse/contract/format/policies'
import { expect, test } from 'vitest'
import { planChecks, weekOf } from './plan-values'

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

test.each([
  ['numbers', '2026-12-16', 'draw-manage.SEED_DAY'],
  ['numbers', '2026-12-17', undefined],
  ['slow', '2026-12-16', undefined],
])('in the mode %s a draw on %s, closed on 16 December, is answered %s', (mode, day, wrong) => {
  const values = {
    ...{ 'closeAt.date': '2026-12-16', 'closeAt.time': '17:00', 'seed.mode': mode },
    ...{ 'drawAt.date': day, 'drawAt.time': '20:00' },
  }
  expect(planChecks({ ...readPolicies({}, 'Asia/Seoul'), lang: 'en', currency: 'KRW' })['drawAt.date']!(values)).toBe(
    wrong,
  )
})
