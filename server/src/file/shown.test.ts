import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'
import { keepFile } from './keep.ts'

const holder = TestClub.use()

const OPENS = '2027-04-01T00:00:00Z'
const CLOSES = '2027-04-10T00:00:00Z'
/** In the club's zone: before opening, while open, and after closing. */
const [BEFORE, DURING, AFTER] = ['2027-03-31T12:00', '2027-04-05T12:00', '2027-04-12T12:00']

const picture = async (): Promise<Sent> => ({
  name: 'cup.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f5b3f' } })
    .png()
    .toBuffer(),
})
const plan = (): Sent => ({ name: 'Starts.csv', type: 'text/csv', bytes: Buffer.from('hole,team\n1,A\n') })

type State = InputOf<typeof contract.event.create>['state']
type Person = { token: string }

interface Noun {
  calls: Pick<typeof contract.event | typeof contract.banner, 'clone' | 'remove'>
  menu: string
  create(state: State, as: Person): Promise<{ readonly data: { idx: number } }>
  addresses(idx: number, as?: Person): Promise<string[]>
}

const NOUNS: Record<'event' | 'banner', Noun> = {
  event: {
    calls: contract.event,
    menu: '930400',
    create: async (state, as) =>
      holder.club.ask(
        contract.event.create,
        {
          ...{
            title: 'Cup',
            contents: '<p>Soon.</p>',
            lang: 'en',
            state,
            startDate: '2027-04-20',
            endDate: '2027-04-21',
          },
          ...{ openAt: OPENS, closeAt: CLOSES, fileFor: ['image', 'files'] },
          files: [await picture(), plan()],
        },
        as,
      ),
    addresses: async (idx, as) => {
      const answer = await holder.club.ask(contract.event.one, { idx }, as)
      return answer.result ? [answer.data.imageUrl!, ...answer.data.files.map(({ url }) => url)] : []
    },
  },
  banner: {
    calls: contract.banner,
    menu: '930500',
    create: async (state, as) => {
      const [menu] = await holder.club.sql<{ idx: number }[]>`select idx from menu where code = '020000'`
      const fields = {
        ...{ bannerName: 'Cup', menuIdx: [menu!.idx], seeDetail: false, todayClose: false, windowOpen: false },
        ...{ devicePc: true, deviceMobile: true, startAt: OPENS, endAt: CLOSES, state },
      }
      return holder.club.ask(contract.banner.create, { ...fields, files: [await picture()] }, as)
    },
    addresses: async (idx, as) => {
      const answer = await holder.club.ask(contract.banner.one, { idx }, as)
      return answer.result ? [answer.data.layerFile] : []
    },
  },
}

describe.each(Object.entries(NOUNS))('a file of the noun %s', (_, noun) => {
  const withRight = () => holder.club.manager({ rights: { '930000': 'R', [noun.menu]: 'CRUD' } })
  const add = async (state: State) => (await noun.create(state, await withRight())).data.idx
  const addressesOf = noun.addresses
  const plain = (addresses: string[]) => addresses.map((address) => address.split('?')[0]!)
  const statuses = async (addresses: string[], as?: Person) => [
    ...new Set(
      await Promise.all(
        addresses.map(async (url) => {
          const headers = as ? { authorization: `Bearer ${as.token}` } : {}
          return (await holder.club.app.inject({ url, headers })).statusCode
        }),
      ),
    ),
  ]

  it.each(['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const)('is private in the state %s before it opens', async (state) => {
    await holder.club.setClock(BEFORE)
    const idx = await add(state)
    const addresses = await addressesOf(idx, await withRight())
    expect(addresses.length).toBeGreaterThan(0)
    for (const who of [undefined, await holder.club.member(), await holder.club.manager(), await withRight()])
      expect(await statuses(plain(addresses), who)).toEqual([404])
    for (const who of [undefined, await holder.club.member(), await holder.club.manager()])
      expect(await addressesOf(idx, who)).toEqual([])
    // A manager with access to the board gets a signed address, which needs no session.
    expect(await statuses(addresses)).toEqual([200])
    const { headers } = await holder.club.app.inject({ url: addresses[0]! })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('is public while it is published, by the clock alone, and private again after it', async () => {
    await holder.club.setClock(BEFORE)
    const idx = await add('SCHEDULED')
    const addresses = plain(await addressesOf(idx, await withRight()))
    expect(await statuses(addresses)).toEqual([404])
    await holder.club.setClock(DURING)
    expect(await statuses(addresses)).toEqual([200])
    expect(await addressesOf(idx, await withRight())).toEqual(addresses)
    await holder.club.setClock(AFTER)
    expect(await statuses(addresses)).toEqual([404])
    expect(await statuses(await addressesOf(idx, await withRight()))).toEqual([200])
  })

  it('is private again when it is removed', async () => {
    await holder.club.setClock(DURING)
    const idx = await add('PUBLISHED')
    const addresses = plain(await addressesOf(idx, await withRight()))
    expect(await statuses(addresses)).toEqual([200])
    await holder.club.ask(noun.calls.remove, { idx: [idx] }, await withRight())
    expect(await statuses(addresses)).toEqual([404])
  })

  it('stays public while a copy of its owner is a draft', async () => {
    await holder.club.setClock(DURING)
    const idx = await add('PUBLISHED')
    const as = await withRight()
    const copy = (await holder.club.ask(noun.calls.clone, { idx }, as)).data.idx
    const addresses = await addressesOf(copy, as)
    expect(await statuses(plain(addresses))).toEqual([200])
    expect(await statuses(addresses)).toEqual([200])
  })
})

it('a file that nothing shows is private, whatever noun it names', async () => {
  const { database, files } = holder.club.platform
  const content = { bytes: Buffer.from('x'), mime: 'text/plain', extension: 'txt' }
  const { fileIdx, name } = await keepFile({ sql: database, files }, 'plan', content, { noun: 'something new' })
  expect((await holder.club.app.inject(`/hp/api/files/${fileIdx}/${name}`)).statusCode).toBe(404)
})
