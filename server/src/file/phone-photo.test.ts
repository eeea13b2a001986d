import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everyCall } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'
import { playedBooking } from '../../test/played.ts'
import { sample } from '../../test/sampled-call.ts'

const holder = TestClub.use()

/** Calls that create stand before those that change what was created. */
const TAKING = everyCall().filter(({ call }) => call.files?.accept.includes('image/png'))

/** Values that fit each other and the club, in place of sampled ones. */
const FITTING = new Map<string, unknown>([
  ...['otherIdx', 'inOthers', 'fileIn', 'pictureOf', 'remove', 'keepFiles', 'memberIdx', 'bookingIdx'].map(
    (field) => [field, undefined] as const,
  ),
  ...['main', 'accent', 'order', 'isVisible', 'permit', 'needPassword', 'translated'].map(
    (field) => [field, undefined] as const,
  ),
  ...['date', 'foundDate', 'lostDate', 'startDate'].map((field) => [field, '2026-12-01'] as const),
  ...['endAt', 'closeAt'].map((field) => [field, '2027-09-01T00:00:00Z'] as const),
])

/** A penalty of today, against which the member can appeal. */
async function penalised(memberIdx: number): Promise<number> {
  const [row] = await holder.club.sql<{ penaltyIdx: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, in_force_at)
    values (${memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 30, club_now()) returning penalty_idx`
  return row!.penaltyIdx
}

/** A penalty that was waived for illness. */
async function waived(): Promise<{ penaltyIdx: number; version: number }> {
  const { memberIdx } = await holder.club.member()
  const [row] = await holder.club.sql<{ penaltyIdx: number; version: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, waived_for)
    values (${memberIdx}, 'W2', 'WAIVED', current_club_date(), current_club_date() + 30, 'ILLNESS')
    returning penalty_idx, version`
  return row!
}

/** An enquiry that no manager has taken up. */
async function written(memberIdx: number): Promise<{ idx: number; version: number }> {
  const [row] = await holder.club.sql<{ idx: number; version: number }[]>`
    insert into inquiry (member_idx, type, title, contents) values (${memberIdx}, 'QUESTION', 'Lockers', 'How large are they?')
    returning idx, version`
  return row!
}

let played = 0
/** An achievement of a tee time that the member played alone. */
async function achieved(as: Awaited<ReturnType<TestClub['member']>>): Promise<object> {
  const date = `2026-12-${String(3 + played++).padStart(2, '0')}`
  const [course] = await holder.club.sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
  return { bookingIdx: await playedBooking(holder.club, date, [as]), ...course, hole: 3, witness: [] }
}

/** A found item that its owner signs for. */
async function signedFor(): Promise<object> {
  const [row] = await holder.club.sql<{ idx: number; version: number }[]>`
    insert into lost_item (kind, title, found_date, found_place, keep_until)
    values ('WATCH', '{"en": "Watch"}', '2026-12-01', '{"en": "Lake"}', '2026-12-31') returning idx, version`
  return { ...row, state: 'RETURNED', signedBy: 'Kim', isTyped: false, claimIdx: undefined, reportIdx: undefined }
}

/** Sends one file to a call with a valid sample of its input. */
async function send({ name, call }: (typeof TAKING)[number], file: Sent) {
  const isOfMember = call.access.who !== 'manager'
  const as = isOfMember ? await holder.club.member() : await holder.club.manager({ isSSAdmin: true })
  const input: Record<string, unknown> = {
    ...(sample(call.input) as object),
    ...Object.fromEntries(
      Object.keys(call.input.shape).flatMap((name) => (FITTING.has(name) ? [[name, FITTING.get(name)]] : [])),
    ),
    ...(isOfMember && { memberIdx: as.memberIdx }),
    ...('penaltyIdx' in call.input.shape && isOfMember && { penaltyIdx: await penalised(Number(as.memberIdx)) }),
    ...(name === 'penaltyList.keepDocuments' && (await waived())),
    ...(name === 'hofReport.create' && (await achieved(as as Awaited<ReturnType<TestClub['member']>>))),
    ...(name === 'lostItemManage.setState' && (await signedFor())),
    ...(name.startsWith('inquiry') &&
      'idx' in call.input.shape &&
      (await written(Number(as.memberIdx ?? (await holder.club.member()).memberIdx)))),
  }
  return holder.club.ask(call, { ...input, files: [file] }, as)
}

beforeAll(async () => {
  await holder.club.sql`insert into outlet (name) values ('{"en": "Restaurant"}')`
})

it('every call that takes pictures reads the photo of a phone whose type the browser does not know', async () => {
  const bytes = await readFile(join(import.meta.dirname, '../../test/pictures/turned.heic'))
  const refused: unknown[] = []
  for (const one of TAKING) {
    const answer = await send(one, { name: 'IMG_0001.HEIC', type: 'application/octet-stream', bytes })
    if (!answer.result) refused.push({ call: one.name, status: answer.status, fail: answer.fail })
  }
  expect(refused).toEqual([])
  expect(TAKING.length).toBeGreaterThan(20)
})

it.each(TAKING.map((one) => [one.name, one] as const))('%s refuses a page named as a photo', async (_, one) => {
  const page = { name: 'page.heic', type: 'text/html', bytes: Buffer.from('<p>Lake</p>') }
  expect((await send(one, page)).status).toBe(415)
})
