import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { CLUB_TIME } from '../../test/template.ts'
import { loadProductTexts } from '../language/product-texts.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { createDatabase, migrate } from '../platform/migrate.ts'
import { seed } from './seed.ts'

const holder = TestClub.use()
let database: Database

beforeAll(async () => {
  const url = `${holder.club.url}_demo`
  await createDatabase(url)
  database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  await seed({ database, config: { ...holder.club.platform.config, clubTime: CLUB_TIME } }, 'demo')
})
afterAll(() => database.end())

it('makes a demo that violates no invariant', async () => {
  expect([...(await database`select invariant, record, what from invariant_violations`)]).toEqual([])
})

it('counts the rounds before today as played, except of members who stayed away', async () => {
  const states = await database<{ state: string }[]>`
    select distinct b.state from booking b join slot s using (slot_idx)
    where s.date < current_club_date() and b.state in ('CF', 'PL', 'NS') order by 1`
  expect(states.map(({ state }) => state)).toEqual(['NS', 'PL'])
})
