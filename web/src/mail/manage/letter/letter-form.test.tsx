import type { Letter } from '@clubhouse/contract/letter'
import { expect, test } from 'vitest'
import { field, said, show, soon, type } from '../../../../test/screen'
import { LetterForm } from './letter-form'

const words = (lang: string, original: string | null) => ({ lang, msg: null, original })
const text = (part: string, en: string | null, ko: string | null) => ({
  ...{ part, variant: null, code: `WELCOME_${part}`, values: [] },
  texts: [words('en', en), words('ko', ko)],
})
const LETTER = {
  ...{ kind: 'WELCOME', group: 'ACCOUNT', to: 'MEMBER', sent: 0, isOptional: false, changed: 0, version: '1' },
  ...{ langs: ['en', 'ko'], variants: [], values: [], hasButtons: true, testTo: 'desk@club.example' },
  fields: [text('SUBJECT', 'Welcome', '환영합니다'), text('BODY', 'Hello.', '안녕하세요.'), text('NOTE', null, null)],
} as unknown as Letter

test('the texts of an email are beside each other, and a note that one language lacks is marked', async () => {
  await show(<LetterForm letter={LETTER} readOnly={false} refresh={async () => {}} />)
  await soon(() => field('ko WELCOME_NOTE'))
  expect(said()).not.toContain('Missing')
  await type('en WELCOME_NOTE', 'See you soon.')
  expect(field('ko WELCOME_NOTE').closest('[data-missing]')?.textContent).toContain('Missing')
  await type('ko WELCOME_NOTE', '곧 뵙겠습니다.')
  expect(said()).not.toContain('Missing')
})
