import type { Manager } from '@clubhouse/contract/manager/manage'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { later } from '../../../test/later'
import { answer, asked, field, pressNamed, Refused, said, show, soon, type } from '../../../test/screen'
import { ManagerForm } from './manager-form'

const GROUPS = [
  { groupIdx: 1, name: 'Starter', isTooWide: false },
  { groupIdx: 2, name: 'Office', isTooWide: false },
]
const FIRST: Manager = {
  idx: 7,
  id: 'office7',
  name: 'Woo-jin Cha',
  otherName: '',
  email: 'office7@club.example',
  phoneNo: '031-555-0100',
  groupIdx: 1,
  groupName: 'Starter',
  isSSAdmin: false,
  state: 'ACTIVE',
  hasSecondFactor: false,
  memo: '',
  createdAt: '2026-12-01T00:00:00Z',
  version: 1,
}
const THEIRS = { phoneNo: '031-555-0199', memo: 'Left-handed clubs', groupIdx: 2, groupName: 'Office', version: 2 }

let saved: unknown

function Screen() {
  const [manager, setManager] = useState(FIRST)
  return (
    <ManagerForm
      manager={manager}
      groups={GROUPS}
      send="Save"
      refresh={async () => setManager({ ...manager, ...THEIRS })}
      onSaved={(one) => {
        saved = one
        // The page reads the manager again.
        setManager({ ...manager, ...one, memo: 'Mornings only', version: 3 })
      }}
    />
  )
}

const changes = () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)

beforeEach(() => {
  saved = undefined
})

test('two managers save the same manager: the second sees what the first changed, and nothing typed is lost', async () => {
  await show(<Screen />)
  await type('name', 'Woo-jin Cha-Kim')
  await type('memo', 'Mornings only')
  answer({
    'PUT /admin': () => {
      throw new Refused(409, { code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    },
  })
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Someone else saved this account'))
  expect([...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent)).toEqual([
    'Phone number (saved by someone else): 031-555-0199',
    'Group (saved by someone else): Office',
    'Note (saved by someone else): Left-handed clubs',
  ])
  expect(field('name').value).toBe('Woo-jin Cha-Kim')
  expect(field('memo').value).toBe('Mornings only')
  expect(field('phoneNo').value).toBe('031-555-0199')
  answer({ 'PUT /admin': () => ({ idx: 7, version: 3 }) })
  await pressNamed('button', 'Save')
  await soon(() => expect(saved).toEqual({ name: 'Woo-jin Cha-Kim', email: 'office7@club.example' }))
  expect(changes()[1]).toMatchObject({
    idx: 7,
    version: 2,
    name: 'Woo-jin Cha-Kim',
    phoneNo: '031-555-0199',
    memo: 'Mornings only',
  })
  expect(changes()[1], 'the group of the other manager stays').not.toHaveProperty('groupIdx')
  await soon(() => expect(said()).not.toContain('Someone else saved this account'))
})

test('whether an id is available appears while it is typed; an answer that comes late counts for nothing', async () => {
  const late = later<{ available: boolean }>()
  answer({
    'GET /admin/check-id/office1': () => ({ available: false }),
    'GET /admin/check-id/office17': () => ({ available: true }),
    'GET /admin/check-id/office2': () => late.promise,
    'GET /admin/check-id/nobody77': () => ({ available: true }),
  })
  await show(<ManagerForm groups={GROUPS} send="Add" onSaved={() => {}} />)
  const spoken = () => document.querySelector('[role=status]')!.textContent
  const isWrong = () => field('id').getAttribute('aria-invalid') === 'true'
  await type('id', 'offi')
  await soon(() => expect(spoken()).toMatch(/6 to 12 lowercase letters/))
  expect(isWrong()).toBe(true)
  await type('id', 'office1')
  await soon(() => expect(spoken()).toBe('Someone else has this ID. Choose another.'))
  const description = document.getElementById(field('id').getAttribute('aria-describedby')!.split(' ').at(-1)!)
  expect(description!.textContent).toContain('Someone else has this ID')
  await type('id', 'office17')
  await soon(() => expect(spoken()).toBe('The ID office17 is available.'))
  expect(isWrong()).toBe(false)

  await type('id', 'office2')
  await soon(() => expect(asked.at(-1)?.call).toBe('GET /admin/check-id/office2'))
  await type('id', 'nobody77')
  await soon(() => expect(spoken()).toBe('The ID nobody77 is available.'))
  late.resolve({ available: false })
  await soon(() => expect(spoken()).toBe('The ID nobody77 is available.'))
  expect(isWrong()).toBe(false)
})
