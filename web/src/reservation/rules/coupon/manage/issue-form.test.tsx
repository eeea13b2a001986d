import { expect, test } from 'vitest'
import { answer, asked, field, leave, pressNamed, put, show, soon, type } from '../../../../../test/screen'
import { IssuePanel } from './issue-form'

test('its days are typed in the format of the club', async () => {
  answer({
    'GET /manage/coupon-kinds': () => [{ kindIdx: 3, name: 'Green fee', translated: {}, value: 10, unit: 'PERCENT' }],
    'GET /codes': () => [],
    'POST /manage/coupons': () => ({ issued: 1 }),
  })
  await show(<IssuePanel onIssued={() => {}} onClose={() => {}} />)
  await soon(() => expect(field('validFrom').type).toBe('text'))
  await put(field('kindIdx'), '3')
  await put(field('to'), 'ALL')
  for (const name of ['validFrom', 'validTo']) expect(field(name).placeholder).not.toBe('')
  const written = field('validFrom').placeholder
  await type('validFrom', written)
  await type('validTo', written)
  await leave('validTo')
  await type('reason', 'Rain')
  await pressNamed('form button', 'Issue coupons')
  const bodyOf = () => asked.find(({ call }) => call === 'POST /manage/coupons')?.body as Record<string, string>
  await soon(() => expect(bodyOf().validFrom).toMatch(/^\d{4}-\d\d-\d\d$/))
  expect(bodyOf().validTo).toBe(bodyOf().validFrom)
})
