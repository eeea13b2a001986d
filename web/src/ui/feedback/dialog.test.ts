import { afterEach, expect, test } from 'vitest'
import { alert, confirm, dialogs } from './dialog'

const top = () => dialogs.get().at(-1)!

afterEach(() => {
  for (const { close } of dialogs.get()) close()
})

test('an alert goes on when it has been read', async () => {
  const read = alert({ title: 'Sorry', message: 'That went wrong.', error: 'E7', code: 'common.500' })
  expect(top()).toMatchObject({ kind: 'alert', title: 'Sorry', error: 'E7', code: 'common.500' })
  top().close()
  await read
  expect(dialogs.get()).toEqual([])
})

test('the same alert stands once, however many say it, and all go on together', async () => {
  const all = Promise.all([alert('Gone.'), alert('Gone.'), alert('Gone.')])
  expect(dialogs.get()).toHaveLength(1)
  top().close()
  await all
  const again = alert('Gone.')
  expect(dialogs.get()).toHaveLength(1)
  top().close()
  await again
})

test.each([
  ['yes', true, {}, true],
  ['no', false, {}, false],
  ['Escape', undefined, {}, false],
  ['Escape where staying is meant', undefined, { unanswered: true }, true],
])('a question answered with %s', async (_, answer, more, means) => {
  const answered = confirm({ message: 'Sure?', ...more })
  const { close } = top() as { close(answer?: boolean): void }
  close(answer)
  expect(await answered).toBe(means)
})

test('a question that is taken back is a no', async () => {
  const end = new AbortController()
  const answered = confirm({ message: 'Sure?', unanswered: true, signal: end.signal })
  end.abort()
  expect(await answered).toBe(false)
  expect(dialogs.get()).toEqual([])
  expect(await confirm({ message: 'Too late?', signal: end.signal })).toBe(false)
})

test('the newest dialog lies on top, and the others wait behind it', async () => {
  const first = confirm('First?')
  const second = alert('Second.')
  expect(dialogs.get().map(({ message }) => message)).toEqual(['First?', 'Second.'])
  top().close()
  await second
  ;(top() as { close(answer?: boolean): void }).close(true)
  expect(await first).toBe(true)
})
