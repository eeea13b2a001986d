import { array, asyncProperty, check, maxSafeNat, noBias, noShrink } from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { reservationPart } from '../../src/app/reservation.ts'
import { jobContext } from '../../src/job/context.ts'
import { performTasks } from '../../src/job/perform.ts'
import { ACCOUNT_DEEDS } from './account-deeds.ts'
import { DAY_DEEDS } from './day-deeds.ts'
import { addDays, addTemplates } from './days.ts'
import { DELAY_DEEDS } from './delay-deeds.ts'
import { DRAW_DEEDS, secondsToDraw } from './draw-deeds.ts'
import { GROUP_DEEDS } from './group-deeds.ts'
import { HOLIDAY_DEEDS } from './holiday-deeds.ts'
import { openLobbies, secondsToLobby } from './lobbies.ts'
import { LOBBY_DEEDS } from './lobby-deeds.ts'
import { wronglyAdmitted } from './lobby-proofs.ts'
import { MEMBER_DEEDS } from './member-deeds.ts'
import { OFFICE_DEEDS } from './office-deeds.ts'
import { breaches, wrongDraws, wronglyShown } from './proofs.ts'
import { SLOT_DEEDS } from './slot-deeds.ts'
import { type Deed, REACHES, Walk } from './walk.ts'

// Random people do random things, and after every step everything holds that must hold. A failure says its seed:
// WALK_SEED=7 npx vitest run --project server server/test/walk repeats it. WALKS=50 walks as often, WALK_STEPS=400 as far.
// WALK_SHRINK=1 leaves out steps of a walk that failed, for minutes, and says the WALK_PATH of what is left.
// What people do at once does not repeat itself, so it is walked with WALKS only. Decision 122.
const SEED = Number(process.env.WALK_SEED ?? 1)
const WALKS = Number(process.env.WALKS ?? 1)
/** A walk has between one and twice as many. */
const STEPS = Number(process.env.WALK_STEPS ?? 150)
const PATH = process.env.WALK_PATH
const SHRINK_MS = process.env.WALK_SHRINK ? 600_000 : 0
const AT_ONCE = 4
/** How often members and managers are shown what the claims say, and who held in a lobby is looked at. */
const SHOWN_EVERY = 10

const HOURS_AND_DAYS = [5, 45, 61, 130, 320, 1_000, 3_700, 9_000, 40_000]

/**
 * Mostly the club is there when a draw closes, is drawn or published, which otherwise fails, and often when a lobby can be
 * joined, closes or opens.
 */
const passTime: Deed = async (walk) => {
  const { club, random } = walk
  const wanted = random.pick(HOURS_AND_DAYS)
  const due = await secondsToDraw(walk)
  const isThere = due !== undefined && due < wanted && random.chance(0.8)
  const lobby = await secondsToLobby(walk)
  const isAtLobby = lobby < (isThere ? due : wanted) && random.chance(0.8)
  const seconds = isAtLobby ? lobby : isThere ? due : wanted
  await club.moveClock(seconds)
  walk.note(`${seconds} s pass: ${club.platform.clock.now()}`)
  await addDays(walk)
  if (isThere && !isAtLobby) {
    await runTasks(walk)
    await runSchedules(walk)
  }
  return true
}

/** What follows within a second of what people do. */
const runTasks: Deed = async ({ club }) => {
  for (const job of reservationPart.jobs.filter(({ schedule }) => !schedule))
    for (;;) {
      const performed = await performTasks(jobContext(club.platform, job.name), job)
      if (performed?.error) throw performed.error
      if (!performed) break
    }
  return true
}

const runSchedules: Deed = async ({ club }) => {
  for (const job of reservationPart.jobs.filter(({ schedule }) => schedule))
    await job.run(jobContext(club.platform, job.name))
  return true
}

const CLUB_DEEDS: readonly (readonly [number, Deed])[] = [
  [10, runTasks],
  [5, runSchedules],
]
const DEEDS = [
  ...[...MEMBER_DEEDS, ...LOBBY_DEEDS, ...OFFICE_DEEDS, ...SLOT_DEEDS, ...DAY_DEEDS, ...DELAY_DEEDS, ...HOLIDAY_DEEDS],
  ...[...DRAW_DEEDS, ...GROUP_DEEDS, ...ACCOUNT_DEEDS, ...CLUB_DEEDS],
]
const ALL = DEEDS.reduce((sum, [weight]) => sum + weight, 0)

function chosen({ random }: Walk): Deed {
  let left = random.next() * ALL
  for (const [weight, deed] of DEEDS) {
    left -= weight
    if (left < 0) return deed
  }
  return runTasks
}

/** Something for which there is what it takes. */
async function doSomething(walk: Walk): Promise<void> {
  while (!(await chosen(walk)(walk)));
}

async function step(walk: Walk, atOnce: number): Promise<void> {
  if (walk.random.chance(0.12)) await passTime(walk)
  else await Promise.all(Array.from({ length: atOnce }, () => doSomething(walk)))
}

/** Each step takes its chances from a seed of its own, so that steps can be left out. */
const walks = array(noShrink(maxSafeNat()), { minLength: 1, maxLength: 2 * STEPS, size: 'max' })

async function go(seeds: readonly number[], atOnce: number): Promise<Walk> {
  const walk = await Walk.begin(atOnce === 1)
  await openLobbies(walk)
  await addTemplates(walk)
  await addDays(walk)
  const checked = new Set<number>()
  try {
    for (const [at, seed] of seeds.entries()) {
      const n = at + 1
      walk.note(`— step ${n}`)
      walk.random.restart(seed)
      await step(walk, atOnce)
      expect(await breaches(walk.club)).toEqual([])
      expect(await wrongDraws(walk.club, checked)).toEqual([])
      if (n % SHOWN_EVERY !== 0) continue
      expect(await wronglyShown(walk.club, walk.watcher)).toEqual([])
      expect(await wronglyAdmitted(walk.club)).toEqual([])
    }
  } catch (error) {
    throw new Error(walk.lastLines, { cause: error })
  } finally {
    await walk.close()
  }
  return walk
}

async function walkFrom(seed: number, atOnce: number): Promise<Walk> {
  let last: Walk | undefined
  const property = asyncProperty(noBias(walks), async (seeds) => {
    last = await go(seeds, atOnce)
  })
  const { failed, errorInstance, counterexamplePath } = await check(property, {
    ...{ seed, numRuns: 1, path: PATH, endOnFailure: !SHRINK_MS },
    ...(SHRINK_MS && { interruptAfterTimeLimit: SHRINK_MS }),
  })
  if (!failed) return last!
  const again = `WALK_SEED=${seed}${SHRINK_MS ? ` WALK_PATH=${counterexamplePath}` : ''}`
  throw new Error(`${again} leads here:\n${(errorInstance as Error).message}`, { cause: errorInstance })
}

const accepted = new Map<string, number>()
const SEEDS = Array.from({ length: WALKS }, (_, i) => SEED + i)

it.each(SEEDS)('whatever people do one after the other, everything holds (seed %i)', async (seed) => {
  for (const [name, times] of (await walkFrom(seed, 1)).accepted) accepted.set(name, (accepted.get(name) ?? 0) + times)
})

it.each(process.env.WALKS ? SEEDS : [])('whatever people do at once, everything holds (seed %i)', async (seed) => {
  await walkFrom(seed, AT_ONCE)
})

/** In so many walks each of these happens. */
const ENOUGH = 20

afterAll(() => {
  if (!process.env.WALKS) return
  console.log(Object.fromEntries([...accepted].sort()))
  if (WALKS >= ENOUGH) expect(REACHES.filter((what) => !accepted.get(what))).toEqual([])
})
