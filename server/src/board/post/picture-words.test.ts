import { contract } from '@clubhouse/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const DATES = { startDate: '2098-05-01', endDate: '2098-05-02' }
const BOARDS = {
  notice: { menu: '930600', more: { isTop: false }, calls: contract.notice, list: contract.notice.normal },
  event: { menu: '930400', more: DATES, calls: contract.event, list: contract.event.list },
  reference: { menu: '930300', more: {}, calls: contract.reference, list: contract.reference.normal },
}

async function picture() {
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer()
  return { name: 'hill.png', type: 'image/png', bytes }
}

it.each(Object.entries(BOARDS))('a picture of a %s has words, a focus and a known size', async (_, board) => {
  const as = await holder.club.manager({ rights: { '930000': 'R', [board.menu]: 'CRUD' } })
  const post = { title: 'Hill', contents: '<p>Hill.</p>', lang: 'en', state: 'PUBLISHED' as const, ...board.more }
  const words = { alt: 'A green hill', focusX: 20, focusY: 80 }
  const files = [await picture()]
  const { idx } = (await holder.club.ask(board.calls.create, { ...post, ...words, fileFor: ['image'], files }, as)).data
  const shown = async () => {
    const { list } = (await holder.club.ask(board.list, { clubCode: CLUB })).data
    return list.find((one) => one.idx === idx)?.picture
  }
  await expect.poll(shown).toMatchObject({ ...words, width: 1200, height: 600, blur: expect.stringMatching(/^data:/) })
  // What is left out stays, and a change of the words alone is recorded too.
  await holder.club.ask(board.calls.update, { ...post, idx, version: 1, alt: 'A hill in the sun' }, as)
  await expect.poll(shown).toMatchObject({ ...words, alt: 'A hill in the sun' })
  const { list } = (await holder.club.ask(board.calls.history, { recordIdx: idx }, as)).data
  expect(list[0]!.changes).toEqual([{ field: 'alt', before: 'A green hill', after: 'A hill in the sun', isKept: true }])
  expect((await holder.club.ask(board.calls.restore, { idx, version: 2, from: 1 }, as)).data).toEqual({
    idx,
    version: 3,
  })
  await expect.poll(shown).toMatchObject(words)
  for (const wrong of [{ focusX: 101 }, { focusY: -1 }, { alt: 'x'.repeat(301) }])
    expect(
      (await holder.club.ask(board.calls.update, { ...post, idx, version: 3, ...wrong }, as)).fail.msgDetail,
    ).toContain(Object.keys(wrong)[0])
})
