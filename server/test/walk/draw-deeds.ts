import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { dateIn } from '../../src/platform/date-in.ts'
import { ZONE } from '../template.ts'
import type { Deed, Member, Walk } from './walk.ts'

const RULESET = { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 }
const GAME = 'Lotto'

/**
 * A draw of one or two dates whose tee times wait for one, from its opening to its end within about half a day; by numbers
 * it is drawn in the night after.
 */
const plan: Deed = async (walk) => {
  const { random, club } = walk
  const waiting = await club.sql<{ date: string }[]>`
    select distinct s.date from claim c join slot s using (slot_idx)
    where c.kind = 'DRAW' and c.draw_idx is null and s.starts_at > club_now() + interval '1 day' and not exists (
      select from draw d where s.date = any(d.play_dates) and d.state not in ('SETTLED', 'REVOKED', 'FAILED'))
    order by s.date`
  if (waiting.length === 0) return false
  const playDates = random.shuffle(waiting.map(({ date }) => date)).slice(0, random.chance(0.7) ? 1 : 2)
  let at = club.platform.clock.now()
  const after = (most: number) => {
    at = at.add({ minutes: random.between(5, most) })
    return at.toString()
  }
  const afterMidnight = () => {
    at = at.toZonedDateTimeISO(ZONE).toPlainDate().add({ days: 1 }).toZonedDateTime(ZONE).toInstant()
    return after(60)
  }
  const mode = random.pick(['numbers', 'numbers', 'numbers', 'slow', 'slow', 'beacon'] as const)
  const instants = {
    openAt: after(6),
    closeAt: after(600),
    drawAt: mode === 'numbers' ? afterMidnight() : after(60),
    publishAt: after(90),
    releaseUntil: after(600),
  }
  if (playDates.some((date) => date <= dateIn(at, ZONE))) return false
  await walk.send(
    contract.drawManage.plan,
    {
      ...{ title: 'Draw', playDates: playDates.sort(), parts: ['1'], memberTypes: [], ...instants, ruleset: RULESET },
      seed: { mode, ...(mode === 'numbers' && { name: GAME }) },
    },
    walk.boss,
  )
  return true
}

interface DrawNow {
  drawIdx: number
  version: number
  state: string
  seedMode: string
  /** Its time to be drawn has come. */
  isDue: boolean
  playDates: string[]
}

const draws = ({ club }: Walk, ...states: string[]) => club.sql<DrawNow[]>`
  select draw_idx, version, state, seed_mode, draw_at <= club_now() as is_due, play_dates from draw where state = any(${states}) order by draw_idx`

/** Until the next draw closes, is drawn or published. */
export async function secondsToDraw({ club }: Walk): Promise<number | undefined> {
  const [row] = await club.sql<{ seconds: number | null }[]>`
    select ceil(extract(epoch from min(at) - club_now()))::int as seconds
    from draw cross join unnest(array[close_at, draw_at, publish_at]) at
    where state in ('PLANNED', 'OPEN', 'CLOSED', 'DRAWN') and at > club_now()`
  return row?.seconds ?? undefined
}

const LINES = [
  { ideal: '09:00', earliest: '08:00', latest: '10:00' },
  { ideal: '09:08', earliest: '09:05', latest: '09:30' },
  // No tee time of the draw.
  { ideal: '15:00', earliest: '15:00', latest: '16:00' },
]

function entryOf(
  walk: Walk,
  { drawIdx, seedMode }: DrawNow,
  me: Member,
  playDate: string,
): InputOf<typeof contract.draw.enter> {
  const { random, termsIdx } = walk
  const partySize = random.chance(0.9) ? 4 : random.between(1, 3)
  const others = random
    .shuffle(walk.members.filter((one) => one !== me))
    .slice(0, random.chance(0.6) ? 0 : random.between(0, partySize - 1))
  const wishes = random.shuffle(random.chance(0.95) ? LINES.slice(0, 2) : LINES).slice(0, random.between(1, 2))
  const nonce = String(random.between(0, 9)).repeat(32)
  return {
    ...{
      drawIdx,
      playDate,
      wishes,
      partySize,
      termsIdx,
      anyTime: random.chance(0.5),
      standbyIfLost: random.chance(0.7),
    },
    ...(seedMode === 'slow' && { nonce }),
    party: [me, ...others].map(({ memberIdx }) => memberIdx),
  }
}

/** Some members enter, one after the other. */
const enter: Deed = async (walk) => {
  const { random } = walk
  const draw = walk.pick(await draws(walk, random.chance(0.95) ? 'OPEN' : 'PLANNED'))
  if (!draw) return false
  for (const me of random.shuffle(walk.members).slice(0, random.between(1, 3)))
    await walk.send(contract.draw.enter, entryOf(walk, draw, me, random.pick(draw.playDates)), me)
  return true
}

interface EntryNow {
  entryIdx: number
  drawIdx: number
  memberIdx: number
  playDate: string
  version: number
}

const entries = ({ club }: Walk, ...states: string[]) => club.sql<EntryNow[]>`
  select entry_idx, draw_idx, member_idx, play_date, version from draw_entry where state = any(${states}) order by entry_idx`

const changeEntry: Deed = async (walk) => {
  const one = walk.pick(await entries(walk, 'SUBMITTED'))
  const me = one && walk.memberOf(one.memberIdx)
  const draw = one && (await draws(walk, 'OPEN')).find(({ drawIdx }) => drawIdx === one.drawIdx)
  if (!me || !draw) return false
  const { entryIdx, version, playDate } = one
  await walk.send(contract.draw.enter, { ...entryOf(walk, draw, me, playDate), entryIdx, version }, me)
  return true
}

/** Withdraws an entry, gives a win back, or is refused. */
const leave =
  (...states: string[]): Deed =>
  async (walk) => {
    const one = walk.pick(await entries(walk, ...states))
    const me = one && walk.memberOf(one.memberIdx)
    if (!me) return false
    await walk.send(contract.draw.leave, { entryIdx: one.entryIdx }, me)
    return true
  }

const answerEntry: Deed = async (walk) => {
  const places = await walk.club.sql<{ entryIdx: number; memberIdx: number }[]>`
    select p.entry_idx, p.member_idx from draw_party p join draw_entry e using (entry_idx)
    where p.no > 1 and p.active and e.state in ('SUBMITTED', 'FROZEN') order by p.entry_idx, p.no`
  const one = walk.pick(places)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const answer = walk.random.pick(['ACCEPT', 'DECLINE'] as const)
  await walk.send(contract.draw.answer, { entryIdx: one.entryIdx, answer }, me)
  return true
}

/** Two managers type the numbers, or one of them, seldom wrong ones. */
const type: Deed = async (walk) => {
  const draw = walk.pick((await draws(walk, 'CLOSED')).filter(({ seedMode, isDue }) => seedMode === 'numbers' && isDue))
  if (!draw) return false
  const { drawIdx, version } = draw
  const { random, boss, secondBoss, club } = walk
  for (const one of random.shuffle([boss, secondBoss]).slice(0, random.chance(0.7) ? 2 : 1)) {
    const value = `${club.today()},3,11,${random.chance(0.9) ? 17 : 18}`
    await walk.send(contract.drawManage.draw, { drawIdx, version, value }, one)
  }
  return true
}

const NEXT = { PLANNED: 'open', OPEN: 'close', DRAWN: 'publish', PUBLISHED: 'settle' } as const

/** A manager presses what a job does by itself, often too soon. */
const press: Deed = async (walk) => {
  const draw = walk.pick(await draws(walk, ...Object.keys(NEXT)))
  if (!draw) return false
  const { drawIdx, version } = draw
  await walk.send(contract.drawManage[NEXT[draw.state as keyof typeof NEXT]], { drawIdx, version }, walk.boss)
  return true
}

const revoke: Deed = async (walk) => {
  const draw = walk.pick(await draws(walk, 'PLANNED', 'OPEN', 'CLOSED', 'DRAWN'))
  if (!draw) return false
  const { drawIdx, version } = draw
  await walk.send(contract.drawManage.revoke, { drawIdx, version, reason: 'The walk wants it.' }, walk.boss)
  return true
}

/** What members and managers do with draws, by how often they do it where there is something to do. */
export const DRAW_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [40, plan],
  [24, enter],
  [3, changeEntry],
  [1, leave('SUBMITTED')],
  [1, leave('FROZEN', 'WON', 'STANDBY', 'LOST')],
  [3, answerEntry],
  [40, type],
  [4, press],
  [0.5, revoke],
]
