import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../club/mail-journey.ts'
import { picture } from '../club/my-info.ts'
import { someMember } from '../club/people.ts'

test.use(STILL)

test('a member writes with a photo; a manager assigns, notes and answers; the member reopens and closes', async ({
  page,
  club,
  another,
  mailbox,
}) => {
  const me = await someMember(club)
  await club.sql`update member set email = ${`${me.id}@greenhill.example`}, lang = 'en' where member_idx = ${me.memberIdx}`
  await logIn(page, me.id, '/mypage?view=cs')
  await page.getByRole('link', { name: 'Write an enquiry' }).click()
  await page.getByLabel('Type').selectOption({ label: 'Facilities' })
  await page.getByRole('textbox', { name: 'Subject' }).fill('The locker room')
  await page.getByLabel('Your enquiry').fill('My locker does not close.')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'locker.png', mimeType: 'image/png', buffer: await picture(page) })
  await isAccessible(page, 'the form of an enquiry')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The locker room' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'locker.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Your enquiry').fill('My locker, number 12, does not close.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('My locker, number 12, does not close.')).toBeVisible()

  const office = await another()
  await logIn(office, 'office1', '/ishm/member/inquiry?keyword=locker room')
  await office.getByRole('link', { name: 'The locker room' }).click()
  const panel = office.getByRole('dialog', { name: 'The locker room' })
  await panel.getByRole('button', { name: 'Assign' }).click()
  await panel.locator('form').getByRole('button', { name: 'Assign' }).click()
  await expect(panel.getByText(/Assigned$/).first()).toBeVisible()
  await panel.getByLabel('New note').fill('The key is at the front desk.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByText('The key is at the front desk.')).toBeVisible()
  await panel.getByRole('button', { name: 'Write an answer' }).click()
  await panel.getByLabel('Begin with a template').selectOption({ label: 'We are looking into it' })
  await expect(panel.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(
    /^Thank you for letting us know\./,
  )
  await isAccessible(office, 'the answer to an enquiry')
  await panel.getByRole('button', { name: 'Send answer' }).click()
  await expect(panel.getByText(/Answered$/).first()).toBeVisible()
  await isAccessible(office, 'an enquiry in the office')

  const mail = await mailbox.mailTo(`${me.id}@greenhill.example`, /has answered your enquiry/)
  expect(mail.text).toContain('Thank you for letting us know.')
  const [inquiry] = await club.sql<{ idx: string }[]>`select idx from inquiry where member_idx = ${me.memberIdx}`
  await page.goto(`/mypage/cs/${inquiry!.idx}`)
  await expect(page.getByText('Thank you for letting us know.')).toBeVisible()
  await expect(page.getByText('The key is at the front desk.')).toHaveCount(0)
  await isAccessible(page, 'an answered enquiry')
  await page.getByRole('button', { name: 'No, reopen it' }).click()
  await page.getByLabel('What is missing?').fill('When will it be repaired?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Reopened$/).first()).toBeVisible()

  await office.reload()
  await panel.getByRole('button', { name: 'Write an answer' }).click()
  await panel.getByRole('textbox', { name: 'Answer', exact: true }).fill('It is repaired.')
  await panel.getByRole('button', { name: 'Send answer' }).click()
  await expect(panel.getByText(/Answered$/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('You can reopen it 1 time.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { name: '클럽 답변' }).first()).toBeVisible()
  await isAccessible(page, 'an enquiry in Korean')
  await fitsSideways(page, 'an enquiry in Korean')
  await page.getByRole('button', { name: '해결되었습니다' }).click()
  await expect(page.getByText(/종료$/).first()).toBeVisible()
})
