import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, show, soon, type } from '../../../../../test/screen'
import DelayPage from './delay-page'

const DATE = '2026-12-02'
const STATE = { state: 'OPEN', text: '', translated: {}, version: 3 }

test('what is typed about the course stays when the delays of the day are read', async () => {
  let arrive = (_: unknown[]) => {}
  answer({
    'GET /manage/course-state': () => STATE,
    'GET /manage/delays': () => new Promise((resolve) => (arrive = resolve)),
    'PUT /manage/course-state': () => ({ ...STATE, version: 4 }),
  })
  await show(<DelayPage />, { path: '/ishm/reservation/delay', at: `/ishm/reservation/delay?date=${DATE}` })
  await pressNamed('button', 'Change the state')
  await type('text', 'Wet after the rain')
  arrive([])
  await soon(() => named('h2', 'State of the course today'))
  await soon(() => expect(document.body.textContent).toContain('None so far.'))
  expect(field('text').value).toBe('Wet after the rain')
  await pressNamed('button', 'Set the state')
  await soon(() =>
    expect(asked.findLast(({ call }) => call === 'PUT /manage/course-state')?.body).toMatchObject({
      text: 'Wet after the rain',
      version: 3,
    }),
  )
})
