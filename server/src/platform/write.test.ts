import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const TWINS = 4

/** The same request at the same time, several times. */
async function twins(as: { token: string }, path: string, body: object) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => holder.club.call('POST', path, { as, body, headers })
  return (await Promise.all(Array.from({ length: TWINS }, send))).map((answer) => answer.body)
}

it('makes one manager of twins, though the second finds the id taken, and answers both alike', async () => {
  const boss = await holder.club.manager({ isSSAdmin: true })
  const body = { id: 'twins1', name: 'Yu-na Choi', email: 'twins1@club.example', phoneNo: '031-555-0140' }
  const answers = await twins(boss, '/admin', { ...body, isSSAdmin: true })
  expect(answers[0]).toMatchObject({ result: true })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await holder.club.sql`select from mail where to_email = ${body.email}`).toHaveLength(1)
  // Without the key it is another request.
  const again = await holder.club.call('POST', '/admin', { as: boss, body: { ...body, isSSAdmin: true } })
  expect(again.body.fail.code).toBe('ID_TAKEN')
})

it('copies once what is copied by twins', async () => {
  const editor = await holder.club.manager({ rights: { '930000': 'R', '930400': 'CRUD' } })
  const [event] = await holder.club.sql<{ idx: number }[]>`
    insert into event (lang, title, contents, state) values ('en', 'Spring cup', '', 'DRAFT') returning idx`
  const answers = await twins(editor, '/event/clone', { idx: event!.idx })
  expect(answers[0]).toMatchObject({ result: true })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await holder.club.sql`select from event where title = 'Spring cup'`).toHaveLength(2)
})
