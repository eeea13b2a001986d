import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bonds } from './rules.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')

describe('what binds a member', () => {
  it.each([
    [{ ahead: 0, asCompanion: 0, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 0 }, [], []],
    [
      { ahead: 2, asCompanion: 0, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 0 },
      ['FUTURE_BOOKING 2'],
      [],
    ],
    [
      { ahead: 0, asCompanion: 3, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 0 },
      [],
      ['COMPANION_BOOKING 3'],
    ],
    [
      { ahead: 1, asCompanion: 0, unpaid: 2, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 0 },
      ['FUTURE_BOOKING 1', 'UNPAID 2'],
      [],
    ],
    [
      { ahead: 0, asCompanion: 0, unpaid: 0, bills: 1, refunds: 2, appeals: 0, won: 0, entries: 0, groups: 0 },
      ['BILL 1', 'REFUND 2'],
      [],
    ],
    [
      { ahead: 0, asCompanion: 0, unpaid: 0, bills: 0, refunds: 0, appeals: 1, won: 0, entries: 0, groups: 0 },
      [],
      ['OPEN_APPEAL 1'],
    ],
    [
      { ahead: 0, asCompanion: 0, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 1, entries: 2, groups: 0 },
      ['WON_DRAW 1'],
      ['OPEN_ENTRY 2'],
    ],
    [
      { ahead: 0, asCompanion: 0, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 1 },
      ['TEAM_OFFICER 1'],
      [],
    ],
    [
      { ahead: 1, asCompanion: 1, unpaid: 0, bills: 0, refunds: 0, appeals: 0, won: 0, entries: 0, groups: 0 },
      ['FUTURE_BOOKING 1'],
      ['COMPANION_BOOKING 1'],
    ],
  ])('of %j', (counts, blockers, warnings) => {
    const found = bonds(counts)
    const codesOf = (list: typeof found.blockers) => list.map(({ code, count }) => `${code} ${count}`)
    expect([codesOf(found.blockers), codesOf(found.warnings)]).toEqual([blockers, warnings])
  })

  it('is named in words, and leads to a page that there is', () => {
    const { blockers, warnings } = bonds({
      ahead: 1,
      asCompanion: 1,
      unpaid: 1,
      bills: 1,
      refunds: 1,
      appeals: 1,
      won: 1,
      entries: 1,
      groups: 1,
    })
    expect(warnings).toContainEqual({ code: 'OPEN_ENTRY', count: 1, link: '/mypage/draws' })
    const words = JSON.parse(read('db/messages/member.json'))
    const routes = read('web/src/routes.ts')
    for (const { code, link } of [...blockers, ...warnings]) {
      for (const form of ['one', 'other'])
        expect(words[`BOND_${code}_${form}`]).toEqual({
          en: expect.stringMatching(/./),
          ko: expect.stringMatching(/./),
        })
      expect(routes).toContain(`route('${link.slice(1).replace(/\?.*/, '')}'`)
    }
  })
})
