import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { upload } from '../../../test/upload.ts'

const holder = TestClub.use()
const DATES = { startDate: '2098-05-01', endDate: '2098-05-02' }
const BOARDS = {
  notice: { menu: '930600', more: { isTop: false }, list: `/notice/normal?clubCode=${CLUB}` },
  event: { menu: '930400', more: DATES, list: `/event?clubCode=${CLUB}` },
  reference: { menu: '930300', more: {}, list: `/reference/normal?clubCode=${CLUB}` },
}

async function picture() {
  const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer()
  return { name: 'hill.png', type: 'image/png', bytes }
}

it.each(Object.entries(BOARDS))('a picture of a %s has words, a focus and a known size', async (noun, board) => {
  const as = await holder.club.manager({ rights: { '930000': 'R', [board.menu]: 'CRUD' } })
  const post = { title: 'Hill', contents: '<p>Hill.</p>', lang: 'en', state: 'PUBLISHED', ...board.more }
  const words = { alt: 'A green hill', focusX: 20, focusY: 80 }
  const send = async (method: 'POST' | 'PUT', data: object, files = [] as Awaited<ReturnType<typeof picture>>[]) =>
    (await upload(holder.club, method, `/${noun}`, { as, data, files, part: 'files' })).body
  const saved = await send('POST', { ...post, ...words, fileFor: ['image'] }, [await picture()])
  const { idx } = saved.data
  const shown = async () => {
    const { list } = (await holder.club.get(board.list)).body.data
    return list.find((one: { idx: number }) => one.idx === idx)?.picture
  }
  await expect.poll(shown).toMatchObject({ ...words, width: 1200, height: 600, blur: expect.stringMatching(/^data:/) })

  // What is left out stays, and a change of the words alone is told too.
  await send('PUT', { ...post, idx, version: 1, alt: 'A hill in the sun' })
  await expect.poll(shown).toMatchObject({ ...words, alt: 'A hill in the sun' })
  const { changes } = (await holder.club.get(`/manage/history/${noun}/${idx}`, as)).body.data.list[0]
  expect(changes).toEqual([{ field: 'alt', before: 'A green hill', after: 'A hill in the sun', isKept: true }])
  const restored = { as, body: { idx, version: 2, from: 1 } }
  expect((await holder.club.call('PUT', `/${noun}/restore`, restored)).body.data).toEqual({ idx, version: 3 })
  await expect.poll(shown).toMatchObject(words)
  for (const wrong of [{ focusX: 101 }, { focusY: -1 }, { alt: 'x'.repeat(301) }])
    expect((await send('PUT', { ...post, idx, version: 3, ...wrong })).fail.msgDetail).toContain(Object.keys(wrong)[0])
})
