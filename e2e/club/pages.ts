import routes from '../../web/src/routes.ts'
import type { Club } from './club.ts'
import { someManager } from './managers.ts'

type Visitor = 'anyone' | 'member' | 'manager'
type Entry = (typeof routes)[number]
type Ends = readonly (string | number)[]

/** Pages that only a journey reaches, such as the one after closing an account, or that are shown in one state only. */
const OF_JOURNEYS: readonly string[] = [
  'stop-site',
  'close-page',
  'desk',
  'mypage/cs/:idx',
  'mypage/lost/:idx',
  'mypage/myinfo/check',
  'mypage/withdrawal/reject',
  'mypage/withdrawal/complete',
  '*',
]

/** The number or the name in the path of a route. One that may have none is opened without, too. */
const ENDS: Record<string, Ends | ((club: Club) => Promise<Ends>)> = {
  'community/event/:idx': [1],
  'community/notice/:idx': [21],
  'community/reference/:idx': [1],
  'common/agreement/:termsIdx': [1],
  'mypage/lost/claim/:idx': async ({ sql }) =>
    (
      await sql<{ idx: number }[]>`select idx::int from lost_item where kind = 'GLOVE' and state = 'PUBLISHED' limit 1`
    ).map(({ idx }) => idx),
  'reservation/draws/:idx': aDraw,
  'reservation/draws/:idx/verify': aDraw,
  'ishm/board/banner/:idx': [1, 'new'],
  'ishm/board/data/:idx': [1, 'new'],
  'ishm/board/event/:idx': [1, 'new'],
  'ishm/board/faq/:idx': [1, 'new'],
  'ishm/board/section/:idx': [1, 'new'],
  'ishm/board/fnb/:idx': [1, 'new'],
  'ishm/board/hof/:idx?': [1],
  'ishm/board/lost-item/:idx?': [1],
  'ishm/board/lost-item/reports/:idx?': [1],
  'ishm/board/notice/:idx': [1, 'new'],
  'ishm/member/coupon/kinds/:idx?': [1],
  'ishm/member/inquiry/:idx?': anInquiry,
  'ishm/member/inquiry/templates/:idx?': [1],
  'ishm/member/list/:idx?': async ({ sql }) =>
    (await sql<{ idx: string }[]>`select member_idx as idx from member where id = 'member1'`).map(({ idx }) => idx),
  'ishm/reservation/courses/:idx?': [1],
  'ishm/reservation/days/:date': async ({ sql }) =>
    (
      await sql<{ date: string }[]>`
        select date::text from sheet_day where state = 'PUBLISHED' and date > current_club_date() order by date limit 1`
    ).map(({ date }) => date),
  'ishm/reservation/draws/:idx?': aDraw,
  'ishm/reservation/draws/entries/:idx': aDraw,
  'ishm/reservation/draws/plan/:idx?': aDraw,
  'ishm/reservation/penalties/:idx?': ['rules'],
  'ishm/reservation/templates/:idx': [1, 'new'],
  'ishm/site/terms/:idx': [1, 'new'],
  'ishm/site/user/:idx?': async (club) => [(await someManager(club, 'Soo-ah Noh')).idx],
  'ishm/system/letter/:kind': ['CERT_CODE'],
}

/** What else a page shows, by its address. */
const STATES: Record<string, readonly string[]> = {
  community: [
    '?tab=event',
    '?tab=event&events=ended',
    '?tab=event&keyword=nothing-is-called-so',
    '?keyword=nothing-is-called-so',
    '?tab=faq',
    '?tab=faq&question=1',
    '?tab=faq&keyword=nothing-is-called-so',
    '?tab=reference',
    '?tab=lost-item',
    '?tab=hof',
    '?tab=fnb',
    '?keyword=cart',
    '?tab=reference&keyword=nothing-is-called-so',
  ],
  mypage: ['?view=cs', '?view=groups', '?view=lost', '?view=feats'],
  reservation: ['?find=weekends', '?view=draws', '?view=groups'],
  course: ['?loop=2', '?loop=3'],
  ishm: ['?view=figures&period=2'],
  'ishm/board/fnb': ['?outlet=all'],
  'ishm/reservation/draws/plan/:idx?': ['?date=2026-12-26'],
  'ishm/reservation/fees/:idx?': ['?new=1'],
  'ishm/reservation/opening': ['?rule=new'],
  'ishm/site/user/:idx?': ['?new=1'],
  'ishm/system/code': ['?group=Z82'],
}

/** The path of every page; what is no page, such as an image, is left out. */
const PATHS = pathsOf(routes)

/** Addresses of every page that needs nothing but a visitor, in the order of the routes. */
export async function addressesFor(visitor: Visitor, club: Club): Promise<string[]> {
  const its = PATHS.filter((path) => visitorOf(path) === visitor && !OF_JOURNEYS.includes(path))
  return (await Promise.all(its.map((path) => addressesOf(path, club)))).flat()
}

/** The routes that no address is of. An optional part needs no page of its own. */
export function unopened(addresses: ReadonlySet<string>): string[] {
  return PATHS.filter((path) => {
    const pattern = path
      .replace(/\/:\w+\?/g, '(/\\w+)?')
      .replace(/:\w+/g, '[\\w-]+')
      .replace('*', 'no/.+')
    const route = new RegExp(`^/${pattern}$`)
    return ![...addresses].some((address) => route.test(address))
  })
}

function pathsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    if (children) return pathsOf(children)
    return file.endsWith('.tsx') ? [path] : []
  })
}

function visitorOf(path: string): Visitor {
  if (path.startsWith('ishm')) return 'manager'
  return path.startsWith('mypage') || path === 'reservation/ledger' ? 'member' : 'anyone'
}

/** The newest draw that is closed: its check has something to show. */
async function aDraw({ sql }: Club): Promise<Ends> {
  const draws = await sql<{ idx: string }[]>`
    select draw_idx as idx from draw where entries_root is not null order by draw_idx desc limit 1`
  return draws.map(({ idx }) => idx)
}

/** An enquiry that is answered: its panel has the most to show. */
async function anInquiry({ sql }: Club): Promise<Ends> {
  const inquiries = await sql<{ idx: string }[]>`
    select idx from inquiry order by state = 'ANSWERED' desc, idx desc limit 1`
  return inquiries.map(({ idx }) => idx)
}

async function addressesOf(path: string, club: Club): Promise<string[]> {
  const given = ENDS[path] ?? []
  const ends = typeof given === 'function' ? await given(club) : given
  const needsEnd = /:\w+(\/|$)/.test(path)
  const bare = `/${path.replace(/\/:\w+\??$/, '')}`
  return [
    ...(needsEnd ? [] : [bare, ...(STATES[path] ?? []).map((state) => bare + state)]),
    ...ends.map((end) => `/${path.replace(/:\w+\??/, String(end))}`),
  ]
}
