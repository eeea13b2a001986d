import { expect, test } from 'vitest'
import { named, said, show, type } from '../../../test/screen'
import { CodeForm } from './code-form'
import type { ManagedGroup } from './code-list'

test('a label has a field in each language, and a missing one is marked', async () => {
  const group: ManagedGroup = { group: '768', name: 'Topics', ownName: '', ownNames: ['', ''], version: 1, codes: [] }
  await show(<CodeForm group={group} refresh={async () => {}} onSaved={() => {}} />)
  expect(said()).not.toContain('Missing')
  await type('label en', 'Travel')
  expect(named('label', 'Label (ko)').closest('[data-missing]')?.textContent).toContain('Missing')
  await type('label ko', '여행')
  expect(said()).not.toContain('Missing')
})
