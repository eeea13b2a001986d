import { act } from 'react'
import { expect, it } from 'vitest'
import { show, soon } from '../../../../test/screen'
import { MemberSearch } from './member-search'

const input = () => document.querySelector('input')!

it('keeps the focus while its list loads', async () => {
  await show(<MemberSearch name="players.2.memberIdx" known={[]} onChoose={() => {}} />)
  const standIn = input()
  expect(standIn.readOnly).toBe(true)
  act(() => standIn.focus())
  await soon(() => expect(input().getAttribute('role')).toBe('combobox'))
  expect(document.activeElement).toBe(input())
})
