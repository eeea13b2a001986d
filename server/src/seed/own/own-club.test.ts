import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { CLUB_TIME } from '../../../test/template.ts'
import { loadProductTexts } from '../../language/product-texts.ts'
import { type Database, openDatabase } from '../../platform/database.ts'
import { createDatabase, migrate } from '../../platform/migrate.ts'
import { isPassword } from '../../platform/password.ts'
import { wasOpened } from '../../site/sql.ts'
import { createOwnClub } from './own-club.ts'

const holder = TestClub.use()
const OWN = {
  ...{ code: 'HILL1', name: 'Hillside Golf', languages: 'en,ko', currency: 'EUR', zone: 'Europe/Berlin' },
  ...{ managerId: 'jiwonoh', managerName: 'Ji-won Oh', managerOtherName: '오지원', managerEmail: 'oh@hill.example' },
  names: 'ko=힐사이드 골프',
}
let database: Database
let password: string
const create = () => createOwnClub(database, { ...holder.club.platform.config, clubTime: CLUB_TIME }, OWN)

beforeAll(async () => {
  const url = `${holder.club.url}_own`
  await createDatabase(url)
  database = openDatabase(url, 1)
  await migrate(database)
  await loadProductTexts(database)
  password = await create()
})
afterAll(() => database.end())

it('makes a club as asked for, closed to visitors, with a manager who must change the password', async () => {
  const [club] = await database`
    select club_code, club_name, currency, zone, lang, langs, translated, is_demo, (select state from site_state) as state,
      (select "values" from policy where key = 'C0190') as policy from club`
  expect(club).toEqual({
    ...{ clubCode: 'HILL1', clubName: 'Hillside Golf', currency: 'EUR', zone: 'Europe/Berlin', lang: 'en' },
    translated: { ko: { clubName: '힐사이드 골프' } },
    ...{ langs: ['en', 'ko'], isDemo: false, state: 0, policy: ['23', '+01:00', 'Europe/Berlin', ''] },
  })
  expect(await wasOpened(database), 'visitors are told that it is not open yet').toBe(false)
  const managers = await database<{ id: string; passwordHash: string; isSsAdmin: boolean; isTempPassword: boolean }[]>`
    select id, other_name, password_hash, is_ss_admin, is_temp_password from admin`
  expect(managers).toMatchObject([{ id: 'jiwonoh', otherName: '오지원', isSsAdmin: true, isTempPassword: true }])
  expect(await isPassword(password, managers[0]!.passwordHash)).toBe(true)
})

it('refuses a name in a language that the club does not have', async () => {
  const other = { ...OWN, names: 'ja=ヒルサイド' }
  const url = `${holder.club.url}_other`
  await createDatabase(url)
  const empty = openDatabase(url, 1)
  await migrate(empty)
  await loadProductTexts(empty)
  await expect(createOwnClub(empty, { ...holder.club.platform.config, clubTime: CLUB_TIME }, other)).rejects.toThrow(
    'Invalid --names: ja is not one',
  )
  await empty.end()
})

it('has nothing of the demo in any table', async () => {
  const tables = await database<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.unsafe(
      `select x::text as line from "${name}" x where x::text ~* 'greenhill|그린힐|yongin|용인|twenty-seven'`,
    )
    found.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  expect(found.filter((line) => !line.includes('2026-용인처인-01234'))).toEqual([])
  const [rows] = await database`
    select (select count(*)::int from member) as members, (select count(*)::int from course) as courses,
      (select count(*)::int from terms) as terms, (select count(*)::int from known_password) as known,
      (select count(*)::int from holiday) as holidays, (select count(*)::int from invariant_violations) as wrong`
  expect(rows).toEqual({ members: 0, courses: 0, terms: 0, known: 0, holidays: 0, wrong: 0 })
})

it('is made once in a database', async () => {
  await expect(create()).rejects.toThrow('This database holds a club already: HILL1, Hillside Golf.')
})
