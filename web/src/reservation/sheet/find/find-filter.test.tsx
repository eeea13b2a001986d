import { expect, test } from 'vitest'
import { said, show } from '../../../../test/screen'
import { FindFilter } from './find-filter'

type Group = Parameters<typeof FindFilter>[0]['group']

async function shown(group: Group) {
  await show(<FindFilter wish={{ span: 'weekends' }} courses={[]} fees={[]} group={group} onWish={() => {}} />)
  return [...document.querySelectorAll('label')].map(({ textContent }) => textContent?.trim())
}

test('where places are sold, one says how many places are needed', async () => {
  expect(await shown(null)).toContain('Places needed')
  expect(said()).not.toContain('Each tee time')
})

test.each<[Group, string]>([
  [{ min: 3, max: 4 }, 'Each tee time is for 3 to 4 players'],
  [{ min: 4, max: 4 }, 'Each tee time is for 4 players'],
  [{ min: null, max: 4 }, 'Each tee time is for one group of up to 4 players'],
])('where a group has a tee time alone (%o), it says: %s', async (group, words) => {
  expect(await shown(group)).not.toContain('Places needed')
  expect(said()).toContain(words)
})

test('while it is unknown, neither is shown', async () => {
  expect(await shown(undefined)).not.toContain('Places needed')
  expect(said()).not.toContain('Each tee time')
})
