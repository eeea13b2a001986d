import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progressOpen } from '../ui/feedback/progress'
import { answerOnBar, barItems } from '../ui/feedback/toast-bar'
import { carePageLoads } from './page-loads'

const PAGE = new URL('https://club.example/community/notice/1.data')
const down = new TypeError('Failed to fetch')
let replies: (Response | Error | Promise<Response>)[]
let sent: number

beforeEach(() => {
  vi.useFakeTimers()
  sent = 0
  const fetch = async () => {
    sent++
    const next = replies.shift()
    if (!next || next instanceof Error) throw next ?? new Error('asked too often')
    return next
  }
  vi.stubGlobal('location', { origin: PAGE.origin })
  vi.stubGlobal('window', { fetch })
  carePageLoads()
})
afterEach(() => {
  for (const { id } of barItems.get()) answerOnBar(id, false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const body = (made: Promise<Response>) =>
  made.then(
    (response) => response.text(),
    ({ message }) => message,
  )

test('the data of a page is tried once more where that may help', async () => {
  replies = [new Response('', { status: 503 }), new Response('page')]
  const made = body(window.fetch(PAGE))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await made).toBe('page')
  replies = [new Response('one', { status: 503 }), new Response('two', { status: 503 })]
  const again = body(window.fetch(PAGE))
  await vi.advanceTimersByTimeAsync(1000)
  expect([await again, sent]).toEqual(['two', 4])
})

test('without an answer it waits in the line, and goes again or is given up', async () => {
  replies = [down, new Response('page')]
  const made = body(window.fetch(PAGE))
  await vi.advanceTimersByTimeAsync(10)
  expect(barItems.get()).toHaveLength(1)
  answerOnBar(barItems.get()[0]!.id, true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await made).toBe('page')
  replies = [down]
  const given = body(window.fetch(PAGE))
  await vi.advanceTimersByTimeAsync(10)
  answerOnBar(barItems.get()[0]!.id, false)
  expect(await given).toBe('Failed to fetch')
})

test('a person who goes elsewhere leaves the line', async () => {
  replies = [down]
  const page = new AbortController()
  const made = body(window.fetch(PAGE, { signal: page.signal }))
  await vi.advanceTimersByTimeAsync(10)
  page.abort()
  await vi.advanceTimersByTimeAsync(10)
  expect([await made, barItems.get()]).toEqual(['Failed to fetch', []])
})

test('a slow page opens the progress overlay', async () => {
  replies = [new Promise((answer) => setTimeout(() => answer(new Response('page')), 9000))]
  const made = body(window.fetch(PAGE))
  await vi.advanceTimersByTimeAsync(4100)
  expect(progressOpen.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(6000)
  expect([await made, progressOpen.get()]).toEqual(['page', false])
})

test('everything else goes as it went', async () => {
  replies = [down]
  expect(await body(window.fetch('/hp/api/holiday'))).toBe('Failed to fetch')
  expect(barItems.get()).toEqual([])
})
