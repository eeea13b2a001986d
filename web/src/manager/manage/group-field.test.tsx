import type { Manager } from '@clubhouse/contract/manager/manage'
import type { ManagerMenu } from '@clubhouse/contract/session'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, field, MANAGER, named, press, pressNamed, said, show, soon, type } from '../../../test/screen'
import { keepSession } from '../../session/session-store'
import { ManagerRightPanel } from '../right/manage/manager-right-panel'
import { ManagerForm } from './manager-form'

const GROUPS = [
  { groupIdx: 1, name: 'Starter', isTooWide: false },
  { groupIdx: 2, name: 'Office', isTooWide: false },
  { groupIdx: 3, name: 'Super', isTooWide: true },
]
const HAN: Manager = {
  idx: 7,
  id: 'office7',
  name: 'Woo-jin Han',
  otherName: '',
  email: 'office7@club.example',
  phoneNo: '031-555-0100',
  groupIdx: 1,
  groupName: 'Starter',
  isSSAdmin: false,
  state: 'ACTIVE',
  hasSecondFactor: false,
  createdAt: '2026-12-01T00:00:00Z',
  version: 1,
}

const menu = (code: string, letters: string, children: ManagerMenu[] = []): ManagerMenu => ({
  code,
  name: code,
  path: '',
  isCreate: letters.includes('C'),
  isRead: letters.includes('R'),
  isUpdate: letters.includes('U'),
  isDelete: letters.includes('D'),
  children,
})
const OWN = [menu('900000', 'R'), menu('930000', 'R', [menu('930100', 'CR')])]
const OFFICE = [menu('930000', 'R', [menu('930100', 'RU')]), menu('950000', 'R')]

const outcome = () => [...document.querySelectorAll('[role=status] p, [role=status] li')].map((one) => one.textContent)
const offered = () => [...document.querySelectorAll('[name=groupIdx] option')].map((one) => one.textContent)

beforeEach(() => {
  answer({
    'GET /menu-admins/admins/7': () => ({ admin: HAN, rights: OWN, differs: true, differsAt: ['930100'] }),
    'GET /menu-admins/groups/1': () => ({ rights: OWN }),
    'GET /menu-admins/groups/2': () => ({ rights: OFFICE }),
  })
})

const form = () => show(<ManagerForm manager={HAN} groups={GROUPS} maySuper send="Save" onSaved={() => {}} />)

describe('in the form of a manager', () => {
  test('another group shows what the manager gains and loses, and gives it', async () => {
    answer({ 'PUT /admin': () => ({ idx: 7, version: 2 }) })
    await form()
    await soon(() => expect(offered(), 'a group that is too wide cannot be given').toEqual(['Starter', 'Office']))
    expect(said()).toContain('Choosing another group gives the manager its permissions.')
    expect(outcome()).toEqual([])
    await type('groupIdx', '2')
    await soon(() =>
      expect(outcome()).toEqual([
        'Gains permissions in 2 menus:',
        'FAQ: Edit',
        'Members: View',
        'Loses permissions in 2 menus:',
        'Dashboard: View',
        'FAQ: Create',
      ]),
    )
    await pressNamed('button', 'Save')
    const sent = () => asked.find(({ call }) => call === 'PUT /admin')
    await soon(() => expect(sent()?.body).toMatchObject({ groupIdx: 2 }))
  })

  test('the saved group shows nothing, and a group with the same permissions says so', async () => {
    answer({ 'GET /menu-admins/groups/2': () => ({ rights: OWN }) })
    await form()
    await type('groupIdx', '2')
    await soon(() => expect(outcome()).toEqual(['The permissions stay as they are.']))
    await type('groupIdx', '1')
    await soon(() => expect(outcome()).toEqual([]))
  })

  test('permissions are not asked for by a manager who may not read them', async () => {
    const adminMenu = [menu('910000', 'R', [menu('910600', 'RU')])]
    keepSession({ ...MANAGER, isSSAdmin: false, adminMenu }, false)
    await form()
    await type('groupIdx', '2')
    await soon(() => expect(field('groupIdx').value).toBe('2'))
    expect(outcome()).toEqual([])
    expect(asked.filter((one) => one.call.startsWith('GET /menu-admins'))).toEqual([])
  })
})

test('a new manager only gains; a super manager has every permission anyway', async () => {
  await show(<ManagerForm groups={GROUPS} maySuper send="Add" onSaved={() => {}} />)
  await type('groupIdx', '2')
  await soon(() =>
    expect(outcome()).toEqual(['Gains permissions in 3 menus:', 'Boards: View', 'FAQ: View, Edit', 'Members: View']),
  )
  await press(field('isSSAdmin'))
  await soon(() => expect(outcome()).toEqual([]))
})

test('the permissions name the group of the manager and link to the one field that changes it', async () => {
  answer({ 'GET /menu-admins/history': () => ({ list: [] }) })
  await show(<ManagerRightPanel idx={7} onClose={() => {}} onChanged={() => {}} />)
  const link = await soon(() => named('a', 'Change group'))
  expect(link.getAttribute('href')).toBe('/ishm/site/user/7#group')
  expect(said()).toContain('from the group Starter in 1 menu')
  expect(document.querySelector('[name=groupIdx]')).toBeNull()
  await form()
  expect(document.querySelector('#group [name=groupIdx]')).not.toBeNull()
})
