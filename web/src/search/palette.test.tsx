import { expect, test } from 'vitest'
import { answer, named, put, show, soon } from '../../test/screen'
import { keepPlace } from '../office/opened'
import Palette from './palette'

const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)

test('the records that were opened anywhere in the office come first', async () => {
  answer({ 'GET /manage/search': () => [] })
  keepPlace({ id: '/ishm/member/list/7', label: 'Min-jun Kim', detail: '10-0007' })
  await show(<Palette onClose={() => {}} />)
  await soon(() => expect(options()[0]).toContain('Min-jun Kim'))
  expect(options().join()).toContain('Book for a member')
})

test('an action is found by another word for it, with words in any order', async () => {
  answer({ 'GET /manage/search': () => [] })
  await show(<Palette onClose={() => {}} />)
  await put(await soon(() => named<HTMLInputElement>('input', /^Screen, member/)), 'booking phone')
  await soon(() => expect(options()).toEqual(['Book for a member']))
})
