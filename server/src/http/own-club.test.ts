import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const MENU = async () => {
  const [row] = await holder.club.sql<{ idx: number }[]>`select idx from menu where is_visible order by code limit 1`
  return row!.idx
}

it.each(['/holiday', '/site/info', '/site/addition', '/site/cert', '/notice/normal', '/notice/top', '/event'])(
  'GET %s needs no club: it answers for its own, and for no other',
  async (path) => {
    const named = await holder.club.send(`GET ${path}?clubCode=${CLUB}`)
    const unnamed = await holder.club.send(`GET ${path}`)
    expect([named.status, unnamed.status]).toEqual([200, 200])
    expect(unnamed.body).toEqual(named.body)
    expect((await holder.club.send(`GET ${path}?clubCode=XX001`)).status).toBe(404)
  },
)

it('GET /banner/page/{id} needs no club either', async () => {
  expect((await holder.club.ask(contract.banner.page, { bannerDataIdx: await MENU() })).body).toEqual(
    (await holder.club.ask(contract.banner.page, { bannerDataIdx: await MENU(), clubCode: CLUB })).body,
  )
  expect((await holder.club.ask(contract.banner.page, { bannerDataIdx: await MENU(), clubCode: 'XX001' })).status).toBe(
    404,
  )
})
