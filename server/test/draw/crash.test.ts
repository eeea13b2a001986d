import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import { verify } from '@clubhouse/draw/verify'
import { beforeAll, describe, expect, it } from 'vitest'
import { doTasks, useDrawClub } from '../draw-club.ts'
import { calendarOf, openDraw } from '../open-draw.ts'

const holder = useDrawClub()
const CHILD = fileURLToPath(new URL('./step-child.ts', import.meta.url))
let bosses: Awaited<ReturnType<typeof holder.club.manager>>[]
beforeAll(async () => {
  bosses = await Promise.all([1, 2].map(() => holder.club.manager({ rights: { '940000': 'R', '940700': 'CRUD' } })))
  await holder.club.sql`update opening_rule set quota_month = null where member_type = '10'`
})

/** Lets another process do what is due. @returns how many statements it sent; undefined when it was killed */
function doneElsewhere(dieAt = 0): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const { config } = holder.club.platform
  const child = spawn(process.execPath, [CHILD, holder.club.url, String(dieAt), config.dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, wrong] = ['', '']
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    wrong += text
  })
  child.on('exit', (code, signal) => {
    if (signal === 'SIGKILL') resolve(undefined)
    else if (code === 0) resolve(Number(said))
    else reject(new Error(wrong))
  })
  return promise
}

const STEPS = ['closeAt', 'drawAt', 'publishAt', 'settleAt'] as const

describe('a process that is killed in the middle of a step', () => {
  it.each(STEPS)('at %s has done nothing or all of it, and the next one comes to the same result', async (at) => {
    const date = Temporal.PlainDate.from('2027-03-06')
      .add({ weeks: 5 * STEPS.indexOf(at) })
      .toString()
    const calendar = calendarOf(date)
    await holder.club.setClock(calendar.openAt)
    const slots = await holder.club.day(date, { slots: 3, dayClass: 'WEEKEND' })
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => holder.club.member()))
    const { drawIdx } = await openDraw(holder.club, { dates: [date], slots, entries: people })
    for (const step of STEPS) {
      await holder.club.setClock(calendar[step])
      // The steps before are done without a crash.
      if (step === 'drawAt') await typeNumbers(drawIdx, calendar.drawAt.slice(0, 10), step === at)
      else if (step !== at) await doneElsewhere()
      else await killedAtEach(drawIdx)
      if (step === at) break
    }
    for (const step of STEPS.slice(STEPS.indexOf(at) + 1)) {
      await holder.club.setClock(calendar[step])
      if (step === 'drawAt') await typeNumbers(drawIdx, calendar.drawAt.slice(0, 10), false)
      else await doneElsewhere()
    }
    expect(await stateOf(drawIdx)).toMatchObject({ state: 'SETTLED', version: 5 })
    const bundle = (await holder.club.ask(proof, { drawIdx })).data
    expect(verify(bundle)).toEqual([])
    await doTasks(holder.club)
    const [{ bookings, standby }] = (await holder.club.sql`
      select (select count(*) from booking where play_date = ${date} and type = 'D')::int as bookings,
        (select count(*) from standby_entry where date = ${date})::int as standby`) as unknown as [
      Record<string, number>,
    ]
    expect({ bookings, standby }).toEqual({ bookings: 3, standby: 2 })
    expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
  })
})

const stateOf = async (drawIdx: number) =>
  (await holder.club.sql`select state, version, entries_root, value from draw where draw_idx = ${drawIdx}`)[0]!

/** Kills a process before its third statement, before its sixth and so on, until one comes to its end. */
async function killedAtEach(drawIdx: number): Promise<void> {
  const before = await stateOf(drawIdx)
  for (let dieAt = 3; ; dieAt *= 2) {
    const sent = await doneElsewhere(dieAt)
    const after = await stateOf(drawIdx)
    if (sent !== undefined) return expect(after.version).toBe(before.version + 1)
    // Killed after its COMMIT, it did the whole step.
    if (after.version !== before.version) return
    expect(after).toEqual(before)
  }
}

/** The second manager’s numbers draw; a process that ends before it wrote the result leaves them typed. */
async function typeNumbers(drawIdx: number, day: string, isKilled: boolean): Promise<void> {
  const typed = (boss: (typeof bosses)[number]) =>
    holder.club.ask(manage.draw, { drawIdx, version: 2, value: `${day},3,11,17` }, boss)
  await typed(bosses[0]!)
  if (isKilled) {
    // As after a crash between the two transactions of the second manager.
    await holder.club.sql`
      insert into draw_typed (draw_idx, admin_idx, value) select draw_idx, ${bosses[1]!.adminIdx}, value from draw_typed where draw_idx = ${drawIdx}`
    expect(await stateOf(drawIdx)).toMatchObject({ state: 'CLOSED', value: null })
  }
  expect((await typed(bosses[1]!)).data).toMatchObject({ state: 'DRAWN' })
}
