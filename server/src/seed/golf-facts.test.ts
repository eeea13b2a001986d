import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hole } from '@clubhouse/contract/reservation/sheet/course'
import { describe, expect, it } from 'vitest'
import { type EventText, eventTexts } from './events/event-texts.ts'
import { bookingQuestions } from './faq/booking-questions.ts'
import { visitQuestions } from './faq/visit-questions.ts'
import { outlets } from './fnb-menu/dishes.ts'
import { feats } from './hof/feats.ts'
import { foundThings } from './lost-items/found-things.ts'
import { clubNotices } from './notices/club-notices.ts'
import { courseNotices } from './notices/course-notices.ts'
import { dates } from './notices/notice-text.ts'
import { playNotices } from './notices/play-notices.ts'
import { demoMembers } from './people/demo-members.ts'
import { referenceTexts } from './references/reference-texts.ts'

const DEMO = join(import.meta.dirname, '../../../db/demo')
const read = (file: string) => JSON.parse(readFileSync(join(DEMO, file), 'utf8'))
const scorecard = read('course-holes.json') as { code: string; holes: Hole[] }[]
const tips = read('course-tips.json') as Record<string, { en: string; ko: string }[]>

const LANGS = ['en', 'ko'] as const
const today = Temporal.PlainDate.from('2026-12-02')
const COURSES = { Lake: '1', Pine: '2', Hill: '3', 레이크: '1', 파인: '2', 힐: '3' }
type Course = keyof typeof COURSES

interface Named {
  code: string
  no: number
}

const holeOf = ({ code, no }: Named) => scorecard.find((course) => course.code === code)!.holes[no - 1]
const namesOf = (course: string, numbers: string): Named[] =>
  [...numbers.matchAll(/\d/g)].map(([no]) => ({ code: COURSES[course as Course], no: Number(no) }))
/** The holes that a text names: “Lake 3, 6 and 8”, “힐 4번과 5번 홀”. */
const holesIn = (text: string): Named[] =>
  [
    ...text.matchAll(
      /(Lake|Pine|Hill|레이크|파인|힐)(?: 코스)? ((?:\d(?!\d)번?(?:(?:, | and |번?과 )(?=\d(?:번| |,|$)))?)+)/g,
    ),
  ].flatMap(([, course, numbers]) => namesOf(course!, numbers!))
const metresIn = (text: string) => [...text.matchAll(/(\d+) ?m\b/g)].map(([, metres]) => Number(metres))

const notices = [...courseNotices, ...clubNotices, ...playNotices].flatMap(({ text }) =>
  LANGS.map((lang) => text(dates(today, lang))[lang]),
)
const texts = [
  ...[...notices, ...eventTexts.flatMap(({ text }) => LANGS.map((lang) => text(dates(today, lang))[lang]))],
  ...[...bookingQuestions, ...visitQuestions, ...referenceTexts].flatMap(({ en, ko }) => [en, ko]),
].map(({ title, contents }) => `${title}. ${contents}`)
const places = [...outlets, ...foundThings].flatMap(({ place }) => [place.en, place.ko])

const PAR_3 = scorecard.flatMap(({ code, holes }) =>
  holes.filter(({ par }) => par === 3).map(({ no }) => ({ code, no })),
)

it('holes are found in the texts of both languages', () => {
  expect(holesIn('New tees on Lake 3, 6 and 8')).toEqual([3, 6, 8].map((no) => ({ code: '1', no })))
  expect(holesIn('레이크 3, 6, 8번 홀')).toEqual([3, 6, 8].map((no) => ({ code: '1', no })))
  expect(holesIn('힐 4번과 5번 홀 그린')).toEqual([4, 5].map((no) => ({ code: '3', no })))
  expect(holesIn('Pine 12 and Lake by 104 m')).toEqual([])
  expect(texts.flatMap(holesIn).length).toBeGreaterThan(20)
})

it('every hole that is named exists', () => {
  const named = [...texts, ...places].flatMap(holesIn)
  expect(named.filter((hole) => !holeOf(hole))).toEqual([])
})

it('a text that names one hole and a par says the par of the scorecard', () => {
  const said = texts.flatMap((text) => {
    const [hole, ...others] = [...new Map(holesIn(text).map((one) => [`${one.code} ${one.no}`, one])).values()]
    const par = /par (\d)|파(?:는)? (\d)/.exec(text)
    return hole && others.length === 0 && par ? [{ hole, par: Number(par[1] ?? par[2]) }] : []
  })
  expect(said.length).toBeGreaterThanOrEqual(2)
  for (const { hole, par } of said) expect({ hole, par }).toEqual({ hole, par: holeOf(hole)!.par })
})

describe('the hall of fame', () => {
  const ofHoles = feats.filter(({ hole }) => hole !== undefined)
  it.each(ofHoles.map((feat) => [feat.kind, feat.course, feat.hole!, feat] as const))(
    '%s on hole %s-%i is of a par and a length that allow it',
    (kind, code, no, { distance }) => {
      const { par, tees } = holeOf({ code, no })!
      const pars = { HOLE_IN_ONE: [3], EAGLE: [4, 5], ALBATROSS: [5] }
      expect(pars[kind as keyof typeof pars]).toContain(par)
      expect(tees).toContain(distance)
    },
  )

  it('has its feats by day', () => {
    expect(feats.map(({ daysAgo }) => daysAgo)).toEqual(feats.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b))
  })

  it('names no player as a witness, and as an age shooter only a player of 70 or more', () => {
    for (const { kind, player, witnesses } of feats) {
      expect(witnesses).not.toContain(player)
      const { age } = demoMembers.find(({ id }) => id === player)!
      if (kind === 'AGE_SHOOTER') expect(age).toBeGreaterThanOrEqual(70)
    }
  })

  it('has the holes-in-one and the champion of the notices', () => {
    const has = (kind: string, name: string) =>
      feats.filter(
        (feat) =>
          feat.kind === kind &&
          feat.agrees &&
          demoMembers.some((one) => one.id === feat.player && one.otherName === name),
      )
    const { contents } = notices.find(({ title }) => title.startsWith('Two holes-in-one'))!
    const names = demoMembers.map(({ otherName }) => otherName).filter((name) => contents.includes(name))
    expect(names).toHaveLength(2)
    expect(
      names
        .flatMap((name) => has('HOLE_IN_ONE', name))
        .map(({ course, hole, distance }) => ({ course, hole, distance })),
    ).toEqual(
      expect.arrayContaining(
        holesIn(contents).map(({ code, no }, i) => ({ course: code, hole: no, distance: metresIn(contents)[i] })),
      ),
    )
    const results = notices.find(({ title }) => /^Club championship.*results/.test(title))!
    const [, winner] = /<td>1<\/td><td>([^<]+)</.exec(results.contents)!
    expect(has('CHAMPION', winner!)).toHaveLength(1)
  })
})

it('holes-in-one in the notices are on par 3s, over the length of one of their tees', () => {
  const told = notices.filter(({ title }) => /holes?-in-one|홀인원/i.test(title))
  expect(told).toHaveLength(2)
  for (const { contents } of told) {
    const holes = holesIn(contents).filter(({ code, no }) => PAR_3.some((one) => one.code === code && one.no === no))
    expect(holesIn(contents).slice(0, 2)).toEqual(holes)
    const metres = metresIn(contents)
    expect(metres).toHaveLength(holes.length)
    for (const [i, hole] of holes.entries()) expect(holeOf(hole)!.tees).toContain(metres[i])
  }
})

describe('nearest the pin', () => {
  const { file, text } = eventTexts.find(({ file }) => file)! as EventText & { file: NonNullable<EventText['file']> }

  it.each(LANGS)('lists every par 3 over the length of one of its tees: %s', (lang) => {
    const rows = file[lang].lines.slice(1)
    expect(rows.map(([course, no]) => ({ code: COURSES[course as Course], no }))).toEqual(PAR_3)
    for (const [i, [, , metres]] of rows.entries()) expect(holeOf(PAR_3[i]!)!.tees).toContain(metres)
  })

  it('has as many prizes as the text says', () => {
    const { en, ko } = text(dates(today, 'en'))
    expect(file.en.lines.slice(1)).toHaveLength(6)
    expect(file.ko.lines).toHaveLength(file.en.lines.length)
    expect(en.contents).toContain('The six prizes')
    expect(ko.contents).toContain('여섯 홀의 시상')
  })
})

it('new forward tees shorten the course by what they shorten their holes', () => {
  const told = notices.filter(({ title }) => /forward tees|포워드 티/.test(title))
  expect(told).toHaveLength(2)
  for (const { title, contents } of told) {
    const tees = holesIn(title).map((hole) => holeOf(hole)!.tees)
    expect(tees).toHaveLength(3)
    expect(metresIn(contents)).toEqual([tees.reduce((sum, [, , third, fourth]) => sum + third! - fourth!, 0)])
  }
})

describe('tips for the course', () => {
  const all = scorecard.flatMap(({ code, holes }) => holes.map((hole, i) => ({ code, hole, tip: tips[code]![i]! })))

  it('are there for every hole', () => {
    expect(all).toHaveLength(27)
    expect(Object.values(tips).flat()).toHaveLength(27)
  })

  it('speak of bunkers where there are some, and of the par of the hole', () => {
    for (const { hole, tip } of all) {
      for (const [, at] of tip.en.matchAll(/(?:bunkers?|sides|one) at (\d+) m/g))
        expect(hole.bunkers.filter(([along]) => Math.abs(along! - Number(at)) <= 16).length, tip.en).toBeGreaterThan(0)
      if (/par four/.test(tip.en)) expect([hole.par, tip.ko]).toEqual([4, expect.stringContaining('파 4')])
      if (/three-shot/.test(tip.en)) expect(hole.par).toBe(5)
    }
  })

  it('call a hole the longest, the hardest or the shortest that is so on the scorecard', () => {
    const tipOf = (words: RegExp) => all.find(({ tip }) => words.test(tip.en))!
    const onCourse = (code: string) => all.filter((one) => one.code === code).map(({ hole }) => hole)
    const longest = tipOf(/^The longest hole and the hardest/)
    expect(longest.hole.tees[0]).toBe(Math.max(...all.map(({ hole }) => hole.tees[0]!)))
    expect(longest.hole.index).toBe(1)
    expect(tipOf(/^The hardest hole of the loop/).hole.index).toBe(1)
    const shortest = tipOf(/^The shortest shot/)
    expect(shortest.hole.tees[0]).toBe(Math.min(...onCourse(shortest.code).map(({ tees }) => tees[0]!)))
    expect(tipOf(/^The easiest par four/).hole.index).toBe(9)
  })
})
