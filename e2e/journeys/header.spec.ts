import { fitsSideways } from '../club/accessible.ts'
import { openMyInfo } from '../club/my-info.ts'
import { expect, test } from '../journey.ts'

const LONG = 'Competitions, results and the order of merit'

test('menu names that are too long for the header are in its drawer, and the header stays as high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  const drawer = header.getByRole('button', { name: 'Menu' })
  await expect(links.first()).toBeVisible()
  await expect(drawer).toBeHidden()
  const { height } = (await header.boundingBox())!
  // As a club would name its menus.
  await links.evaluateAll((all, name) => {
    for (const one of all) one.textContent = name
  }, LONG)
  await expect(drawer).toBeVisible()
  await expect(links).toHaveCount(0)
  expect((await header.boundingBox())!.height).toBe(height)
  await fitsSideways(page, 'a header with long names')
  await drawer.click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' })).toBeVisible()
})

for (const width of [360, 1440])
  test(`the bar of unsaved changes is wholly in view at ${width} px, and what cannot change cannot be typed in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await openMyInfo(page, 'member4')
    await page.getByLabel('Address line 2').fill('Room 12')
    const discard = page.getByRole('button', { name: 'Discard' })
    await expect(discard).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('1 unsaved change')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of ['ID', 'Membership number'])
      await expect(page.getByRole('textbox', { name, exact: true })).not.toBeEditable()
    await discard.click()
    await expect(discard).toBeHidden()
  })
