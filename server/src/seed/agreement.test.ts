import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import { PENALTY_RULES_FIRST, type PenaltyCode } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { NIGHT } from '../mail/rules.ts'
import { NOTICE_DAYS } from '../member/dormancy/rules.ts'
import { readAccountSettings } from '../site/account-settings.ts'
import { bannerTexts } from './banners/banner-texts.ts'
import { moneyCodes } from './codes/money-codes.ts'
import { bookingQuestions } from './faq/booking-questions.ts'
import { visitQuestions } from './faq/visit-questions.ts'
import { outlets } from './fnb-menu/dishes.ts'
import { dates } from './notices/notice-text.ts'
import { playNotices } from './notices/play-notices.ts'
import { GREEN, TEAM, TEAM_EVENING } from './reservation/fees.ts'
import { OPENINGS, type Opening } from './reservation/opening-rules.ts'
import { EVENING } from './reservation/templates.ts'
import { clubSections } from './sections/club-sections.ts'
import { giftSections } from './sections/gift-sections.ts'
import { practiceSections } from './sections/practice-sections.ts'
import { rowsOf } from './sections/section-text.ts'
import { accountTerms } from './terms/account-terms.ts'
import { bookingTerms } from './terms/booking-terms.ts'

const holder = TestClub.use()

const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const said = (contents: string) => contents.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const terms = { en: said(bookingTerms.en.contents), ko: said(bookingTerms.ko.contents) }
const faq = (title: string) => {
  const { en, ko } = [...bookingQuestions, ...visitQuestions].find((one) => one.en.title.startsWith(title))!
  return { en: said(en.contents), ko: said(ko.contents) }
}

const { hold, booking, cancel, guest, checkIn } = POLICIES_FIRST
/** The same for weekdays and weekends until a club changes it. */
const ruleOf = (code: PenaltyCode, times?: number) => {
  const [weekday, weekend] = PENALTY_RULES_FIRST.filter((one) => one.code === code && (!times || one.times === times))
  expect({ ...weekday, dayClass: '' }).toEqual({ ...weekend, dayClass: '' })
  return weekday!
}
const [W1, W2, W3, W4] = (['W1', 'W2', 'W3', 'W4'] as const).map((code) => ruleOf(code)) as [
  ReturnType<typeof ruleOf>,
  ReturnType<typeof ruleOf>,
  ReturnType<typeof ruleOf>,
  ReturnType<typeof ruleOf>,
]

describe('the booking rules and the questions of the demo say what the product does', () => {
  it('free cancellation', () => {
    const question = faq('Until when can I cancel')
    const [weekday, weekend] = [EN[cancel.weekdayDays]!, EN[cancel.weekendDays]!]
    expect(terms.en).toContain(`Free until ${cancel.time} ${weekday} days before the day of play`)
    expect(terms.en).toContain(`on holidays until ${cancel.time} ${weekend} days before`)
    expect(question.en).toContain(`Weekdays: until ${cancel.time} ${weekday} days before`)
    expect(question.en).toContain(`holidays: until ${cancel.time} ${weekend} days before`)
    for (const { ko } of [terms, question]) {
      expect(ko).toContain(`${cancel.weekdayDays}일 전 ${cancel.time}까지`)
      expect(ko).toContain(`${cancel.weekendDays}일 전 ${cancel.time}까지`)
    }
  })

  it('late cancellation and no-show', () => {
    expect(terms.en).toContain(
      `suspended from booking: ${W1.days} days, ${W2.days} days if you cancel the day before, ${W3.days} days on the day itself. No-show: ${W4.days} days.`,
    )
    expect(terms.ko).toContain(
      `위 기한 뒤에 취소하시면 ${W1.days}일, 하루 전에는 ${W2.days}일, 당일에는 ${W3.days}일 동안 예약이 정지됩니다. 노쇼(미내장)는 ${W4.days}일입니다.`,
    )
    const question = faq('I cancelled late')
    for (const [en, ko, rule] of [
      ['after the deadline', '기한 이후', W1],
      ['the day before', '하루 전', W2],
      ['on the day', '당일', W3],
    ] as const) {
      expect(question.en).toMatch(new RegExp(`${en} ${rule.days} days ${rule.percent}%`))
      expect(question.ko).toMatch(new RegExp(`${ko} ${rule.days}일 (팀 그린피의 )?${rule.percent}%`))
    }
  })

  it('money in place of a suspension', () => {
    expect(terms.en).toContain(
      `${W1.percent}, ${W2.percent} or ${W3.percent}% of the group’s green fees at the front desk when you next check in, and within ${POLICIES_FIRST.penaltyDays.payDays} days at the latest; for a no-show ${W4.percent}%, once in ${W4.perMonths} months.`,
    )
    expect(terms.ko).toContain(
      `팀 그린피의 ${W1.percent}, ${W2.percent}, ${W3.percent}%를 다음 체크인 때, 늦어도 ${POLICIES_FIRST.penaltyDays.payDays}일 안에 프런트에서 내실 수 있으며, 노쇼는 ${W4.perMonths}개월에 한 번 ${W4.percent}%를`,
    )
  })

  it('conduct', () => {
    const [second, third, short, many, lent] = [
      ruleOf('W5', 2),
      ruleOf('W5', 3),
      ruleOf('W6'),
      ruleOf('W7'),
      ruleOf('W8'),
    ]
    expect(terms.en).toContain(
      `suspended for ${second.days} days the second time and ${third.days} days each later time in ${second.perMonths} months`,
    )
    expect(terms.ko).toContain(`${second.perMonths}개월 안의 두 번째는 ${second.days}일, 그다음부터는 ${third.days}일`)
    expect(terms.en).toContain(
      `happens ${short.times} times in ${short.perMonths} months, the booker is suspended from booking for ${short.days} days`,
    )
    expect(terms.ko).toContain(
      `${short.perMonths}개월 안에 최소 인원 미달이 ${short.times}번 있으면 예약자의 예약이 ${short.days}일`,
    )
    expect(terms.en).toContain(`${many.times} cancellations in a month lead to a suspension of ${many.days} days`)
    expect(terms.ko).toContain(`한 달에 ${many.times}건을 취소하시면 ${many.days}일 동안`)
    expect(terms.en).toContain(`suspended for ${lent.days} days or more`)
    expect(terms.ko).toContain(`${lent.days}일 이상 예약이 정지됩니다`)
  })

  it('holds', () => {
    const question = faq('How long does a tee time')
    const minutes = hold.seconds / 60
    const more = hold.extendSeconds / 60
    expect(hold).toMatchObject({ extendTimes: 2, extendFromSeconds: 60, cooldownSeconds: 60 })
    expect(terms.en).toContain(
      `held for you for ${minutes} minutes. In the last minute you can extend it by ${more} minutes, twice`,
    )
    expect(terms.ko).toContain(
      `티타임은 ${minutes}분 동안 다른 회원이 예약할 수 없습니다. 마지막 1분에는 ${more}분씩 두 번`,
    )
    expect(question.en).toMatch(
      new RegExp(`^ ?${EN[minutes]} minutes. In the last minute you can add ${EN[more]} minutes, twice`, 'i'),
    )
    expect(question.ko).toContain(`${minutes}분입니다. 마지막 1분에는 ${more}분씩 두 번`)
    for (const { en, ko } of [terms, question]) {
      expect(en).toContain('you can hold the same tee time again')
      expect(en).toMatch(/one minute/)
      expect(ko).toContain('1분 뒤에 다시')
    }
    const notice = playNotices[0]!.text(dates(holder.club.today(), 'en'))
    expect(notice.en.contents).toContain(`held for you for ${EN[minutes]} minutes`)
    expect(notice.ko.contents).toContain(`${minutes}분 동안 선점`)
  })

  it('a cancelled tee time', () => {
    expect(terms.en).toContain(`you can book it again after ${cancel.retakeHours} hours`)
    expect(terms.ko).toContain(`${cancel.retakeHours}시간 뒤에 다시`)
  })

  it('companions and guests', () => {
    const question = faq('Do I have to name all players')
    for (const { en, ko } of [terms, question]) {
      expect(en).toContain(`unnamed until ${booking.dueTime} ${EN[booking.namesDueDays]} days before`)
      expect(ko).toContain(`이용일 ${booking.namesDueDays}일 전 ${booking.dueTime}까지`)
      expect(ko).toContain(`하루 ${guest.perDay}명까지`)
      expect(ko).toContain(`월 ${guest.samePerMonth}회, 연 ${guest.samePerYear}회까지`)
    }
    expect(guest.samePerMonth).toBe(1)
    expect(terms.en).toContain(
      `Up to ${guest.perDay} guests per member per day; the same guest once a month and ${EN[guest.samePerYear]} times a year`,
    )
    expect(question.en).toContain(
      `up to ${EN[guest.perDay]} guests a day; the same guest may play once a month and ${EN[guest.samePerYear]} times a year`,
    )
  })

  it('groups', async () => {
    await holder.club.sql`
      insert into team_season (year, open_at, close_at, decide_by, limits)
      select extract(year from current_club_date()), club_now(), club_now() + interval '1 day', club_now() + interval '2 days', '{}'`
    for (const lang of ['en', 'ko'] as const) {
      const { groups } = (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang })).data
      expect(groups.length).toBeGreaterThan(3)
      for (const paragraph of groups) expect(terms[lang]).toContain(paragraph)
    }
  })

  it('selling is forbidden, handing over is not', () => {
    expect(booking.transferIsAllowed).toBe(false)
    expect(terms.en).toContain('Resale Tee times may not be sold')
    expect(terms.en).toContain('If the club allows it, you can hand over a booking to a companion')
    expect(terms.ko).toContain('매매·대여 금지 티타임을 팔거나')
    expect(terms.ko).toContain('클럽이 허용하는 경우 예약을 동반자에게 대가 없이 양도하실 수 있습니다')
  })

  it('personal reasons: one promise everywhere', () => {
    for (const { en, ko } of [terms, faq('I cancelled late')]) {
      expect(en).toContain('Illness and family bereavement are excused with a document')
      expect(ko).toMatch(/질병과 가족의 조사는 증빙이 있으면 면제됩니다/)
    }
    const reasons = moneyCodes.find(({ id }) => id === 'Z82')!.codes.map(([key, en, ko]) => ({ key, en, ko }))
    expect(reasons).toContainEqual({ key: 'bereavement', en: 'Family bereavement', ko: '가족의 조사' })
    const seed = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
    const others = /경조사|상고|course fee|코스 이용료|[^ily] bereavement/
    expect(seed.filter((path) => others.test(readFileSync(join(import.meta.dirname, path), 'utf8')))).toEqual([])
  })
})

describe('opening', () => {
  const of = (type: string) => ({
    weekday: OPENINGS.find(({ memberType, dayClass }) => memberType === type && dayClass === 'WEEKDAY')!,
    weekend: OPENINGS.find(({ memberType, dayClass }) => memberType === type && dayClass === 'WEEKEND')!,
  })
  const DAYS = { 1: ['Monday', '월요일'], 3: ['Wednesday', '수요일'], 5: ['Friday', '금요일'] } as Record<
    number,
    string[]
  >
  const inTerms = ({ weekly, rolling, time }: Opening) =>
    weekly
      ? {
          en: `on ${DAYS[weekly.weekday]![0]} at ${time} ${EN[weekly.weeks]} weeks ahead`,
          ko: `${weekly.weeks}주 전 ${DAYS[weekly.weekday]![1]} ${time}`,
        }
      : { en: `${EN[rolling!]} days ahead at ${time}`, ko: `${rolling}일 전 ${time}` }
  const usual = (time: string) => time === '09:00'
  const inTable = ({ weekly, rolling, time }: Opening) => {
    const en = weekly ? `${DAYS[weekly.weekday]![0]}, ${EN[weekly.weeks]} weeks ahead` : `${EN[rolling!]} days ahead`
    const ko = weekly ? `${weekly.weeks}주 전 ${DAYS[weekly.weekday]![1]}` : `${rolling}일 전`
    return usual(time) ? { en, ko } : { en: `${en}, at ${time}`, ko: `${ko} ${time}` }
  }

  it.each([
    [
      '10',
      'Full members and corporate nominees',
      '정회원과 법인회원(지명)',
      'Full, corporate',
      '정회원, 법인 지명회원',
    ],
    ['11', 'Family members', '가족회원', 'Family', '가족회원'],
    ['12', 'Weekday members', '주중회원', 'Weekday', '주중회원'],
    ['20', 'Web members', '인터넷회원', 'Web', '인터넷회원'],
  ])('of member type %s is in the rules and in the table', (type, en, ko, rowEn, rowKo) => {
    const { weekday, weekend } = of(type)
    const sentence = terms.en.split(`${en}: weekdays `)[1]!.split('. ')[0]!
    expect(sentence).toContain(inTerms(weekday).en)
    expect(sentence).toContain(inTerms(weekend).en)
    expect(terms.ko).toContain(`${ko}: 주중은 ${inTerms(weekday).ko}, 주말과 공휴일은 ${inTerms(weekend).ko}부터`)
    const question = faq('When does booking open')
    expect(question.en).toContain(` ${rowEn} ${inTable(weekday).en} ${inTable(weekend).en} `)
    expect(question.ko).toContain(` ${rowKo} ${inTable(weekday).ko} ${inTable(weekend).ko} `)
  })

  it('of corporate nominees is that of full members', () => {
    const apart = ({ weekday, weekend }: ReturnType<typeof of>) =>
      [weekday, weekend].map((one) => ({ ...one, memberType: '' }))
    expect(apart(of('13'))).toEqual(apart(of('10')))
  })

  it('limits are in the rules', () => {
    const weekend = (type: string) => of(type).weekend.quotaMonth!
    const weekday = (type: string) => of(type).weekday.quotaMonth!
    expect([weekend('20'), weekday('20'), weekend('13')]).toEqual([weekend('11'), weekday('11'), weekend('10')])
    expect(terms.en).toContain(
      `Weekends and holidays: ${EN[weekend('10')]} a month for full members and corporate nominees, ${EN[weekend('11')]} for family and web members. Weekdays: ${EN[weekday('11')]} a month for family and web members.`,
    )
    expect(terms.ko).toContain(
      `정회원과 법인회원(지명) 월 ${weekend('10')}회, 가족회원과 인터넷회원 월 ${weekend('11')}회입니다. 주중은 가족회원과 인터넷회원 월 ${weekday('11')}회입니다.`,
    )
  })
})

describe('accounts', () => {
  const contentsOf = (type: string) => {
    const { en, ko } = accountTerms.find((one) => one.type === type)!
    return { en: said(en.contents), ko: said(ko.contents) }
  }

  it('become dormant, are closed and keep suspensions as the settings say', async () => {
    const { settings } = await readAccountSettings(holder.club)
    const { dormantMonths, undoDays, penaltyMonths } = settings
    const [first, last] = NOTICE_DAYS
    const service = contentsOf('SERVICE')
    expect(service.en).toContain(`not used for ${dormantMonths} months becomes dormant`)
    expect(service.en).toContain(`We email you ${first} and ${last} days before.`)
    expect(service.ko).toContain(
      `${dormantMonths}개월 동안 로그인하지 않으시면 휴면 계정으로 전환되며, ${first}일 전과 ${last}일 전에`,
    )
    const privacy = contentsOf('PRIVACY')
    expect(privacy.en).toContain(`for ${undoDays} days after you close it`)
    expect(privacy.en).toContain(`until ${penaltyMonths} months after it ends`)
    expect(privacy.ko).toContain(`탈퇴 후 ${undoDays}일까지`)
    expect(privacy.ko).toContain(`종료 후 ${penaltyMonths}개월까지`)
  })
})

describe('at the club', () => {
  const hoursOf = (sections: typeof clubSections) =>
    new Map(
      sections
        .filter(({ kind }) => kind === 'HOURS')
        .flatMap(({ rows }) => rowsOf(rows!))
        .map(([name, hours, note]) => [name!.en!, { hours: hours!.en!, note: note! }]),
    )
  const club = hoursOf(clubSections)

  it('the hours of the club page are those of the menu and of the practice page', () => {
    const [restaurant, halfway] = outlets
    const { hours, note } = club.get('Restaurant Terrace')!
    expect(restaurant!.hours.en).toBe(`${hours}, ${note.en!.toLowerCase()}`)
    expect(restaurant!.hours.ko).toBe(`${hours} (${note.ko})`)
    expect([halfway!.hours.en, halfway!.hours.ko]).toEqual(Array(2).fill(club.get('Halfway house')!.hours))
    expect(hoursOf(practiceSections).get('Range')!.hours).toBe(club.get('Practice range')!.hours)
  })

  it('the hours of a check-in are those of the desk', () => {
    const { note } = club.get('Front desk')!
    expect(note.en).toContain(`${EN[checkIn.opensMinutes / 60]} hours before your tee time`)
    expect(note.ko).toContain(`티타임 ${checkIn.opensMinutes / 60}시간 전부터`)
    const { en, ko } = faq('When should I arrive')
    expect(en).toContain(`at least ${checkIn.askedMinutes} minutes before your tee time`)
    expect(ko).toContain(`티타임 ${checkIn.askedMinutes}분 전까지`)
  })

  it('prices in texts are those of the fees', () => {
    const [cart, caddie] = [faq('Can I walk'), faq('Is a caddie')]
    const won = (amount: number) => amount.toLocaleString('en')
    for (const [question, key] of [
      [cart, 'CART'],
      [caddie, 'CADDIE'],
    ] as const) {
      expect(question.en).toContain(`₩${won(TEAM[key])} for 18 holes, ₩${won(TEAM_EVENING[key])} in the evening`)
      expect(question.ko).toMatch(new RegExp(`${won(TEAM[key])}원, 야간 ${won(TEAM_EVENING[key])}원`))
    }
    const items = giftSections.find(({ kind }) => kind === 'ITEMS')!
    const [, , price] = rowsOf(items.rows!).find(([, name]) => name!.en === 'A weekday round for two')!
    expect(Number(price!.en)).toBe(2 * GREEN['20']![0])
    const lesson = (sections: typeof clubSections, name: string) =>
      sections
        .filter(({ kind }) => kind === 'ITEMS')
        .flatMap(({ rows }) => rowsOf(rows!))
        .find((row) => row[1]!.en === name)![2]!.en
    expect(lesson(giftSections, 'A 50-minute lesson')).toBe(lesson(practiceSections, 'Single lesson, 50 minutes'))
  })

  it('found items are kept as long as the answer says', () => {
    const days = POLICIES_FIRST.lostItem.keptDays
    const question = faq('I left something')
    expect(question.en).toContain(`keep found items for ${days} days`)
    expect(question.ko).toContain(`${days}일 동안 보관`)
  })

  it('the evening round of the popup is one that is on the tee sheet', () => {
    const { en, ko } = bannerTexts.find(({ name }) => /evening/.test(name.en))!.name
    expect(en).toContain(`April to September, from ${EVENING.first}`)
    expect(ko).toContain(`4월부터 9월까지, ${EVENING.first}부터`)
  })

  it('one person has one title', () => {
    const texts = JSON.stringify(clubSections)
    expect(texts).toContain('Seo-yeon Park, managing director<')
    expect(texts).toContain('Seo-yeon Park · 박서연 | Managing director · 대표이사')
    expect(texts.match(/Seo-yeon Park/g)).toHaveLength(2)
  })
})

it('the consent to news names the hours in which the product sends them', () => {
  const { en, ko } = accountTerms.find(({ type }) => type === 'MARKETING')!
  expect(said(en.contents)).toContain(`between ${NIGHT.until} and ${NIGHT.from}`)
  expect(said(ko.contents)).toContain(`${NIGHT.until}부터 ${NIGHT.from} 사이에`)
})
