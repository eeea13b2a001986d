import { expect, test } from 'vitest'
import { answer, asked, pressNamed, said, show, soon } from '../../../test/screen'
import SetupPage from './setup-page'

const LACKS = {
  ...{ step: 'TERMS', menu: '910800' },
  items: [{ code: 'TERMS_SERVICE', isDone: false, isNeeded: true }],
}
const created = () => asked.filter(({ call }) => call === 'POST /manage/setup/terms')

async function open(...starters: { lacking: number; drafts: number; places: number }[]) {
  const read = () => {
    const starter = starters.length > 1 ? starters.shift() : starters[0]
    return { isReady: false, steps: [LACKS], starter, samples: { lacking: 0, drafts: 0 }, knownPasswords: null }
  }
  answer({ 'GET /manage/setup': read, 'POST /manage/setup/terms': () => ({ drafts: 6 }) })
  await show(<SetupPage />, { path: '/ishm/setup', at: '/ishm/setup' })
}

test('a club without terms creates starter terms, and reads what is left to change in them', async () => {
  await open({ lacking: 6, drafts: 0, places: 0 }, { lacking: 0, drafts: 6, places: 30 })
  await pressNamed('button', 'Create starter terms')
  await soon(() => expect(said()).toContain('The drafts have 30 marked places'))
  expect(said()).toContain('6 drafts created.')
  expect(document.querySelector('a[href="/ishm/site/terms?state=DRAFT"]')).not.toBeNull()
  expect(said()).not.toContain('Create starter terms')
  expect(created()).toHaveLength(1)
})

test('a club with terms of its own is offered none', async () => {
  await open({ lacking: 0, drafts: 0, places: 0 })
  await soon(() => expect(said()).toContain('Terms of service'))
  expect(said()).not.toMatch(/starter terms|marked places/)
})
