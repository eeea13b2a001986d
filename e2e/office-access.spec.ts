import { areAccessible, STILL } from './club/accessible.ts'
import { logIn } from './club/log-in.ts'
import { addressesFor } from './club/pages.ts'
import { expect, test } from './journey.ts'

test.use(STILL)

const AREAS = ['site', 'menu', 'board', 'reservation', 'member', 'system'] as const
const areaOf = (address: string) => AREAS.find((area) => address.startsWith(`/ishm/${area}/`))

// All pages in one test would take minutes: each area has its own.
for (const area of [...AREAS, undefined])
  test(`axe finds nothing: the pages of the back office, ${area ?? 'the others'}`, async ({ page, club }) => {
    const addresses = (await addressesFor('manager', club)).filter((address) => areaOf(address) === area)
    expect(addresses).not.toEqual([])
    await logIn(page, 'manager1', '/ishm/site/my-info')
    await areAccessible(page, addresses)
  })
