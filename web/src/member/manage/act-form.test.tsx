import type { MemberDetail } from '@clubhouse/contract/member/manage'
import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, put, said, show, soon } from '../../../test/screen'
import { ActForm } from './act-form'

const CODES = {
  '702': {
    version: 1,
    loadDate: '2026-12-02T00:00:00Z',
    codes: [
      { key: '10', keyName: 'Full member', values: ['Full member', '정회원'] },
      { key: '20', keyName: 'Web member', values: ['Web member', '인터넷회원'] },
    ],
  },
}
const FULL = { memberIdx: 3, name: 'Min-jun Kim', memberType: '10', state: 'ACTIVE' }

const applicant = (claim: object) =>
  ({
    ...{ memberIdx: 7, name: 'Haru Lim', email: 'haru@club.example', state: 'PENDING', memberType: '20', version: 1 },
    ...{ claimedNo: '10-9999', claim, counts: { ahead: 0, sessions: 0 }, actions: ['APPROVE'] },
    bonds: { blockers: [], warnings: [] },
  }) as unknown as MemberDetail

async function approve(claim: object) {
  answer({
    'GET /common/system-code/GC001': () => CODES,
    'PUT /manage/members/7/state': () => ({ state: 'ACTIVE', version: 2 }),
  })
  const none = async () => {}
  await show(<ActForm member={applicant(claim)} action="APPROVE" onChanged={none} onDone={() => {}} />)
  await soon(() => named('option', 'Unchanged: Web member'))
}
const sent = () => asked.filter(({ call }) => call === 'PUT /manage/members/7/state').map(({ body }) => body)

test('a number that no record has proposes a web member, who does not get the number', async () => {
  await approve({ holder: null, memberType: '20' })
  expect(said()).toContain('No member has this number.')
  expect(said()).toContain('Suggested typeWeb member')
  expect(field('memberType').value).toBe('')
  await pressNamed('button', 'Approve')
  await soon(() => named('[role=alertdialog]', /the number 10-9999 is not kept/))
  await pressNamed('[role=alertdialog] button', 'Approve')
  await soon(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('memberType', '10')
})

test('a number of a record proposes the type of its holder, whose name is shown', async () => {
  await approve({ holder: FULL, memberType: '10' })
  expect(said()).toContain('Min-jun Kim')
  expect(said()).toContain('Suggested typeFull member')
  expect(field('memberType').value).toBe('10')
})

test('a type that the manager chooses brings the number along', async () => {
  await approve({ holder: null, memberType: '20' })
  await put(field('memberType'), '10')
  await pressNamed('button', 'Approve')
  expect((await soon(() => named('[role=alertdialog]', /Approve Haru Lim/))).textContent).not.toContain('is not kept')
  await pressNamed('[role=alertdialog] button', 'Approve')
  await soon(() => expect(sent()).toMatchObject([{ action: 'APPROVE', memberType: '10' }]))
})

test('the reason of a suspension is said in each language of the club, that of its end in one', async () => {
  const member = { ...applicant({}), state: 'ACTIVE', actions: ['SUSPEND', 'RESUME'] } as MemberDetail
  answer({ 'PUT /manage/members/7/state': () => ({ state: 'ACTIVE', version: 2 }) })
  const shown = (action: 'SUSPEND' | 'RESUME') =>
    show(<ActForm member={member} action={action} onChanged={async () => {}} onDone={() => {}} />)
  await shown('RESUME')
  expect(() => field('translated.ko.reason')).toThrow('No field')
  await shown('SUSPEND')
  await put(field('until'), '2099-01-01')
  await put(field('reason'), 'Resold a tee time')
  expect(said()).toContain('Missing')
  await put(field('translated.ko.reason'), '티타임 재판매')
  await pressNamed('button', 'Suspend')
  await pressNamed('[role=alertdialog] button', 'Suspend')
  const reason = { reason: 'Resold a tee time', translated: { ko: { reason: '티타임 재판매' } } }
  await soon(() => expect(sent()).toMatchObject([{ action: 'SUSPEND', until: '2099-01-01', ...reason }]))
})
