import type { Message } from '@clubhouse/contract/member/inbox'
import { expect, test } from 'vitest'
import { answer, named, pressNamed, said, show, soon } from '../../../test/screen'
import { asMember } from '../../../test/some-draw'
import { MessageList } from './message-list'

const READ_AT = '2026-11-02T00:00:00Z'
const message = (messageIdx: number, title: string, link: string, readAt: string | null = READ_AT): Message => ({
  ...{ messageIdx, title, link, readAt },
  ...{ contents: `The words of ${title}`, sentAt: '2026-11-01T00:00:00Z' },
})

async function shown(...list: Message[]) {
  asMember()
  const unread = list.filter(({ readAt }) => !readAt).length
  answer({
    'GET /info/messages': () => ({ list, unread, total: list.length, page: 1, size: 10 }),
    'PUT /info/messages': () => ({ unread: 0 }),
  })
  await show(<MessageList />, { path: '*', at: '/mypage/messages' })
  await soon(() => named('button', /^All/))
}
/** The titles of each entry of the list. */
const entries = () =>
  [...document.querySelectorAll('main > ul > li')].map((entry) =>
    [...entry.querySelectorAll('h2 button > span:first-child')].map(({ textContent }) => textContent),
  )
const folds = () => [...document.querySelectorAll('details')].map(({ open }) => open)

test('the messages of a page about one booking are one entry, where the newest of them is', async () => {
  await shown(
    message(5, 'Changed', '/mypage?booking=41'),
    message(4, 'Names needed', '/mypage?booking=41&do=players'),
    message(3, 'Enquiry', '/mypage/cs/4'),
    message(2, 'Booked', '/mypage?booking=41'),
    message(1, 'Booked too', '/mypage?booking=42'),
  )
  expect(entries()).toEqual([['Changed', 'Names needed', 'Booked'], ['Enquiry'], ['Booked too']])
  expect(folds()).toEqual([false])
  named('summary', '2 earlier messages about this booking')
})

test('an earlier message that is unread is shown at first, and stays when it is read', async () => {
  await shown(
    message(3, 'Changed', '/mypage?booking=41'),
    message(2, 'Named', '/mypage?booking=41', null),
    message(1, 'Booked', '/mypage?booking=41'),
  )
  named('summary', '2 earlier messages about this booking')
  expect(folds()).toEqual([true])
  await pressNamed('h2 button', /^Named/)
  await soon(() => expect(said()).toContain('0 unread messages'))
  expect(folds()).toEqual([true])
})

test('messages that lead to no booking stand alone', async () => {
  await shown(message(2, 'Cancelled', '/reservation'), message(1, 'Cancelled too', '/reservation'))
  expect(entries()).toEqual([['Cancelled'], ['Cancelled too']])
  expect(folds()).toEqual([])
})
