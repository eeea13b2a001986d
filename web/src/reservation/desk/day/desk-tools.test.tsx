import { afterEach, expect, test, vi } from 'vitest'
import { named, pressNamed, show } from '../../../../test/screen'
import { DeskTools } from './desk-tools'
import { useDeskTools } from './use-desk-tools'

const Tools = () => <DeskTools date="2026-12-05" look={useDeskTools('all')} hasCourses={false} />

async function isLarge(pointer: 'coarse' | 'fine') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }))
  await show(<Tools />)
  return named('button', 'Large rows').getAttribute('aria-pressed')
}

afterEach(() => localStorage.clear())

test('rows are large where fingers press, and small where a mouse does', async () => {
  expect(await isLarge('coarse')).toBe('true')
  expect(await isLarge('fine')).toBe('false')
})

test('what was chosen on the device stays', async () => {
  await isLarge('coarse')
  await pressNamed('button', 'Large rows')
  expect(await isLarge('coarse')).toBe('false')
  await pressNamed('button', 'Large rows')
  expect(await isLarge('fine')).toBe('true')
})
