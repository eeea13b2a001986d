import { expect, test } from 'vitest'
import { answer, asked, field, named, press, put, show, soon } from '../../../../test/screen'
import { asMember } from '../../../../test/some-draw'
import FeatFormPage from './feat-form-page'

const LAKE = { courseIdx: 1, name: 'Lake', holes: 9 }
const OLD = { courseIdx: 2, name: 'Old', holes: 18 }
const select = (name: string) => field(name) as unknown as HTMLSelectElement
const holes = () => [...select('hole').options].map(({ value }) => value).filter(Boolean)

async function shown() {
  asMember()
  answer({
    'GET /hof/reports/about/41': () => ({ date: '2026-12-01', courses: [LAKE, OLD], witnesses: [] }),
    'POST /hof/reports': () => ({ hofIdx: 3, state: 'REPORTED' }),
  })
  await show(<FeatFormPage />, { path: '*', at: '/hof/report?booking=41' })
  await soon(() => field('hole'))
}

test('the holes are those of the course that is chosen', async () => {
  await shown()
  expect([holes().length, holes().at(-1)]).toEqual([9, '9'])
  await put(select('courseIdx'), '2')
  expect([holes().length, holes().at(-1)]).toEqual([18, '18'])
})

test('a hole that the next course does not have is chosen again', async () => {
  await shown()
  await put(select('courseIdx'), '2')
  await put(select('hole'), '18')
  await put(select('courseIdx'), '1')
  expect(select('hole').value).toBe('')
  await press(named('button', 'Send report'))
  expect(asked.some(({ call }) => call === 'POST /hof/reports')).toBe(false)
})
