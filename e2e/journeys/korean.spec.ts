import { someMember } from '../club/people.ts'
import { hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('the site turns Korean in the middle of a booking, without a reload', { tag: '@main' }, async ({ page, club }) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await panel.getByLabel(/^Note to the club/).fill('We come by bus.')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  const korean = page.getByRole('region', { name: /선점하셨습니다/ })
  await expect(korean.getByRole('button', { name: '선점 취소' })).toBeVisible()
  await expect(korean.getByRole('group', { name: '동반자 1' })).toBeVisible()
  await expect(korean.getByLabel(/클럽에 남기는 말/)).toHaveValue('We come by bus.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('예약')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await korean.getByRole('button', { name: /^\d\d\.\d\d \(.\) \d\d:\d\d 예약하기 · ₩/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('예약이 완료되었습니다')

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('heading', { level: 2, name: '앞으로 2주', exact: true })).toBeVisible()
})
