import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, put, Refused, said, show, soon, type } from '../../../test/screen'
import OpenPage from './open-page'

const STOPPED = { state: 0, message: null, translated: {}, plans: [] }
const TERMS = {
  ...{ step: 'TERMS', menu: '910800' },
  items: [{ code: 'TERMS_SERVICE', isDone: false, isNeeded: true }],
}
const LOGO = { step: 'IDENTITY', menu: '910200', items: [{ code: 'LOGO', isDone: false, isNeeded: false }] }
const lacks = (steps: object[], mayJoin: boolean, sendsMail = true) => ({ steps, mayJoin, sendsMail })

async function open(found: () => object) {
  answer({
    'GET /manage/site-plans': () => STOPPED,
    'GET /manage/setup/missing': found,
    'PUT /site/state': () => ({ state: 1 }),
  })
  await show(<OpenPage />, { path: '/ishm/site/open', at: '/ishm/site/open' })
  await type('reason', 'We begin')
}
const changes = () => asked.filter(({ call }) => call === 'PUT /site/state')

test('a manager reads what a club still lacks, and is asked before its site opens', async () => {
  await open(() => lacks([LOGO, TERMS], false, false))
  await soon(() => named('h3', 'Still missing'))
  expect(said()).toContain('No accounts can be created until the terms')
  expect(said()).toContain('No mail server is set')
  expect(said()).toContain('Terms of service: Needed')
  expect(said()).toContain('Logo: Can wait')
  await pressNamed('button', 'Change status')
  const question = await soon(() => named('[role=alertdialog]', /Still missing: Terms\./))
  expect(question.textContent).toContain('No accounts can be created')
  await pressNamed('[role=alertdialog] button', 'Not yet')
  expect(changes()).toEqual([])
  await pressNamed('button', 'Change status')
  await pressNamed('[role=alertdialog] button', 'Open anyway')
  await soon(() => expect(changes()).toMatchObject([{ body: { state: 1, reason: 'We begin' } }]))
})

test('a club that lacks only what can wait is asked as before', async () => {
  await open(() => lacks([LOGO], true))
  await soon(() => named('h3', 'Still missing'))
  await pressNamed('button', 'Change status')
  await soon(() => named('[role=alertdialog]', /^(?!.*Still missing).*“Open” now\?/))
  await pressNamed('[role=alertdialog] button', 'Change status')
  await soon(() => expect(changes()).toHaveLength(1))
})

test('a site does not open while what is missing cannot be read', async () => {
  await open(() => {
    throw new Refused(500)
  })
  await pressNamed('button', 'Change status')
  await soon(() => expect(asked.filter(({ call }) => call === 'GET /manage/setup/missing').length).toBeGreaterThan(1))
  expect([document.querySelectorAll('[role=alertdialog]').length, changes()]).toEqual([0, []])
})

test('the message to visitors has a field in each language, and outlives another choice of status', async () => {
  await open(() => lacks([], true))
  await put(field('state'), '2')
  await type('message', 'We open again on Friday.')
  expect(named('label', 'Message to visitors (ko)')).toBeTruthy()
  expect(said()).toContain('Missing')
  await type('translated.ko.message', '금요일에 다시 엽니다.')
  expect(said()).not.toContain('Missing')
  await put(field('state'), '1')
  await put(field('state'), '0')
  expect([field('message').value, field('translated.ko.message').value]).toEqual([
    'We open again on Friday.',
    '금요일에 다시 엽니다.',
  ])
})

test.each([
  ['is shown in each language', { ko: { message: '금요일에 다시 엽니다.' } }, '금요일에 다시 엽니다.'],
  ['is marked where a language lacks it', {}, /Missing/],
])('the message that visitors read now %s', async (_, translated, korean) => {
  answer({
    'GET /manage/site-plans': () => ({ ...STOPPED, message: 'We open again on Friday.', translated }),
    'GET /manage/setup/missing': () => lacks([], true),
  })
  await show(<OpenPage />, { path: '/ishm/site/open', at: '/ishm/site/open' })
  await soon(() => expect(named('dd[lang=ko]', korean)).toBeTruthy())
  expect(named('dd[lang=en]', 'We open again on Friday.')).toBeTruthy()
  expect(named('dt', 'Message to visitors (ko)')).toBeTruthy()
})
