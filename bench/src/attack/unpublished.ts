import { openDatabase } from '../../../server/src/platform/database.ts'
import { databaseUrl } from '../chaos/product.ts'
import { ask, logIn } from './ask.ts'
import type { Target } from './row.ts'
import type { Found } from './tried.ts'

const TEXT = 'not to be read yet'

export async function unpublishedFiles(target: Target, dataDir: string): Promise<Found> {
  const token = await logIn(target, 'manager1')
  const faults: string[] = []
  const draft = {
    title: 'Draft',
    contents: 'x',
    lang: 'en',
    state: 'DRAFT',
    startDate: '2027-03-01',
    endDate: '2027-03-01',
  }
  const saved = await ask(target, '/hp/api/event', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=between' },
    body: [
      '--between\r\nContent-Disposition: form-data; name="data"\r\n\r\n',
      JSON.stringify({ ...draft, fileFor: ['files'] }),
      '\r\n--between\r\nContent-Disposition: form-data; name="files"; filename="plan.txt"\r\nContent-Type: text/plain\r\n\r\n',
      `${TEXT}\r\n--between--\r\n`,
    ].join(''),
  })
  if (!JSON.parse(saved.body).result) faults.push(`the draft was refused: ${saved.body.slice(0, 120)}`)
  const sql = openDatabase(databaseUrl(dataDir)!, 2)
  const files = await sql<{ fileIdx: number; name: string }[]>`
    select file_idx, name from file where is_private or not file_is_shown(file_idx, is_private)`
  await sql.end()
  if (!files.some(({ name }) => name === 'plan.txt')) faults.push('the draft’s file is not among them')
  let answered = 0
  for (const { fileIdx, name } of files)
    for (const claim of ['', `?exp=4070908800&sig=${'A'.repeat(43)}`, '?exp=4070908800&sig=constructor']) {
      const { status, body } = await ask(target, `/hp/api/files/${fileIdx}/${encodeURIComponent(name)}${claim}`)
      answered++
      if (status < 400 || status >= 500 || body.includes(TEXT)) faults.push(`${name} was answered ${status}`)
    }
  return { sent: files.length * 3, answered, faults, detail: `${files.length} files, each refused` }
}
