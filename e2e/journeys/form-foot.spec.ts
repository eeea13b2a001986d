import { STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('the button that saves a long form is in view at its first field and at its last', async ({ page, club }) => {
  const { idx } = await someManager(club, 'Mi-rae Kang')
  await page.setViewportSize({ width: 1024, height: 480 })
  await logIn(page, 'manager1', '/ishm/site/user?new=1')
  for (const [path, button] of [
    ['/ishm/site/user?new=1', 'Create and send password'],
    [`/ishm/site/user/${idx}`, 'Save'],
    ['/ishm/member/list?new=1', 'Add'],
    ['/ishm/reservation/discounts?new=1', 'Add discount'],
    ['/ishm/site/terms/new', 'Save draft'],
    ['/ishm/board/notice/new', 'Save'],
  ] as const) {
    await page.goto(path)
    const save = page.locator('form').getByRole('button', { name: button, exact: true })
    const fields = page.locator('form').getByRole('textbox')
    for (const field of [fields.first(), fields.last()]) {
      await field.scrollIntoViewIfNeeded()
      await expect(save).toBeInViewport({ ratio: 1 })
    }
  }
})
