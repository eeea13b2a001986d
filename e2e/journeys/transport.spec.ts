import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, hold, holdPanel, line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Messages' })

function sentTo(page: Page, part: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes(part) && sent.push(request.method()))
  return sent
}

test('a read without an answer waits, and comes when it is sent again', async ({ page, context, club, complaints }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/mypage')
  await expect(page.getByRole('button', { name: 'Past' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await context.setOffline(true)
  const sent = sentTo(page, '/my-reservation/')
  await page.getByRole('button', { name: 'Past' }).click()
  await expect(bar(page)).toContainText('The connection was lost.')
  await expect(page.getByRole('status').filter({ hasText: 'The connection was lost.' })).toHaveCount(1)

  // Still offline: it prompts again, without a second message.
  const before = sent.length
  await bar(page).getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => sent.length).toBe(before + 1)
  await expect(bar(page).getByRole('button', { name: 'Send again' })).toHaveCount(1)
  await context.setOffline(false)
  const answer = page.waitForResponse((response) => response.url().includes('when=past') && response.ok())
  await bar(page).getByRole('button', { name: 'Send again' }).click()
  await answer
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded anew').toBe(true)
  complaints.splice(0)
})

test('a read is tried once more when the club asks for a moment', async ({ page, club, complaints }) => {
  const me = await someMember(club)
  const sent = sentTo(page, '/my-reservation/bookings/')
  const busy = { status: 503, headers: { 'retry-after': '1' }, json: { result: false, fail: { code: '503' } } }
  // The route stays: a request that is sent while interception ends is not reported (decision 024).
  let asked = 0
  await page.route('**/my-reservation/bookings/**', (route) => (asked++ === 0 ? route.fulfill(busy) : route.fallback()))
  await logIn(page, me.id, '/mypage')
  await expect.poll(() => sent).toEqual(['GET', 'GET'])
  await expect(page.getByText('No upcoming tee times').or(page.getByRole('article').first()).first()).toBeVisible()
  complaints.splice(0)
})

test('a hold that got no answer is asked about by its name, and never sent again by itself', async ({
  page,
  club,
  complaints,
}) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  await logIn(page, me.id, sheetAddress(teeTime))
  const sent = sentTo(page, `/sheet/lock/${teeTime.slotIdx}`)
  await page.route('**/sheet/lock/**', (route) => route.abort())
  await line(page, teeTime).click()
  await expect(bar(page)).toBeVisible()
  await page.unroute('**/sheet/lock/**')

  const again = bar(page).getByRole('button', { name: 'Send again' })
  await again.click()
  const question = page.getByRole('alertdialog', { name: 'Hold this tee time again?' })
  await expect(question).toContainText('Sending it again will not repeat it.')
  expect(sent).toEqual(['PUT'])
  await question.getByRole('button', { name: 'Don’t send' }).click()
  await expect(question).toHaveCount(0)
  await expect(holdPanel(page)).toHaveCount(0)
  expect(sent).toEqual(['PUT'])

  await page.route('**/sheet/lock/**', (route) => route.abort(), { times: 1 })
  await line(page, teeTime).click()
  await again.click()
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(holdPanel(page).getByRole('timer')).toBeVisible()
  expect(sent).toEqual(['PUT', 'PUT', 'PUT'])
  complaints.splice(0)
})

test('the line breaks in the middle of a hold: the booking is asked for again with its key, and made once', {
  tag: '@main',
}, async ({ page, context, club, complaints }) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await panel.getByLabel(/^Note to the club/).fill('Booked from a train.')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reservation/booking')) keys.push(request.headers()['idempotency-key'])
  })
  // The booking arrives, and its response is lost.
  await page.route(
    '**/reservation/booking',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await bookButton(panel).click()
  const unsure = page.getByRole('alert').filter({ hasText: 'No response' })
  await expect(unsure).toBeVisible()
  await context.setOffline(true)
  await context.setOffline(false)
  expect(keys).toHaveLength(1)
  await unsure.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  const made = await club.sql`
    select memo from booking where slot_idx = ${teeTime.slotIdx} and member_idx = ${me.memberIdx} and state = 'CF'`
  expect([...made]).toEqual([{ memo: 'Booked from a train.' }])
  complaints.splice(0)
})
