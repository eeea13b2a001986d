import { isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { FLAGS, passwordIn } from '../club/own-club.ts'
import { expect, test } from '../journey.ts'
import { endProduct, makeClub, newClub, removeDataDir, startProduct } from '../product/product.ts'

test.use({ ...STILL, settings: { PUBLIC_URL: 'http://club.example' } })

test('a demo that is reachable from outside warns managers who can act', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm')
  const band = page.getByText(/accounts still have the demo’s password/)
  await expect(band).toBeVisible()
  await expect(page.getByText('npm run club:replace')).toBeVisible()
  await isAccessible(page, 'the warning')
  await page.goto('/ishm/setup')
  await expect(page.getByText('Your club is ready.')).toBeVisible()
  await club.sql`delete from known_password`
  await page.reload()
  await expect(page.getByText('Your club is ready.')).toBeVisible()
  await expect(band).toBeHidden()
  await page.goto('/ishm/site/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Your club is being set up')).toBeHidden()
})

test('one command turns the demo into an empty club', async () => {
  const dataDir = newClub()
  const refused = () => makeClub('replace-demo', dataDir, [...FLAGS, '--drop', 'GC999'])
  expect(refused).toThrow(/Nothing was deleted\. To confirm: --drop GC001\./)
  const printed = makeClub('replace-demo', dataDir, [...FLAGS, '--drop', 'GC001'])
  expect(printed).toContain('This deletes the demo club Greenhill Country Club (GC001) for good:')
  expect(printed).toContain('Created the club Hillside Golf (HILL1).')
  expect(passwordIn(printed)).toHaveLength(15)
  // It is no demo any more.
  expect(() => makeClub('replace-demo', dataDir, [...FLAGS, '--drop', 'HILL1'])).toThrow(/is not the demo club/)
  const product = await startProduct(dataDir)
  const { data } = await (await fetch(`${product.url}/hp/api/site/info`)).json()
  expect(data.clubName).toBe('Hillside Golf')
  await endProduct(product)
  removeDataDir(dataDir)
})
