import type { ManagedDay } from '@clubhouse/contract/reservation/sheet/day-manage'
import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon } from '../../../../../test/screen'
import { DAYS_PATH } from './day-pages'
import DaysPage from './days-page'

const EXPORT = 'Export how tee times are given out to Excel'
const day = (date: string, state: ManagedDay['state']): ManagedDay => ({
  date,
  dayType: 'WD',
  state,
  ledger: { total: 4, member: 1, nonMember: 0, draw: 0, team: 0, house: 1, blocked: 0, open: 2 },
  waiting: 0,
  warnings: [],
  version: 1,
})

async function shows(...days: ManagedDay[]) {
  answer({ 'GET /manage/days': () => days })
  await show(<DaysPage />, { path: DAYS_PATH, at: `${DAYS_PATH}?from=2027-03-10` })
  await soon(() => named('th', /^Wed/))
}

test('the ledger of the days that are shown is saved as an Excel file', async () => {
  await shows(day('2027-03-10', 'PUBLISHED'), day('2027-03-11', 'DRAFT'))
  await pressNamed('button', EXPORT)
  const query = await soon(() => asked.find(({ call }) => call === 'GET /download/ledger')!.query)
  expect(query).toMatchObject({ from: '2027-03-10', to: '2027-04-09', textLang: 'en' })
})

test('there is no ledger while every day is a draft', async () => {
  await shows(day('2027-03-10', 'DRAFT'))
  expect(said()).not.toContain('Excel')
})
