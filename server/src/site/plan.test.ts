import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { jobContext } from '../job/context.ts'
import { turnSite } from './plan.ts'

const holder = TestClub.use()
const RIGHTS = { '910000': 'R', '910300': 'RU' }
const warden = () => holder.club.manager({ rights: RIGHTS })
const run = () => turnSite.run(jobContext(holder.club.platform, turnSite.name))
const inMinutes = (minutes: number) => holder.club.platform.clock.now().add({ minutes }).toString()
const shown = async () => (await holder.club.ask(contract.site.state, { clubCode: CLUB })).data
const KO = { ko: { message: '내일 다시 엽니다.' } }

it('says what the club says in both languages', async () => {
  const as = await warden()
  const body = { state: 2 as const, message: 'Open again tomorrow.', translated: KO, reason: 'Snow' }
  expect((await holder.club.ask(contract.site.changeState, body, as)).data).toEqual({ state: 2 })
  await expect.poll(shown).toMatchObject({ state: 2, message: 'Open again tomorrow.', translated: KO, wasOpened: true })
  const wrong = { ...body, translated: { fr: { message: 'Demain' } } }
  expect((await holder.club.ask(contract.site.changeState, wrong, as)).fail.msgDetail).toBe('translated.fr')
  await holder.club.ask(contract.site.changeState, { state: 1, reason: 'The snow is gone' }, as)
  await expect.poll(shown).toMatchObject({ state: 1, translated: {} })
  const { list } = (await holder.club.ask(contract.site.stateHistory, { recordIdx: 1 }, as)).data
  expect(list[0]).toMatchObject({
    reason: 'The snow is gone',
    changes: expect.arrayContaining([expect.objectContaining({ field: 'state', before: 2, after: 1 })]),
  })
})

it('closes and opens at the planned times, in their order', async () => {
  const as = await warden()
  const plan = (minutes: number, state: 0 | 1 | 2) =>
    holder.club.ask(
      contract.site.planState,
      { at: inMinutes(minutes), state, message: 'Greens', translated: KO, reason: 'Aeration' },
      as,
    )
  await plan(30, 2)
  await plan(90, 1)
  const { planIdx } = (await plan(60, 0)).data
  const plans = async () => (await holder.club.ask(contract.site.plans, {}, as)).data
  expect((await plans()).plans.map(({ state }) => state)).toEqual([2, 0, 1])
  const remove = (idx: number) => holder.club.ask(contract.site.removePlan, { planIdx: idx }, as)
  expect((await remove(planIdx)).status).toBe(200)
  expect((await remove(planIdx)).status).toBe(404)

  await run()
  expect((await shown()).state).toBe(1)
  await holder.club.moveClock(31 * 60)
  await run()
  await expect.poll(shown).toMatchObject({ state: 2, message: 'Greens', translated: KO })
  expect(await plans()).toMatchObject({ state: 2, plans: [{ state: 1 }] })
  await holder.club.moveClock(60 * 60)
  await run()
  await expect.poll(async () => (await shown()).state).toBe(1)
  await holder.club.resetClock()
  const past = await plan(-1, 2)
  expect([past.status, past.fail.msgDetail]).toEqual([400, 'at'])
})

it('is planned by managers with the right only', async () => {
  const body = { at: inMinutes(30), state: 2 as const, reason: 'Mine' }
  const reader = await holder.club.manager({ rights: { '910000': 'R', '910300': 'R' } })
  expect((await holder.club.ask(contract.site.plans, {}, reader)).status).toBe(200)
  for (const [as, status] of [
    [null, 401],
    [await holder.club.member(), 403],
    [await holder.club.manager(), 403],
    [reader, 403],
  ] as const) {
    expect((await holder.club.ask(contract.site.planState, body, as)).status).toBe(status)
    expect((await holder.club.ask(contract.site.removePlan, { planIdx: 1 }, as)).status).toBe(status)
    if (as !== reader) expect((await holder.club.ask(contract.site.plans, {}, as)).status).toBe(status)
  }
})
