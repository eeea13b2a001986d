import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, said, show, soon, type } from '../../../test/screen'
import { MessageForm } from './message-form'

test('a message has its languages side by side, marks what is missing, and keeps all of it after the preview', async () => {
  answer({
    'POST /manage/members/messages/preview': () => ({
      ...{ sent: 3, skipped: 0, full: 0, excluded: 0, shown: [] },
      first: { push: 0, text: 2, mail: 0, site: 1 },
    }),
  })
  await show(<MessageForm to={{ memberIdx: [7] }} onDone={() => {}} />)
  const inLanguage = (lang: string) => named('[role=group]', new RegExp(`^${lang}`))
  expect(said()).not.toContain('Missing')
  await type('title', 'Your locker')
  await type('contents', 'Please empty it.')
  expect(inLanguage('ko').textContent).toContain('Missing')
  expect(inLanguage('en').textContent).not.toContain('Missing')
  await type('title ko', '사물함 안내')
  await type('contents ko', '비워 주십시오.')
  expect(said()).not.toContain('Missing')
  await pressNamed('button', 'Preview')
  const ko = { title: '사물함 안내', contents: '비워 주십시오.' }
  const previews = () => asked.filter(({ call }) => call.endsWith('/preview'))
  await soon(() => expect(previews()).toMatchObject([{ body: { memberIdx: [7], translated: { ko } } }]))
  expect(named('li', /^Text message/).textContent).toContain('at least 2')
  expect(said()).not.toContain('Push notification:')
  await pressNamed('button', 'Change the text')
  expect(['title', 'contents', 'title ko', 'contents ko'].map((name) => field(name).value)).toEqual([
    'Your locker',
    'Please empty it.',
    ko.title,
    ko.contents,
  ])
})
