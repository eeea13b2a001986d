import { act } from 'react'
import { expect, test } from 'vitest'
import { answer, asked, field, named, press, pressNamed, put, Refused, said, show, soon } from '../../../../test/screen'
import { queryClient } from '../../../api/query-client'
import SectionPage from './section-page'

const both = (text: string) => ({ en: text, ko: text })
const BALL = [both('Range'), { en: 'Bucket', ko: '볼 한 바구니' }, both('9000'), both('')]
const LESSON = [both('Range'), { en: 'Lesson', ko: '레슨' }, both('80000'), both('4')]
const KIM = [{ en: 'Kim', ko: '김' }, both('Captain'), both('')]
const LEE = [both('Lee'), both('Member'), both('')]

const SECTION = {
  ...{ idx: 5, page: 'pft', kind: 'ITEMS', rows: [BALL, LESSON], photos: [], link: null, files: [], orderNo: 10 },
  ...{ heading: both('Prices'), body: {}, alt: {}, caption: {}, focusX: 50, focusY: 50, version: 1, imageUrl: null },
  ...{ state: 'PUBLISHED', openAt: '2026-01-01T00:00:00Z', closeAt: null },
}

async function open(change: object = {}, save: () => unknown = () => ({ idx: 5, version: 2 })) {
  answer({
    'GET /section/5': () => ({ ...SECTION, ...change }),
    'PUT /section': save,
    'POST /manage/files': () => ({ fileIdx: 77, name: 'x.webp', size: 1, mime: 'image/webp', url: '/files/77' }),
    'GET /code/101': () => [
      { key: 'en', label: 'English' },
      { key: 'ko', label: '한국어' },
    ],
  })
  await show(<SectionPage />, { path: '/ishm/board/section/:idx', at: '/ishm/board/section/5' })
  await soon(() => field('heading.en'))
}

const rows = () => [...document.querySelectorAll('[data-row]')]
const cells = (row: number) =>
  [...rows()[row]!.querySelectorAll<HTMLInputElement>('input')].filter(({ type }) => type === 'text')
const values = () => rows().map((_, row) => cells(row).map(({ value }) => value))
const enter = (input: HTMLElement) =>
  act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })))
const choosePhoto = (row: number) => {
  const input = rows()[row]!.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'kim.jpg', { type: 'image/jpeg' })] })
  return act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const sent = () => {
  const all = asked.filter(({ call }) => call === 'PUT /section')
  return JSON.parse(String((all.at(-1)!.body as FormData).get('data')))
}

test('each price is one row, whose cells are added, moved and removed', async () => {
  await open()
  expect(values()).toEqual([
    ['Range', 'Range', 'Bucket', '볼 한 바구니', '9000', ''],
    ['Range', 'Range', 'Lesson', '레슨', '80000', '4'],
  ])
  await pressNamed('button', 'Move Row 2 up')
  await pressNamed('button', 'Add row')
  // The new row is where one types next.
  expect(document.activeElement).toBe(cells(2)[0])
  for (const [at, text] of ['Shop', '숍', 'Glove', '장갑', '25000'].entries()) await put(cells(2)[at]!, text)
  await pressNamed('button', 'Remove row 2')
  expect(document.activeElement).toBe(cells(1)[0])
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows.map((cells: { en: string }[]) => cells[1]!.en)).toEqual(['Lesson', 'Glove']))
  expect(sent().rows[1][2]).toEqual(both('25000'))
})

test('Enter goes down the column, and after the last row to a new one', async () => {
  await open()
  cells(0)[4]!.focus()
  await enter(cells(0)[4]!)
  expect(document.activeElement).toBe(cells(1)[4])
  await enter(cells(1)[4]!)
  expect(rows()).toHaveLength(3)
  expect(document.activeElement).toBe(cells(2)[4])
})

test('a wrong cell shows its error, the first one gets the focus, and what was typed is kept', async () => {
  await open()
  await put(cells(0)[3]!, '')
  await put(cells(1)[4]!, 'free')
  await put(cells(1)[5]!, 'many')
  expect(said()).not.toContain('Fill in this cell.')
  await pressNamed('button', 'Save')
  expect(asked.some(({ call }) => call === 'PUT /section')).toBe(false)
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[data-row] [aria-invalid]')]
  const toldOf = (input: HTMLElement) => document.getElementById(`${input.id}e`)!.textContent
  expect(wrong.map((input) => [input.value, toldOf(input)])).toEqual([
    ['', 'Fill in this cell.'],
    ['free', 'Enter an amount.'],
    ['many', 'Enter a whole number.'],
  ])
  expect(document.activeElement).toBe(cells(0)[3])
  await put(cells(0)[3]!, '바구니')
  await put(cells(1)[4]!, '70000')
  await put(cells(1)[5]!, '')
  expect(document.querySelector('[data-row] [aria-invalid]')).toBeNull()
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows[1][2]).toEqual(both('70000')))
})

test('a refusal leaves every cell as it was typed', async () => {
  await open({}, () => {
    throw new Refused(400, { code: 'OTHER' })
  })
  await put(cells(0)[2]!, 'Large bucket')
  await put(cells(1)[4]!, '95000')
  await pressNamed('button', 'Save')
  await soon(() => sent())
  expect(values()[0]![2]).toBe('Large bucket')
  expect(values()[1]![4]).toMatch(/^95,?000$/)
})

test('a photo of a person is uploaded and saved with its description and focus point', async () => {
  await open({ kind: 'PEOPLE', page: 'club', rows: [KIM, LEE] })
  expect(document.querySelector('[data-row] img')).toBeNull()
  await choosePhoto(0)
  await soon(() => expect(rows()[0]!.querySelector('img')?.getAttribute('src')).toBe('/files/77'))
  const [, y] = rows()[0]!.querySelectorAll<HTMLInputElement>('input[type=range]')
  await put(y!, '20')
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows[0].slice(3)).toEqual([both('77 50 20'), KIM[0]]))
  expect(sent().rows[1].length).toBe(3)
})

/** Uploads that are answered when the test says so, in the order in which they were asked. */
function slowUploads() {
  const waiting: ((fileIdx: number) => void)[] = []
  answer({
    'POST /manage/files': () =>
      new Promise((resolve) => {
        waiting.push((fileIdx) =>
          resolve({ fileIdx, name: 'x.webp', size: 1, mime: 'image/webp', url: `/files/${fileIdx}` }),
        )
      }),
  })
  return waiting
}

test('photos go to their rows, also when rows are edited, moved or removed during the uploads', async () => {
  await open({ kind: 'PEOPLE', page: 'club', rows: [KIM, LEE, [both('Han'), both('Member'), both('')]] })
  const waiting = slowUploads()
  await choosePhoto(0)
  await choosePhoto(1)
  await choosePhoto(2)
  await soon(() => expect(waiting).toHaveLength(3))
  await put(cells(0)[0]!, 'Kim Jr')
  await pressNamed('button', 'Move Row 1 down')
  // The row of the third upload is removed before its photo comes.
  await pressNamed('button', 'Remove row 3')
  await act(async () => {
    for (const [i, come] of waiting.entries()) come(71 + i)
  })
  await soon(() => expect(rows().filter((row) => row.querySelector('img'))).toHaveLength(2))
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows).toHaveLength(2))
  expect(sent().rows).toEqual([
    [...LEE, both('72 50 50'), both('Lee')],
    [{ en: 'Kim Jr', ko: '김' }, ...KIM.slice(1), both('71 50 50'), { en: 'Kim Jr', ko: '김' }],
  ])
})

test('the button keeps the focus during an upload, which screen readers announce', async () => {
  await open({ kind: 'PEOPLE', page: 'club', rows: [KIM] })
  const waiting = slowUploads()
  const button = named('[data-row] button', 'Add photo')
  button.focus()
  await choosePhoto(0)
  const status = () => rows()[0]!.querySelector('[role=status]')!.textContent
  expect([button.getAttribute('aria-disabled'), status()]).toEqual(['true', 'The image is being uploaded.'])
  await soon(() => expect(waiting).toHaveLength(1))
  await act(async () => waiting[0]!(71))
  await soon(() => expect(status()).toBe(''))
  expect(document.activeElement).toBe(named('[data-row] button', 'Change photo'))
})

test('an uploaded photo is shown after the section is read again, and when its draft comes back', async () => {
  await open({ kind: 'PEOPLE', page: 'club', rows: [KIM] })
  await choosePhoto(0)
  const shown = () => rows()[0]!.querySelector('img')?.getAttribute('src')
  await soon(() => expect(shown()).toBe('/files/77'))
  answer({ 'GET /section/5': () => ({ ...SECTION, kind: 'PEOPLE', page: 'club', rows: [KIM], link: '/club' }) })
  await act(() => queryClient().invalidateQueries())
  await soon(() => expect(field('link').value).toBe('/club'))
  expect(shown()).toBe('/files/77')
  await open({ kind: 'PEOPLE', page: 'club', rows: [KIM] })
  await soon(() => expect(shown()).toBe('/files/77'))
})

test('a photo is removed with its words', async () => {
  const row = [...KIM, both('77 50 20'), both('Kim at the tee')]
  await open({ kind: 'PEOPLE', page: 'club', rows: [row], photos: [{ fileIdx: 77, url: '/files/77' }] })
  expect(rows()[0]!.querySelector('img')!.style.objectPosition).toBe('50% 20%')
  await press(named('[data-row] button', 'Remove photo'))
  expect(document.activeElement).toBe(named('[data-row] button', 'Add photo'))
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows[0].slice(3)).toEqual([both(''), both('')]))
})

test('the photo of an item is shown beside its fields, and removed with its words', async () => {
  const row = [both('Pro shop'), both('Umbrella'), both('72000'), both('')]
  await open({
    kind: 'ITEMS',
    page: 'gift',
    rows: [[...row, both('77 50 20'), both('Green umbrella')]],
    photos: [{ fileIdx: 77, url: '/files/77' }],
  })
  expect(rows()[0]!.querySelector('img')!.style.objectPosition).toBe('50% 20%')
  await press(named('[data-row] button', 'Remove photo'))
  await pressNamed('button', 'Save')
  await soon(() => expect(sent().rows[0]).toEqual([...row, both(''), both('')]))
})
