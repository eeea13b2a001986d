import { areAccessible, STILL } from './club/accessible.ts'
import { logIn } from './club/log-in.ts'
import { addressesFor } from './club/pages.ts'
import { test } from './journey.ts'

test.use(STILL)

test('axe finds nothing: the pages of the back office', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/site/my-info')
  await areAccessible(page, await addressesFor('manager', club))
})
