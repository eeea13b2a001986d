/** Days before today, and a time of the club. */
type Moment = readonly [daysAgo: number, time: string]

interface Seeded {
  /** The login of the member. */
  who: string
  type: string
  title: string
  contents: string
  at: Moment
  assigned?: { to: string; at: Moment; text?: string }
  note?: string
  answer?: { contents: string; at: Moment; close?: true }
}

export const TEMPLATES = [
  {
    name: 'Thank you for your praise',
    contents: 'Thank you for your kind words. We have passed them on to the team.',
    ko: {
      name: '칭찬에 대한 감사',
      contents: '따뜻한 말씀 감사합니다. 담당 직원에게 잘 전달하겠습니다.',
    },
  },
  {
    name: 'Lockers',
    contents: 'Day lockers are free. A locker for the season costs 300,000 won; please ask at the front desk.',
    ko: {
      name: '락커 안내',
      contents: '당일 락커는 무료입니다. 시즌 락커 이용료는 300,000원이며 프런트에서 신청하실 수 있습니다.',
    },
  },
  {
    name: 'We are looking into it',
    contents: 'Thank you for letting us know. We are looking into it and will write to you again.',
    ko: {
      name: '확인 중 안내',
      contents: '알려 주셔서 감사합니다. 내용을 확인하고 다시 안내해 드리겠습니다.',
    },
  },
]

/** In every state, one of them overdue. */
export const INQUIRIES: readonly Seeded[] = [
  {
    who: 'member1',
    type: 'PRAISE',
    title: 'The greens are wonderful',
    contents: 'I have not played on better greens this year. Please thank the course team.',
    at: [12, '18:20'],
    answer: {
      contents: 'Thank you for your kind words. We have passed them on to the team.',
      at: [11, '10:05'],
      close: true,
    },
  },
  {
    who: 'member3',
    type: 'COMPLAINT',
    title: '그늘집 대기 시간',
    contents: '토요일 오전 그늘집에서 20분 넘게 기다렸습니다. 직원이 부족해 보였습니다.',
    at: [9, '13:40'],
    assigned: { to: 'manager1', at: [8, '09:30'], text: '그늘집 인력 운영을 확인하고 있습니다.' },
    note: '그날 오전 직원 두 명이 병가였음. 레스토랑에 대책 확인 요청.',
  },
  {
    who: 'member1',
    type: 'QUESTION',
    title: 'A locker for the season',
    contents: 'Is there a locker that I can rent from spring on? What does it cost?',
    at: [3, '20:15'],
    assigned: { to: 'office1', at: [2, '09:10'] },
    answer: {
      contents: 'Day lockers are free. A locker for the season costs 300,000 won; please ask at the front desk.',
      at: [1, '11:30'],
    },
  },
  {
    who: 'member2',
    type: 'FACILITY',
    title: '주차장 전기차 충전기',
    contents: '전기차 충전기가 두 대 모두 고장 나 있습니다. 수리 일정을 알고 싶습니다.',
    at: [0, '08:10'],
  },
]
