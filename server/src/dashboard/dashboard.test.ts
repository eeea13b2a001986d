import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()

const open = (agent: string, club = CLUB) =>
  holder.club.ask(contract.dashboard.increment, { clubCode: club }, null, { 'user-agent': agent })
/** Opens the site from an address with so many kinds of browsers. */
async function openFrom(remoteAddress: string, browsers: number) {
  for (let i = 0; i < browsers; i++) {
    const url = `/hp/api/dashboard/increment/club/${CLUB}`
    const headers = { 'user-agent': `browser ${i}` }
    expect((await holder.club.app.inject({ method: 'PUT', url, headers, remoteAddress })).statusCode).toBe(200)
  }
}
const days = async () =>
  [...(await holder.club.sql`select date::text, views from home_view order by date`)].map((row) => ({ ...row }))

describe('PUT /dashboard/increment/club/{club}', () => {
  it('counts a browser once a day, and never says whether it did', async () => {
    await holder.club.setClock('2027-03-01T23:59:00')
    const [first, again] = [await open('one'), await open('one')]
    expect(first).toMatchObject({ status: 200, body: { result: true, data: null } })
    expect(again.body).toEqual(first.body)
    await open('two')
    expect(await days()).toEqual([{ date: '2027-03-01', views: 2 }])

    await holder.club.setClock('2027-03-02T00:01:00')
    await open('one')
    expect(await days()).toEqual([
      { date: '2027-03-01', views: 2 },
      { date: '2027-03-02', views: 1 },
    ])
  })

  it('counts everybody of a crowd, and keeps no prints of other days', async () => {
    await holder.club.setClock('2027-03-03T12:00:00')
    await Promise.all(Array.from({ length: 20 }, (_, i) => open(`crowd ${i % 10}`)))
    expect((await days()).at(-1)).toEqual({ date: '2027-03-03', views: 10 })
    const [row] = await holder.club.sql<{ others: number }[]>`
      select count(*) as others from home_viewer where date <> '2027-03-03'`
    expect(row?.others).toBe(0)
  })

  it('counts no more than twenty visitors of one network, and others beside them', async () => {
    const views = async () => (await days()).at(-1)!.views
    await holder.club.setClock('2027-03-04T12:00:00')
    await openFrom('203.0.113.9', 40)
    expect(await views()).toBe(20)
    await openFrom('203.0.113.10', 3)
    expect(await views()).toBe(23)
    // Who has 64 bits of an address can choose the rest.
    await openFrom('2001:db8:1:2::1', 15)
    await openFrom('2001:db8:1:2:aaaa::2', 15)
    await openFrom('2001:db8:1:3::1', 1)
    expect(await views()).toBe(44)
    await holder.club.setClock('2027-03-05T12:00:00')
    await openFrom('203.0.113.9', 1)
    expect(await views()).toBe(1)
    const networks = await holder.club.sql`select date::text, visitors, encode(print, 'hex') as print from home_address`
    const plain = Buffer.from('203.0').toString('hex')
    expect(networks).toMatchObject([{ date: '2027-03-05', visitors: 1, print: expect.not.stringContaining(plain) }])
  })

  it('keeps neither the address nor the browser', async () => {
    const [row] = await holder.club.sql`
      select string_agg(encode(print, 'escape'), '') as prints from home_viewer`
    expect(row?.prints).not.toContain('crowd')
    expect(row?.prints).not.toContain('127.0.0.1')
  })

  it('knows no other club', async () => {
    expect((await open('one', 'XX999')).status).toBe(404)
  })
})
