import { expect, test } from 'vitest'
import { answer, asked, pressNamed, said, show, soon } from '../../../test/screen'
import SetupPage from './setup-page'

const CONTENT = {
  ...{ step: 'CONTENT', menu: '930900' },
  items: [{ code: 'CLUB_PAGE', isDone: false, isNeeded: false }],
}
const sent = () => asked.filter(({ call }) => call.endsWith('/manage/setup/samples')).map(({ call }) => call)

async function open(...found: { lacking: number; drafts: number }[]) {
  const read = () => {
    const samples = found.length > 1 ? found.shift() : found[0]
    const starter = { lacking: 0, drafts: 0, places: 0 }
    return { isReady: false, steps: [CONTENT], starter, samples, knownPasswords: null }
  }
  answer({
    'GET /manage/setup': read,
    'POST /manage/setup/samples': () => ({ drafts: 14 }),
    'DELETE /manage/setup/samples': () => ({ deleted: 13 }),
  })
  await show(<SetupPage />, { path: '/ishm/setup', at: '/ishm/setup' })
}

test('a club without content is asked before samples are added, and reads how many there are', async () => {
  await open({ lacking: 4, drafts: 0 }, { lacking: 0, drafts: 14 })
  await pressNamed('button', 'Add sample content')
  await soon(() => expect(said()).toContain('a notice, an event, three questions'))
  expect(sent()).toEqual([])
  await pressNamed('[role=alertdialog] button', 'Add sample content')
  await soon(() => expect(said()).toContain('14 drafts are still samples.'))
  expect(said()).toContain('14 samples added.')
  expect(said()).not.toContain('Start from samples')
  expect(sent()).toEqual(['POST /manage/setup/samples'])
})

test('samples are removed after a question that says how many', async () => {
  await open({ lacking: 0, drafts: 13 }, { lacking: 3, drafts: 0 })
  await pressNamed('button', 'Remove sample content')
  await soon(() => expect(said()).toContain('Remove 13 samples?'))
  expect(sent()).toEqual([])
  await pressNamed('[role=alertdialog] button', 'Remove sample content')
  await soon(() => expect(said()).toContain('13 samples removed.'))
  await soon(() => expect(said()).toContain('Start from samples'))
  expect(sent()).toEqual(['DELETE /manage/setup/samples'])
})

test('a club with content of its own is offered none', async () => {
  await open({ lacking: 0, drafts: 0 })
  await soon(() => expect(said()).toContain('Club page'))
  expect(said()).not.toMatch(/Start from samples|still samples/)
})
