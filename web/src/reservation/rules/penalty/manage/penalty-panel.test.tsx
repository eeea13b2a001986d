import type { OnePenalty } from '@clubhouse/contract/reservation/rules/penalty-list'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, asked, field, named, pressNamed, Refused, said, show, soon, type } from '../../../../../test/screen'
import { PenaltyPanel } from './penalty-panel'

const PENALTY: OnePenalty = {
  ...{ penaltyIdx: 9, code: 'W5', state: 'APPEALED', from: '2026-12-02', until: '2026-12-16', currency: 'KRW' },
  ...{ paid: false, ruleText: 'No-show', version: 1, memberIdx: 7, name: 'Min-jun Park' },
  documents: [],
  appeal: { text: 'I was ill.', files: [], at: '2026-12-01T00:00:00Z', decideBy: '2026-12-08' },
}
const CALL = 'PUT /manage/penalties/9'
const buttons = () => [...document.querySelectorAll('form button')].map(({ textContent }) => textContent)
const decidedMeanwhile = (penalty: OnePenalty) =>
  answer({
    'GET /manage/penalties/9': () => penalty,
    [CALL]: () => {
      throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 2 } })
    },
  })

const shown = async (penalty: OnePenalty) => {
  answer({ 'GET /manage/penalties/9': () => penalty })
  await show(<PenaltyPanel penaltyIdx={9} onClose={() => {}} onChanged={() => {}} />)
}

test('an appeal that another manager has decided keeps the answer that was typed, and is not sent again', async () => {
  await shown(PENALTY)
  await pressNamed('button', 'Reject appeal')
  await type('reason', 'No document\nwas shown.')
  decidedMeanwhile({
    ...PENALTY,
    ...{ state: 'WAIVED', version: 2 },
    appeal: { ...PENALTY.appeal!, answer: 'Get well soon.', answeredAt: '2026-12-02T00:00:00Z' },
  })
  await pressNamed('form button', 'Reject appeal')
  await soon(() => expect(said()).toContain('Someone else saved first, so this is no longer possible.'))
  expect(said()).toContain('Get well soon.')
  expect(field('reason').value).toBe('No document\nwas shown.')
  expect(field('reason').readOnly).toBe(true)
  expect(buttons()).toEqual(['Close'])
  await pressNamed('form button', 'Close')
  await soon(() => expect(said()).not.toContain('Someone else saved first'))
})

test('a decision that is still possible after another is kept to be sent again', async () => {
  await shown({ ...PENALTY, appeal: undefined, state: 'PROPOSED' })
  await pressNamed('button', 'Waive')
  await type('reason', 'It was the weather.')
  decidedMeanwhile({ ...PENALTY, appeal: undefined, state: 'ACTIVE', version: 2 })
  await pressNamed('form button', 'Waive')
  await soon(() => expect(said()).toContain('Someone else saved first. Your changes are still here'))
  expect(field('reason').value).toBe('It was the weather.')
  expect(named('form button', 'Cancel')).toBeTruthy()
})

const LETTER = {
  fileIdx: 4,
  name: 'letter.pdf',
  size: 9,
  mime: 'application/pdf',
  url: '/hp/api/files/4/letter.pdf?exp=9&sig=x',
}
const WAIVED: OnePenalty = { ...PENALTY, appeal: undefined, state: 'WAIVED', waivedFor: 'ILLNESS', documents: [LETTER] }
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const DOCUMENTS = 'PUT /manage/penalties/9/documents'

const OPENED = 'GET /files/4/letter.pdf'

test('the document of a personal waiver is fetched with the session and saved under its name', async () => {
  const sent: unknown[] = []
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answer({
    [OPENED]: ({ searchParams }, _, headers) => {
      sent.push([searchParams.get('sig'), searchParams.get('exp'), headers.get('authorization')])
      return new Blob(['%PDF'])
    },
  })
  await shown(WAIVED)
  await pressNamed('button', /letter\.pdf/)
  await soon(() => expect(saved).toEqual(['letter.pdf']))
  expect(sent).toEqual([['x', '9', 'Bearer at.test']])
})

test('a form that changes documents of a waiver opens none of them', async () => {
  const photo = { ...LETTER, fileIdx: 5, name: 'photo.jpg', mime: 'image/jpeg' }
  await shown({ ...WAIVED, documents: [LETTER, photo] })
  await pressNamed('button', 'Attach or remove documents')
  expect([...document.querySelectorAll('form li')].map((item) => item.textContent)).toEqual([
    ' letter.pdfRemove',
    ' photo.jpgRemove',
  ])
  expect(document.querySelectorAll('img, a[href*="/files/"]')).toHaveLength(0)
})

test('another document of a personal waiver is attached beside the first', async () => {
  await shown(WAIVED)
  await pressNamed('button', 'Attach or remove documents')
  expect(said()).toContain('Only managers with access to penalties can open them.')
  await choose(new File(['x'], 'page.docx', { type: 'application/msword' }))
  expect(said()).toContain('page.docx')
  await choose(new File(['x'], 'second.pdf', { type: 'application/pdf' }))
  answer({ [DOCUMENTS]: () => ({ ...WAIVED, version: 2 }) })
  await pressNamed('form button', 'Save')
  const sent = await soon(() => {
    const found = asked.find(({ call }) => call === DOCUMENTS)
    expect(found).toBeTruthy()
    return found!.body as FormData
  })
  expect(JSON.parse(String(sent.get('data')))).toMatchObject({ version: 1, keepFiles: [4] })
  expect(sent.getAll('files').map((file) => (file as File).name)).toEqual(['second.pdf'])
  await soon(() => expect(said()).toContain('Documents saved.'))
})

test('a waiver for which a document was seen on paper has none', async () => {
  await shown({ ...WAIVED, documents: [] })
  await soon(() => expect(said()).toContain('No document is attached.'))
})

test('a penalty that is not waived has no documents; its waiver says when they can be attached', async () => {
  await shown({ ...PENALTY, appeal: undefined, state: 'ACTIVE' })
  await soon(() => named('button', 'Waive'))
  expect(said()).not.toContain('No document is attached.')
  await pressNamed('button', 'Waive')
  expect(said()).toContain('You can attach the document once the penalty is waived.')
})

test('what was paid can be waived, and says what is to be returned', async () => {
  await shown({ ...PENALTY, appeal: undefined, state: 'CLEARED', paid: true, money: 90_000 })
  await pressNamed('button', 'Waive')
  expect(said()).toContain('₩90,000 is to be returned')
})

test('a penalty that was paid and waived shows the money as to be returned', async () => {
  await shown({ ...PENALTY, appeal: undefined, state: 'WAIVED', paid: true, money: 90_000 })
  await soon(() => expect(said()).toMatch(/To be returned\s*₩90,000/))
})
