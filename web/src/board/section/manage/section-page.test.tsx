import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, said, show, soon, type } from '../../../../test/screen'
import SectionPage from './section-page'

const SECTION = {
  ...{ idx: 5, page: 'club', kind: 'TEXT', rows: [], photos: [], link: null, files: [], orderNo: 10, version: 1 },
  ...{ heading: { en: 'Lake', ko: '호수' }, body: {}, alt: { en: 'A lake', ko: '호수 전경' } },
  ...{ caption: { en: '', ko: '오월의 9번 홀' }, focusX: 50, focusY: 50 },
  ...{ state: 'PUBLISHED', openAt: '2026-01-01T00:00:00Z', closeAt: null },
}

async function open(imageUrl: string | null) {
  answer({
    'GET /section/5': () => ({ ...SECTION, imageUrl }),
    'PUT /section': () => ({ idx: 5, version: 2 }),
    'GET /code/101': () => [
      { key: 'en', label: 'English' },
      { key: 'ko', label: '한국어' },
    ],
  })
  await show(<SectionPage />, { path: '/ishm/board/section/:idx', at: '/ishm/board/section/5' })
  await soon(() => field('heading.en'))
}

test('the caption of a picture is written in each language and saved', async () => {
  await open('/files/lake.jpg')
  expect(field('caption.ko').value).toBe('오월의 9번 홀')
  expect(named('label', /^Caption \(.*optional\)$/)).toBeDefined()
  await type('caption.en', 'The ninth, in May')
  await pressNamed('button', 'Save')
  const sent = await soon(() => asked.find(({ call }) => call === 'PUT /section')!.body as FormData)
  const data = JSON.parse(String(sent.get('data')))
  expect(data.caption).toEqual({ en: 'The ninth, in May', ko: '오월의 9번 홀' })
})

test('a section without a picture has no caption to write', async () => {
  await open(null)
  expect(() => field('caption.en')).toThrow()
})

test('a published post is ended with one press, after a question, by its own save', async () => {
  await open('/files/lake.jpg')
  await pressNamed('button', 'End now')
  await soon(() =>
    expect(said()).toContain('Visitors no longer see this post in any language. You can publish it again.'),
  )
  expect(asked.filter(({ call }) => call === 'PUT /section')).toEqual([])
  await pressNamed('[role=alertdialog] button', 'End now')
  const sent = await soon(() => asked.find(({ call }) => call === 'PUT /section')!.body as FormData)
  const data = JSON.parse(String(sent.get('data')))
  expect(data).toMatchObject({ idx: 5, version: 1, state: 'ENDED', openAt: SECTION.openAt, heading: SECTION.heading })
})

test('a new post can be saved from the start, and a saved one once something changed', async () => {
  await open(null)
  expect(() => named('button', 'Save')).toThrow()
  await show(<SectionPage />, { path: '/ishm/board/section/:idx', at: '/ishm/board/section/new' })
  await soon(() => named('button', 'Save'))
})
