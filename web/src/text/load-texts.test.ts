import { beforeEach, expect, test, vi } from 'vitest'

type Row = { category: string; code: string; msg: string; lang?: string }
const server = vi.hoisted(() => ({
  system: { ver: 3, list: [] as unknown[] },
  club: { ver: 7, list: [] as unknown[] },
  asked: [] as string[],
}))
/** Answers as the server does: an empty list for the current version. */
vi.mock('../api/transport', () => ({
  ask: async ({ path }: { path: string }, { ver, part }: { ver: number; part?: string }) => {
    const layer = path.startsWith('/system') ? 'system' : 'club'
    server.asked.push(layer === 'system' ? `${layer} ${ver} ${part ?? 'all'}` : `${layer} ${ver}`)
    const { list, ver: current } = server[layer]
    const wanted = part ? (list as Row[]).filter(({ category }) => category !== 'desk') : list
    return { ver: current, list: ver === current ? [] : wanted }
  },
}))
const { loadTexts } = await import('./load-texts')

const row = (key: string, msg: string, lang?: string): Row => {
  const [category = '', code = ''] = key.split('.')
  return { category, code, msg, lang }
}
const load = async (pageVersion: number | null, isOffice = false) => {
  server.asked = []
  return { ...(await loadTexts('ko', 'GC001', pageVersion, isOffice)), asked: server.asked }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  server.system = { ver: 3, list: [row('home.A', '가'), row('home.B', 'B', 'en'), row('home.C', 'C', 'en')] }
  server.club = { ver: 7, list: [row('home.B', '나')] }
})

test('the club’s own words win, and what is English for want of a translation is known', async () => {
  expect(await load(300_007)).toEqual({
    texts: { 'home.A': '가', 'home.B': '나', 'home.C': 'C' },
    missing: ['home.C'],
    asked: ['system 0 SITE', 'club 0'],
  })
})

test('they are kept per language as category, code and message, with version and load date', async () => {
  await load(300_007)
  expect(JSON.parse(localStorage.getItem('messages.ko')!)).toEqual({
    page: 300_007,
    office: false,
    loadDate: expect.any(Number),
    system: { ver: 3, messages: { home: { A: '가', B: 'B', C: 'C' } }, english: ['home.B', 'home.C'] },
    club: { ver: 7, messages: { home: { B: '나' } }, english: [] },
  })
})

test('the version that was kept is the marker: as long as pages name it nothing is asked', async () => {
  const first = await load(300_007)
  expect(await load(300_007)).toEqual({ ...first, asked: [] })
})

test('another version is asked for by those at hand, and only what changed is replaced', async () => {
  await load(300_007)
  server.club = { ver: 8, list: [row('home.C', '다')] }
  expect(await load(300_008)).toEqual({
    texts: { 'home.A': '가', 'home.B': 'B', 'home.C': '다' },
    missing: ['home.B'],
    asked: ['system 3 SITE', 'club 7'],
  })
  expect((await load(300_008)).asked).toEqual([])
})

test('a page in another language names no version: it is asked', async () => {
  await load(null)
  expect((await load(null)).asked).toEqual(['system 3 SITE', 'club 7'])
})

test('the back office asks for its texts too, once, and keeps them for the site', async () => {
  server.system.list.push(row('desk.A', '창구'))
  expect((await load(300_007)).texts).not.toHaveProperty(['desk.A'])
  const office = await load(300_007, true)
  expect(office.texts).toMatchObject({ 'home.A': '가', 'desk.A': '창구' })
  expect(office.asked).toEqual(['system 0 all', 'club 7'])
  expect((await load(300_007, true)).asked).toEqual([])
  server.system = { ver: 4, list: [row('home.A', '나'), row('desk.A', '안내')] }
  expect(await load(400_007)).toMatchObject({
    texts: { 'home.A': '나', 'desk.A': '안내' },
    asked: ['system 3 all', 'club 7'],
  })
})

test.each(['nonsense', 'null'])('a memory that holds %s is none', async (kept) => {
  localStorage.setItem('messages.ko', kept)
  expect((await load(300_007)).asked).toEqual(['system 0 SITE', 'club 0'])
})
