import { expect, test } from 'vitest'
import { show, soon } from '../../test/screen'
import { Hero } from './hero'

const PICTURE = { url: '/hero.jpg', width: 800, height: 400, alt: 'The lake', focusX: 20, focusY: 80 }

test('the club’s image says what it shows and keeps its point in view', async () => {
  const serverTime = '2026-12-02T00:30:00Z'
  const today = { serverTime, weather: null, state: { state: 'OPEN', since: serverTime } } as const
  await show(<Hero today={today} days={[]} times={[]} picture={PICTURE} />)
  const image = await soon(() => document.querySelector<HTMLImageElement>('img[src="/hero.jpg"]')!)
  expect(image.alt).toBe('The lake')
  expect(image.style.objectPosition).toBe('20% 80%')
})
