import { expect, test } from 'vitest'
import { answer, field, named, press, put, Refused, said, show, soon, type } from '../../../../test/screen'
import HofPage from './hof-page'

test('a hole that the course does not have is named at its field', async () => {
  answer({
    'GET /manage/hof': () => ({ list: [], total: 0, page: 1, size: 30 }),
    'GET /reservation/scorecards/GC001': () => [{ courseIdx: 1, code: '1', name: 'Lake', holes: [] }],
    'POST /manage/hof': () => {
      throw new Refused(400, { code: 'BAD_REQUEST', msgDetail: 'hole' })
    },
  })
  await show(<HofPage />, { path: '/ishm/board/hof/:idx?', at: '/ishm/board/hof?new=1' })
  await soon(() => expect(field('courseIdx').value).toBe('1'))
  await type('hole', '18')
  await put(field('playerName'), 'Ji-ho Lee')
  await press(named('button', 'Add achievement'))
  await soon(() => expect(field('hole').getAttribute('aria-invalid')).toBe('true'))
  expect(said()).toContain('The course does not have this hole.')
})
