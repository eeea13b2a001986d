import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { show, soon } from '../../../../test/screen'
import { MemberSearch } from './member-search'

// The list comes when the test says so, however fast it loads.
const list = await vi.hoisted(async () => (await import('../../../../test/later')).later<void>())
vi.mock('../../../ui/form/search-box', async (original) => {
  await list.promise
  return original()
})

const input = () => document.querySelector('input')!

it('keeps the focus while its list loads', async () => {
  await show(<MemberSearch name="players.2.memberIdx" known={[]} onChoose={() => {}} />)
  const standIn = input()
  expect(standIn.readOnly).toBe(true)
  act(() => standIn.focus())
  list.resolve()
  await soon(() => expect(input().getAttribute('role')).toBe('combobox'))
  expect(document.activeElement).toBe(input())
})
