import { type IpBlock, ipBlockRecord, list } from '@clubhouse/contract/ip-block'
import { expect, test } from 'vitest'
import {
  answer,
  asked,
  field,
  leave,
  named,
  press,
  pressNamed,
  Refused,
  said,
  show,
  soon,
  type,
} from '../../test/screen'
import { RecordForm } from '../form/record-form'
import { ChoiceField } from '../ui/form/choice-field'
import { TextField } from '../ui/form/text-field'
import { recordList } from './record-list'
import { type RecordFormProps, RecordPage } from './record-page'

const PATH = '/ishm/site/ipmng'
const BLOCKS = recordList(ipBlockRecord, list, {
  path: PATH,
  title: { field: 'ip' },
  columns: [{ field: 'reason' }],
})

function BlockForm(props: RecordFormProps<IpBlock>) {
  return (
    <RecordForm
      {...props}
      begins={{ scope: 'SITE', isUse: true }}
      words={{ reason: 'ip-block.REASON_MISSING' }}
      blames={({ code }) => (code === 'OVERLAP' ? { ip: 'ip-block.OVERLAPS' } : undefined)}
      create="Block"
    >
      <TextField name="ip" label="Address" />
      <TextField name="reason" label="Reason" />
      <ChoiceField name="isUse" label="In use" />
    </RecordForm>
  )
}

let block: IpBlock

async function showPage(end = '') {
  block = {
    idx: 5,
    ip: '203.0.113.5',
    scope: 'SITE',
    reason: 'Guesses passwords',
    startAt: '2026-12-01T00:00:00Z',
    endAt: null,
    isUse: true,
    hits: 0,
    version: 1,
  }
  answer({
    'GET /ip-blocks': () => ({ list: [block], total: 1, page: 1, size: 30, mine: '203.0.113.99' }),
    'GET /ip-blocks/5': () => block,
  })
  await show(<RecordPage list={BLOCKS} Form={BlockForm} />, {
    path: `${PATH}/:idx?`,
    at: PATH + end,
  })
}

const sent = (method: string) => asked.filter(({ call }) => call.startsWith(method)).map(({ body }) => body)
const save = () => press(named('button', 'Save'))

test('a row opens its record, with what is saved', async () => {
  await showPage()
  await pressNamed('a', '203.0.113.5')
  await soon(() => expect(field('reason').value).toBe('Guesses passwords'))
  expect(said()).not.toContain('Unsaved')
})

test('a record that is not there says so', async () => {
  await showPage('/6')
  await soon(() => expect(said()).toMatch(/no longer/i))
})

test('a record is saved whole, with its number and its version', async () => {
  await showPage('/5')
  await type('reason', 'Attacks the site')
  answer({ 'PUT /ip-blocks': () => ({ idx: 5, version: 2 }) })
  await save()
  await soon(() => expect(sent('PUT')).toHaveLength(1))
  expect(sent('PUT')[0]).toMatchObject({
    idx: 5,
    version: 1,
    ip: '203.0.113.5',
    reason: 'Attacks the site',
    isUse: true,
  })
})

test('what is missing is said at its field, and nothing is sent', async () => {
  await showPage('?new=1')
  await type('ip', '203.0.113.7')
  await pressNamed('button', 'Block')
  await soon(() => expect(field('reason').getAttribute('aria-invalid')).toBe('true'))
  expect(said()).toContain('Enter a reason.')
  expect(document.activeElement).toBe(field('reason'))
  expect(sent('POST')).toEqual([])
})

test('a refusal that is about a field is said there, and what was typed stays', async () => {
  await showPage('?new=1')
  answer({
    'POST /ip-blocks': () => {
      throw new Refused(409, { code: 'OVERLAP' })
    },
  })
  await type('ip', '203.0.113.5')
  await type('reason', 'Again')
  await pressNamed('button', 'Block')
  await soon(() => expect(field('ip').getAttribute('aria-invalid')).toBe('true'))
  expect(said()).toContain('Another block already covers some of these addresses')
  expect(field('ip').value).toBe('203.0.113.5')
})

test('a new record is sent with what it begins with, and its panel closes', async () => {
  await showPage('?new=1')
  answer({ 'POST /ip-blocks': () => ({ idx: 6, version: 1 }) })
  await type('ip', ' 203.0.113.7 ')
  await type('reason', 'Floods')
  await pressNamed('button', 'Block')
  await soon(() => expect(said()).toContain('Address blocked.'))
  expect(sent('POST')[0]).toMatchObject({ ip: '203.0.113.7', reason: 'Floods', scope: 'SITE', isUse: true })
  expect(document.querySelector('[name=ip]')).toBeNull()
})

test('someone else saved first: theirs is shown below, and what was typed is kept', async () => {
  await showPage('/5')
  await type('reason', 'Mine')
  answer({
    'PUT /ip-blocks': () => {
      block = { ...block, reason: 'Theirs', version: 2 }
      throw new Refused(409, { code: 'CHANGED_MEANWHILE' })
    },
  })
  await save()
  await soon(() => expect(said()).toContain('Someone else saved: Theirs'))
  expect(said()).toContain('Someone else saved first.')
  expect(field('reason').value).toBe('Mine')
  answer({ 'PUT /ip-blocks': () => ({ idx: 5, version: 3 }) })
  await save()
  await soon(() => expect(sent('PUT')).toHaveLength(2))
  expect(sent('PUT')[1]).toMatchObject({ reason: 'Mine', version: 2 })
})

test('Discard brings back what is saved', async () => {
  await showPage('/5')
  await type('reason', '')
  await leave('reason')
  await soon(() => expect(said()).toContain('Enter a reason.'))
  await pressNamed('button', 'Discard')
  await soon(() => expect(field('reason').value).toBe('Guesses passwords'))
  expect(said()).not.toContain('Enter a reason.')
})
