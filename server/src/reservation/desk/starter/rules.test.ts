import { LAYOUTS } from '@clubhouse/contract/setup'
import { describe, expect, it } from 'vitest'
import { collisionsOf, LOOP_MINUTES, type Part } from '../../sheet/template/turn-rules.ts'
import { LOOPS, partsOf } from './rules.ts'

const spans = (...[layout, times]: Parameters<typeof partsOf>) =>
  partsOf(layout, times).map(({ part, first, last, holes }) => `${part} ${first} to ${last}, ${holes}`)

describe('partsOf', () => {
  it.each([
    ['NINE', '07:00', '16:00', 10, ['1 07:00 to 11:50, 9', '2 12:00 to 16:00, 9']],
    ['EIGHTEEN', '06:30', '13:10', 8, ['1 06:30 to 11:58, 18', '2 12:06 to 13:10, 18']],
    ['EIGHTEEN', '13:00', '14:00', 8, ['1 13:00 to 13:56, 18']],
    ['EIGHTEEN', '07:00', '07:00', 8, ['1 07:00 to 07:00, 18']],
    ['TWENTY_SEVEN', '06:30', '14:00', 8, ['1 06:30 to 08:38, 18', '2 11:00 to 13:08, 18']],
    ['TWENTY_SEVEN', '06:30', '10:00', 8, ['1 06:30 to 08:38, 18']],
  ] as const)('%s from %s to %s every %i minutes', (layout, firstTime, lastTime, interval, parts) => {
    expect(spans(layout, { firstTime, lastTime, interval })).toEqual(parts)
  })

  it.each(LAYOUTS)('lets no two teams meet on %s, at any interval', (layout) => {
    for (let interval = 6; interval <= 15; interval++) {
      const parts = partsOf(layout, { firstTime: '06:00', lastTime: '17:00', interval }).map(
        ({ part, first, last, holes, starts }): Part => ({
          ...{ part, firstTime: first, lastTime: last, interval, holes, mode: 'EXCLUSIVE' },
          ...{ minPlayers: 4, capacity: 4, w05: 'F' },
          routes: starts.map(({ code, turn }) => ({
            courseIdx: Number(code),
            turnCourseIdx: turn === null ? null : Number(turn),
          })),
        }),
      )
      const loopMinutes = new Map(LOOPS[layout].map(({ code }) => [Number(code), LOOP_MINUTES]))
      expect(collisionsOf(parts, loopMinutes)).toEqual([])
    }
  })
})
