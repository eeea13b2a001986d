import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon } from '../../../test/screen'
import UnsubscribePage from './unsubscribe-page'

const LINK = 'PLAYING_TOMORROW.7.signature'
const open = (link: string) => show(<UnsubscribePage />, { path: '/unsubscribe', at: `/unsubscribe?link=${link}` })

test('opening the link asks nothing of the server; its one button stops the emails', async () => {
  answer({ 'POST /unsubscribe': () => ({ kind: 'PLAYING_TOMORROW' }) })
  await open(LINK)
  expect([document.querySelectorAll('button').length, asked]).toEqual([1, []])
  expect(said()).toContain('“Playing tomorrow” will no longer be sent to you by email.')
  await pressNamed('button', 'Stop these emails')
  await soon(() => named('h1', 'These emails have stopped'))
  expect(asked).toMatchObject([{ call: 'POST /unsubscribe', body: { link: LINK } }])
  expect(document.querySelectorAll('button')).toHaveLength(0)
})

test('the link of news by text message stops these alone, and says so', async () => {
  answer({ 'POST /unsubscribe': () => ({ kind: 'CLUB_NEWS_SMS' }) })
  await open('CLUB_NEWS_SMS.7.signature')
  expect(said()).toContain('will no longer be sent to you by text message.')
  await pressNamed('button', 'Stop this news')
  await soon(() => named('h1', 'The news has stopped'))
})

test('a link that is of no kind, or that the club does not know, says what to do', async () => {
  await open('PASSWORD_CHANGED.7.signature')
  named('h1', 'This link does not work any more')
  answer({
    'POST /unsubscribe': () => {
      throw new Refused(404)
    },
  })
  await open(LINK)
  await pressNamed('button', 'Stop these emails')
  await soon(() => named('h1', 'This link does not work any more'))
})
