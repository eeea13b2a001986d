import { expect, test } from 'vitest'
import { answer, said, show, soon } from '../../../test/screen'
import { BackupAge, BackupWarning } from './backup-state'

const HOUR_MS = 60 * 60_000
const RESTORED = { at: '2026-12-02T18:40:00Z', ms: 9000, file: 'club.tar', bytes: 9, problem: null, detail: '' }

/** Shows both, as the first page does. @param hours since the newest backup that was restored; null before the first */
async function open(hours: number | null, state: object = {}) {
  const restoredAt = hours === null ? null : new Date(Date.now() - hours * HOUR_MS).toISOString()
  const last = hours === null ? null : RESTORED
  answer({ 'GET /manage/backup': () => ({ isOn: true, isOld: false, restoredAt, last, archive: null, ...state }) })
  await show(
    <>
      <BackupWarning />
      <hr />
      <BackupAge />
    </>,
  )
}
const warning = () => document.querySelector('section[aria-label="Backup"]')

test('while all is well one quiet line says how old the last tested backup is', async () => {
  await open(9.5)
  await soon(() => expect(said()).toMatch(/Last tested backup: .*, 9 hours ago\./))
  expect(warning()).toBeNull()
})

test('before the first backup the line says when it is made', async () => {
  await open(null)
  await soon(() => expect(said()).toContain('The site makes one each night at 03:40.'))
  expect(warning()).toBeNull()
})

test.each([
  ['NOT_WRITTEN', 'could not be written', 'The disk of the backups may be full'],
  ['DAMAGED', 'The last backup is damaged', 'The disk of the backups may be failing'],
  ['NO_RIGHT', 'was written but not tested', 'CREATEDB'],
  ['NOT_RESTORED', 'could not be restored in its test', 'Run the job again.'],
  ['NOT_SENT', 'did not reach the second storage', 'BACKUP_S3_URL'],
])('a last backup with %s is a warning with what to do, and the way to the job', async (problem, what, todo) => {
  await open(30.5, { last: { ...RESTORED, problem } })
  await soon(() => expect(warning()?.textContent).toContain(what))
  expect(warning()?.textContent).toContain(todo)
  expect(warning()?.textContent).toContain('30 hours ago')
  expect(warning()?.querySelector('a')?.getAttribute('href')).toBe('/ishm/system/job?job=back-up')
  expect(document.querySelector('hr + p'), 'the quiet line is left out').toBeNull()
})

test('a last tested backup of days ago is a warning', async () => {
  await open(75.5, { isOld: true })
  await soon(() => expect(warning()?.textContent).toContain('more than 48 hours old'))
  expect(warning()?.textContent).toContain('3 days ago')
})

test.each([
  ['NOT_ARCHIVED', 'do not reach the archive', 'ARCHIVE_DIR'],
  ['NO_COPY', 'no copy that was tested', 'Open the job'],
])('an archive with %s is a warning of its own, beside the quiet line', async (archive, what, todo) => {
  await open(9.5, { archive })
  await soon(() => expect(warning()?.textContent).toContain(what))
  expect(warning()?.textContent).toContain(todo)
  expect(warning()?.querySelector('a')?.getAttribute('href')).toBe('/ishm/system/job?job=archive')
  expect(document.querySelector('hr + p')?.textContent).toContain('9 hours ago')
})

test('where something else backs up nothing is said', async () => {
  let asked = false
  answer({
    'GET /manage/backup': () => {
      asked = true
      return { isOn: false, isOld: true, restoredAt: null, last: null, archive: null }
    },
  })
  await show(<BackupAge />)
  await soon(() => expect(asked).toBe(true))
  expect(said()).toBe('')
})
