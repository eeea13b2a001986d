import { expect, test } from 'vitest'
import { answer, show } from '../../../test/screen'
import { ByMark } from './by-mark'

async function circle(row: Pick<Parameters<typeof ByMark>[0]['row'], 'by' | 'byKind'>) {
  answer({})
  await show(<ByMark row={{ ...row, deed: 'CHANGED' }} />)
  const mark = document.querySelector('[data-mark]')!
  expect(mark.getAttribute('aria-hidden')).toBe('true')
  // The kind of deed stays beside it.
  expect(mark.lastElementChild!.tagName.toLowerCase()).toBe('svg')
  return mark.querySelector('[data-by]')!
}

test('a person has initials, the system and a person who must not be named have a drawing', async () => {
  const manager = await circle({ by: 'Sang-hoon Park', byKind: 'MANAGER' })
  expect([manager.textContent, manager.getAttribute('title')]).toEqual(['SP', 'Sang-hoon Park (Manager)'])
  const system = await circle({ by: null, byKind: 'SYSTEM' })
  expect([system.textContent, system.getAttribute('title')]).toEqual(['', 'The system'])
  const sign = system.querySelector('path')!.getAttribute('d')
  const hidden = await circle({ by: null, byKind: 'MEMBER' })
  expect([hidden.textContent, hidden.querySelectorAll('path')]).toMatchObject(['', { length: 1 }])
  expect(hidden.querySelector('path')!.getAttribute('d')).not.toBe(sign)
})
