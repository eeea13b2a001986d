export interface Holiday {
  date: string
  en: string
  ko: string
}

/** Whether a substitute day follows when the holiday falls on a free day. */
type Substitute = 'never' | 'sunday' | 'weekend'

interface Rule {
  en: string
  ko: string
  substitute: Substitute
  days: (year: number) => Temporal.PlainDate[]
}

const solar = (month: number, day: number) => (year: number) => [new Temporal.PlainDate(year, month, day)]

/** A day of the Korean lunar calendar, with days around it. */
const lunar = (monthCode: string, day: number, around: number) => (year: number) => {
  const middle = Temporal.PlainDate.from({ calendar: 'dangi', year, monthCode, day }).withCalendar('iso8601')
  return Array.from({ length: 2 * around + 1 }, (_, i) => middle.add({ days: i - around }))
}

const RULES: readonly Rule[] = [
  { en: 'New Year’s Day', ko: '신정', substitute: 'never', days: solar(1, 1) },
  { en: 'Seollal', ko: '설날', substitute: 'sunday', days: lunar('M01', 1, 1) },
  { en: 'Independence Movement Day', ko: '삼일절', substitute: 'weekend', days: solar(3, 1) },
  { en: 'Children’s Day', ko: '어린이날', substitute: 'weekend', days: solar(5, 5) },
  { en: 'Buddha’s Birthday', ko: '부처님오신날', substitute: 'weekend', days: lunar('M04', 8, 0) },
  { en: 'Memorial Day', ko: '현충일', substitute: 'never', days: solar(6, 6) },
  {
    en: 'Constitution Day',
    ko: '제헌절',
    substitute: 'weekend',
    days: (year) => (year < 2026 ? [] : solar(7, 17)(year)),
  },
  { en: 'Liberation Day', ko: '광복절', substitute: 'weekend', days: solar(8, 15) },
  { en: 'Chuseok', ko: '추석', substitute: 'sunday', days: lunar('M08', 15, 1) },
  { en: 'National Foundation Day', ko: '개천절', substitute: 'weekend', days: solar(10, 3) },
  { en: 'Hangeul Day', ko: '한글날', substitute: 'weekend', days: solar(10, 9) },
  { en: 'Christmas Day', ko: '성탄절', substitute: 'weekend', days: solar(12, 25) },
]

/** Extra days announced by the government. */
const ADDED: readonly Holiday[] = [
  { date: '2025-01-27', en: 'Temporary holiday', ko: '임시공휴일' },
  { date: '2025-06-03', en: 'Presidential election', ko: '대통령 선거일' },
  { date: '2026-06-03', en: 'Local elections', ko: '전국동시지방선거일' },
]

/** The public holidays of a year by date, including substitutes. */
export function koreanHolidays(year: number): Holiday[] {
  const found = new Map<string, Holiday>()
  const add = ({ date, en, ko }: Holiday) => {
    const same = found.get(date)
    found.set(date, same ? { date, en: `${same.en}, ${en}`, ko: `${same.ko}, ${ko}` } : { date, en, ko })
  }
  const lost: { rule: Rule; after: Temporal.PlainDate }[] = []
  for (const rule of RULES) {
    const days = rule.days(year)
    if (days.some((day) => isLost(rule, day, found))) lost.push({ rule, after: days.at(-1)! })
    for (const day of days) add({ date: day.toString(), en: rule.en, ko: rule.ko })
  }
  for (const holiday of ADDED) if (holiday.date.startsWith(`${year}-`)) add(holiday)
  for (const { rule, after } of lost) {
    let day = after.add({ days: 1 })
    while (day.dayOfWeek >= 6 || found.has(day.toString())) day = day.add({ days: 1 })
    add({ date: day.toString(), en: `Substitute for ${rule.en}`, ko: `대체공휴일 (${rule.ko})` })
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date))
}

function isLost({ substitute }: Rule, day: Temporal.PlainDate, earlier: Map<string, Holiday>): boolean {
  if (substitute === 'never') return false
  return day.dayOfWeek === 7 || (substitute === 'weekend' && day.dayOfWeek === 6) || earlier.has(day.toString())
}
