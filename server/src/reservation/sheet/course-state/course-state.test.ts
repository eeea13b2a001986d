import { contract } from '@clubhouse/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const { courseState, delay, sheet } = contract
let desk: Awaited<ReturnType<TestClub['manager']>>
let week = 0
let date: string

beforeAll(async () => {
  desk = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R', '940500': 'CRU' } })
})
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${date}T06:00`)
  await holder.club.sql`delete from course_state`
})
afterEach(() => holder.club.resetClock())

const read = async (lang?: string) => (await holder.club.ask(courseState.read, { clubCode: 'GC001', lang })).data
const managed = async () => (await holder.club.ask(courseState.manage, {}, desk)).data
const set = async (input: {
  state: 'OPEN' | 'DELAYED' | 'CARTS_ON_PATHS' | 'CLOSED'
  text?: string
  courseIdx?: number
  translated?: Record<string, { text: string }>
}) => holder.club.ask(courseState.change, { ...input, version: (await managed()).version }, desk)

describe('the state of the course', () => {
  it('is read by everyone, in their language, with its day', async () => {
    const { club } = holder
    await expect
      .poll(() => read())
      .toMatchObject({
        state: 'OPEN',
        since: `${Temporal.PlainDate.from(date).subtract({ days: 1 })}T15:00:00Z`,
      })
    const answer = await set({
      state: 'CARTS_ON_PATHS',
      text: 'Wet after the rain',
      translated: { ko: { text: '비로 젖은 코스' } },
    })
    expect(answer.data).toMatchObject({ state: 'CARTS_ON_PATHS', text: 'Wet after the rain', version: 1 })
    await expect.poll(() => read()).toMatchObject({ state: 'CARTS_ON_PATHS', text: 'Wet after the rain' })
    await expect.poll(() => read('ko')).toMatchObject({ state: 'CARTS_ON_PATHS', text: '비로 젖은 코스' })
    await club.setClock(`${Temporal.PlainDate.from(date).add({ days: 1 })}T06:00`)
    await expect.poll(() => read()).toMatchObject({ state: 'CARTS_ON_PATHS' })
    expect((await club.ask(courseState.read, { clubCode: 'XX999' })).status).toBe(404)
  })

  it('is delayed by a delay until the day ends, and undone with it', async () => {
    const { club } = holder
    await club.day(date, { slots: 1 })
    const before = await managed()
    const made = await club.ask(delay.make, { date, minutes: 40, from: '07:00', reason: 'FROST' }, desk)
    await expect.poll(() => read()).toMatchObject({ state: 'DELAYED', minutes: 40 })
    const stale = await club.ask(courseState.change, { state: 'CLOSED', version: before.version }, desk)
    expect(stale.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    const visitor = await club.ask(sheet.forVisitor, { club: 'GC001', date })
    expect(visitor.data.course).toMatchObject({ state: 'DELAYED', minutes: 40 })
    await club.ask(delay.undo, { delayIdx: made.data.delayIdx }, desk)
    await expect.poll(() => read()).toMatchObject({ state: 'OPEN' })
    await club.ask(delay.make, { date, minutes: 40, from: '07:00', reason: 'FROST' }, desk)
    await set({ state: 'CLOSED', courseIdx: 1 })
    await expect.poll(() => read()).toMatchObject({ state: 'CLOSED', courseIdx: 1, courseName: expect.any(String) })
    await set({ state: 'DELAYED' })
    await club.setClock(`${Temporal.PlainDate.from(date).add({ days: 1 })}T00:00`)
    await expect.poll(() => read()).toMatchObject({ state: 'OPEN' })
  })

  it('stands on the sheet of today, and on that of a later day only if it is delayed', async () => {
    const { club } = holder
    const tomorrow = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    await club.day(date)
    await club.day(tomorrow)
    await set({ state: 'CLOSED', text: 'Snow' })
    const on = async (day: string) => (await club.ask(sheet.forManager, { date: day }, desk)).data.course
    expect(await on(date)).toMatchObject({ state: 'CLOSED', text: 'Snow' })
    expect((await on(tomorrow)) ?? null).toBeNull()
    await club.ask(delay.make, { date: tomorrow, minutes: 20, from: '07:00', reason: 'FOG' }, desk)
    expect(await on(tomorrow)).toMatchObject({ state: 'DELAYED', minutes: 20 })
    await expect.poll(() => read()).toMatchObject({ state: 'CLOSED' })
  })

  it('is set only with the right, and with the version that was read', async () => {
    const { club } = holder
    const reader = await club.manager({ rights: { '940000': 'R', '940500': 'R' } })
    const other = await club.manager({ rights: { '940000': 'R', '940200': 'CRUD' } })
    const input = { state: 'CLOSED' as const, version: 0 }
    expect((await club.ask(courseState.change, input)).status).toBe(401)
    expect((await club.ask(courseState.change, input, await club.member())).status).toBe(403)
    expect((await club.ask(courseState.change, input, reader)).status).toBe(403)
    expect((await club.ask(courseState.manage, {}, reader)).data).toMatchObject({ state: 'OPEN', version: 0 })
    expect((await club.ask(courseState.manage, {}, other)).status).toBe(403)
    const both = await Promise.all([
      club.ask(courseState.change, input, desk),
      club.ask(courseState.change, { ...input, state: 'OPEN' }, desk),
    ])
    expect(both.map(({ result }) => result).sort()).toEqual([false, true])
    expect((await set({ state: 'CLOSED', courseIdx: 999 })).fail.msgDetail).toBe('courseIdx')
    expect((await set({ state: 'CLOSED', translated: { fr: { text: 'Neige' } } })).fail.msgDetail).toBe('translated.fr')
  })
})
