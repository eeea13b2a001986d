import type { ServerResponse } from 'node:http'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { type ForecastServer, openForecastServer } from '../../test/forecast-server.ts'

let source: ForecastServer
let club: TestClub

beforeAll(async () => {
  source = await openForecastServer()
  club = await TestClub.open(1000, undefined, undefined, { WEATHER_URL: source.url })
})
afterAll(async () => {
  await club.close()
  await source.close()
})

const read = async () => {
  const manager = await club.manager({ rights: { '960000': 'R', '960700': 'RU' } })
  const { data } = await club.ask(contract.job.run, { name: 'read-weather' }, manager)
  return data.ran
}
const now = async () => (await club.ask(contract.weather.widget, {})).data
const forecast = async (query: InputOf<typeof contract.weather.forecast> = {}) =>
  (await club.ask(contract.weather.forecast, query)).data

beforeEach(async () => {
  source.answer()
  await club.sql`delete from weather`
  // Cached responses are from another test; a change of the row would tell the process.
  await club.sql`select pg_notify('changed', 'weather')`
  await club.setClock('2026-12-02T10:20')
  await expect.poll(now).toBe(null)
})

describe('GET /weather/widget', () => {
  it('answers the current hour after the source was read', async () => {
    source.change(10, { temperature_2m: 5.5, weather_code: 61, precipitation: 0.4 })
    expect(await read()).toBe(true)
    await expect.poll(now).toEqual({
      observedAt: expect.stringMatching(/^2026-12-02T01:20/),
      source: 'OPEN_METEO',
      stale: false,
      code: 'RAIN',
      ...{ temp: 5.5, feels: 1.1, wind: 2.4, rain: 0.4, humidity: 61, high: 7.5, low: -2.5 },
      sunrise: '2026-12-01T22:00:00.000Z',
      sunset: '2026-12-02T08:00:00.000Z',
    })
    expect(Object.fromEntries(source.asked.at(-1)!)).toMatchObject({
      ...{ latitude: '37.2411', longitude: '127.1776', timezone: 'Asia/Seoul', wind_speed_unit: 'ms' },
      ...{ start_date: '2026-12-02', end_date: '2026-12-11' },
    })
  })

  it('says that the values are old when nothing was read for a while', async () => {
    await read()
    await expect.poll(async () => (await now())?.stale).toBe(false)
    await club.setClock('2026-12-02T11:10')
    expect(await now()).toMatchObject({ stale: true, observedAt: expect.stringMatching(/^2026-12-02T01:20/) })
    // The forecast ends.
    await club.setClock('2026-12-12T10:00')
    expect(await now()).toBe(null)
    expect(await forecast()).toBe(null)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['cuts the connection', (response) => response.destroy()],
    ['answers 500', (response) => response.writeHead(500).end('{}')],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers a page', (response) => response.writeHead(200).end('<html></html>')],
    ['answers another shape', (response) => response.writeHead(200).end('{"hourly":{"time":[1]}}')],
    ['answers without an end', (response) => response.writeHead(200).end(' '.repeat(600_000))],
  ])('keeps the last values when the source %s', async (_, how) => {
    await read()
    await expect.poll(async () => (await now())?.stale).toBe(false)
    source.answer(how)
    expect(await read()).toBe(true)
    await expect.poll(now).toMatchObject({ stale: true, temp: 5.5 })
    source.answer()
    await read()
    await expect.poll(async () => (await now())!.stale).toBe(false)
  })

  it('does not wait for a source that never answers', async () => {
    source.answer(() => {})
    expect(await read()).toBe(true)
    expect(await now()).toBe(null)
  })
})

describe('GET /weather', () => {
  it('answers two days of hours and a week, with what a round may be waived for', async () => {
    source.change(12, { precipitation: 10, weather_code: 65 })
    source.change(13, { precipitation: 12, weather_code: 65 })
    source.change(15, { wind_speed_10m: 14 })
    source.change(17, { weather_code: 95 })
    await read()
    await expect.poll(() => forecast()).not.toBe(null)
    const { hourly, daily, alerts } = (await forecast())!
    expect(hourly).toHaveLength(48)
    expect(hourly[0]).toEqual({
      at: '2026-12-02T01:00:00.000Z',
      ...{ code: 'RAIN', temp: 5.5, rain: 0.4, rainChance: 5, wind: 2.4, gust: 5.1 },
    })
    expect(daily.map(({ date }) => date)).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2026-12-0${day}`))
    expect(alerts).toEqual([
      { kind: 'RAIN', from: '2026-12-02T03:00:00.000Z', to: '2026-12-02T05:00:00.000Z' },
      { kind: 'WIND', from: '2026-12-02T06:00:00.000Z', to: '2026-12-02T07:00:00.000Z' },
      { kind: 'LIGHTNING', from: '2026-12-02T08:00:00.000Z', to: '2026-12-02T09:00:00.000Z' },
    ])
    const fromMidnight = await forecast({ includeDailyWeatherMidnight: true })
    expect(fromMidnight!.hourly[0]!.at).toBe('2026-12-01T15:00:00.000Z')
  })

  it('warns from the values that the club has set', async () => {
    const boss = await club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
    const set = (values: Record<string, number>, version: number) =>
      club.ask(contract.clubPolicy.change, { name: 'weather', values, version }, boss)
    source.change(12, {})
    source.change(13, { precipitation: 6, weather_code: 65 })
    source.change(15, { temperature_2m: -4 })
    source.change(17, { weather_code: 95 })
    await read()
    await expect.poll(async () => (await forecast())?.alerts.map(({ kind }) => kind)).toEqual(['LIGHTNING'])
    await set({ rainFrom: 6, coldFrom: -4 }, 0)
    await expect
      .poll(async () => (await forecast())?.alerts.map(({ kind }) => kind))
      .toEqual(['RAIN', 'COLD', 'LIGHTNING'])
    await set({ rainFrom: 10, coldFrom: -10 }, 1)
    for (const hour of [13, 15, 17]) source.change(hour, {})
  })

  it('leaves out hours that the source does not know', async () => {
    source.change(11, { temperature_2m: null })
    await read()
    await expect.poll(() => forecast()).not.toBe(null)
    expect((await forecast())!.hourly[1]!.at).toBe('2026-12-02T03:00:00.000Z')
    source.change(11, {})
  })

  it.each([
    ['forecast', contract.weather.forecast],
    ['widget', contract.weather.widget],
  ])('the %s is of this club only, and of an open site', async (_, call) => {
    const member = await club.member()
    expect((await club.ask(call, { clubCode: 'GC001' }, member)).status).toBe(200)
    expect((await club.ask(call, { clubCode: 'XX999' })).status).toBe(404)
    expect((await club.ask(call, { clubCode: 'x' })).fail.msgDetail).toContain('clubCode')
    await club.sql`update site_state set state = 2`
    await expect.poll(async () => (await club.ask(call, {})).code).toBe('SITE_CLOSED')
    await club.sql`update site_state set state = 1`
    await expect.poll(async () => (await club.ask(call, {})).result).toBe(true)
  })
})
