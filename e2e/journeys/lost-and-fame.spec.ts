import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { picture } from '../club/my-info.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a found item is registered, published, handed over, and the hand-over is undone', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/lost-item?new=1')
  const fresh = page.getByRole('dialog', { name: 'Register an item' })
  await fresh.getByLabel('Item (English)').fill('Blue umbrella')
  await fresh.getByLabel('Item (Korean)').fill('파란 우산')
  await fresh.getByLabel('Found at (English)').fill('Putting green')
  await fresh.getByLabel('Hidden marks').fill('Initials on the handle')
  await fresh.getByRole('button', { name: 'Register item' }).click()
  await expect(fresh).toBeHidden()
  await page.getByRole('link', { name: 'Blue umbrella' }).click()
  const panel = page.getByRole('dialog', { name: 'Blue umbrella' })
  await panel.getByRole('button', { name: 'Change status' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Blue umbrella' })
  await expect(row).toContainText('Published')

  const visitor = await another()
  await visitor.goto('/community?tab=lost-item')
  await expect(visitor.getByText('Blue umbrella')).toBeVisible()
  await expect(visitor.getByText('Initials on the handle')).toHaveCount(0)

  await panel.getByLabel('New status').selectOption({ label: 'Returned' })
  await panel.getByRole('button', { name: 'Change status' }).click()
  await expect(panel.getByText('Enter the name of the person who signed.')).toBeVisible()
  await panel.getByLabel('Signed for by').fill('Ji-ho Lee')
  await panel.getByLabel('The name above stands for the signature').check()
  await panel.getByRole('button', { name: 'Change status' }).click()
  await expect(row).toContainText('Returned')
  await visitor.reload()
  await expect(visitor.getByText('Blue umbrella')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toContainText('Published')
})

test('a feat is added, verified and published with consent only', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/hof?new=1')
  const fresh = page.getByRole('dialog', { name: 'Add an achievement' })
  await fresh.getByLabel('Player (English)').fill('Bo-ram Seo')
  await fresh.getByLabel('Player (Korean)').fill('서보람')
  await fresh.getByRole('button', { name: 'Add achievement' }).click()
  await expect(fresh.getByText('Enter the hole.')).toBeVisible()
  await fresh.getByLabel('Hole', { exact: true }).fill('3')
  await fresh.getByLabel('Witnesses (English, optional)').fill('Na-ri Im, Do-yun Kang')
  await fresh.getByRole('button', { name: 'Add achievement' }).click()
  await expect(fresh).toBeHidden()
  await page.getByRole('link', { name: 'Bo-ram Seo' }).click()
  const panel = page.getByRole('dialog', { name: 'Bo-ram Seo' })
  await panel.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Verified' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Bo-ram Seo' })).toContainText('Verified')
  await panel.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Published' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('The player must agree before the achievement is published.')).toBeVisible()
  await panel.getByLabel('The player agreed to publication').check()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Bo-ram Seo' })).toContainText('Published')
  const visitor = await another()
  await visitor.goto('/community?tab=hof')
  await expect(visitor.getByText('Bo-ram Seo')).toBeVisible()
  await expect(visitor.getByText('Witnesses: Na-ri Im, Do-yun Kang')).toBeVisible()
  const plate = visitor.getByRole('listitem').filter({ hasText: 'Bo-ram Seo' })
  await expect(plate.locator('img[src^="/course/map/"]')).toHaveJSProperty('complete', true)
  // The ball lies in the hole.
  await expect(plate.locator('circle')).toBeVisible()

  await panel.getByLabel('Witnesses (English, optional)').fill('One, Two, Three, Four')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Up to three names, separated by commas.').nth(1)).toBeVisible()
  await panel.getByLabel('Witnesses (English, optional)').fill('')
  await panel.getByLabel('Distance in metres').fill('150')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  await panel.getByLabel('Distance in metres').fill('')
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: await picture(page) })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  await panel.getByRole('button', { name: /^Remove/ }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  await panel.getByRole('tab', { name: 'History' }).click()
  await expect(panel.getByRole('tabpanel', { name: 'History' })).toContainText('Photo')
  await page.reload()
  await expect(panel.getByLabel('Distance in metres')).toHaveValue('')
  await expect(panel.getByLabel('Witnesses (English, optional)')).toHaveValue('')
})

test('a place that serves food is added, moved and deleted', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/fnb')
  await page.getByRole('button', { name: 'Places' }).click()
  const places = page.getByRole('dialog', { name: 'Places' })
  await expect(places.getByRole('button', { name: 'Clubhouse restaurant', exact: true })).toBeVisible()
  await places.getByRole('button', { name: 'Add a place' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add a place' })
  await fresh.getByLabel('Name (English)').fill('Pool bar')
  await fresh.getByRole('button', { name: 'Add place' }).click()
  const items = places.getByRole('listitem')
  await expect(items.last()).toContainText('Pool bar')
  await places.getByRole('button', { name: 'Move Pool bar up' }).press('Enter')
  await expect(items.nth(1)).toContainText('Pool bar')
  await places.getByRole('button', { name: 'Pool bar', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pool bar' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(items).toHaveCount(2)
  const visitor = await another()
  await visitor.goto('/community?tab=fnb')
  await expect(visitor.getByText('Clubhouse, second floor')).toBeVisible()
})

const SCREENS = [
  ['/ishm/board/lost-item', 'the found items'],
  ['/ishm/board/lost-item?new=1', 'a new found item'],
  ['/ishm/board/hof', 'the feats'],
  ['/ishm/board/hof?new=1', 'a new feat'],
  ['/ishm/board/fnb?outlet=all', 'the places'],
  ['/ishm/board/fnb?outlet=new', 'a new place'],
] as const

test('axe finds nothing: lost property, hall of fame and places', async ({ page }) => {
  test.slow()
  await logIn(page, 'manager1', '/ishm/board/lost-item')
  for (const [path, name] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await isAccessible(page, name)
    await fitsSideways(page, name)
  }
  for (const path of ['/ishm/board/lost-item', '/ishm/board/hof']) {
    await page.goto(path)
    await page.getByRole('row').nth(1).getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await isAccessible(page, `a record of ${path}`)
    await fitsSideways(page, `a record of ${path}`)
  }
})
