import { type Section, sections } from '../../terms/text/sections.ts'
import { bookingSections, bookingTerms } from './booking-terms.ts'

/** Sections that the first version did not have. */
const ADDED = ['Standby', 'Coupons', '대기', '쿠폰']

/** Lines by how they begin now, and what the first version said; nothing where it said nothing. */
const BEFORE: readonly (readonly [begins: string, before: string | null])[] = [
  [
    'Instead of the suspension you may pay',
    'Instead of the suspension you may pay 10, 20 or 30% of the group’s green fees at the front desk within 30 days; for a no-show 30%, once in 12 months. It is one or the other, never both.',
  ],
  [
    '5 cancellations in a month lead to',
    '5 cancellations in a month lead to a suspension of 14 days. Free cancellations count.',
  ],
  [
    'A cancelled tee time is offered to',
    'A cancelled tee time is free for everyone immediately; you can book it again after 24 hours.',
  ],
  ['You can appeal against a penalty', null],
  ['If the club delays play', null],
  [
    '정지 대신 팀 그린피의',
    '정지 대신 팀 그린피의 10, 20, 30%를 30일 안에 프런트에서 내실 수 있으며, 노쇼는 12개월에 한 번 30%를 내실 수 있습니다. 두 가지를 함께 적용하지 않습니다.',
  ],
  ['한 달에 5건을 취소하시면', '한 달에 5건을 취소하시면 14일 동안 예약이 정지됩니다. 위약 없는 취소도 포함됩니다.'],
  [
    '취소하신 티타임은 먼저',
    '취소하신 티타임은 바로 모든 회원에게 공개합니다. 취소하신 분은 24시간 뒤에 다시 예약하실 수 있습니다.',
  ],
  ['위약에 대한 이의는', null],
  ['클럽이 경기를 지연하면', null],
]

/** The booking rules as they were before standby, coupons, appeals, and money that is due at the check-in. */
export const firstBookingTerms = (lang: 'en' | 'ko') => ({
  title: bookingTerms[lang].title,
  contents: sections(bookingSections[lang].filter(([heading]) => !ADDED.includes(heading)).map(before)),
})

function before([heading, ...lines]: Section): Section {
  const were = lines.flatMap((line) => {
    const changed = BEFORE.find(([begins]) => line.startsWith(begins))
    return changed ? (changed[1] ?? []) : [line]
  })
  return [heading, ...were]
}
