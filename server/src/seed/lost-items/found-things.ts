interface FoundThing {
  kind: string
  daysAgo: number
  title: { en: string; ko: string }
  place: { en: string; ko: string }
  /** Marks for the desk, in the language of the one who wrote them down. */
  hidden?: string
  finder?: string
  state: 'FOUND' | 'PUBLISHED' | 'RETURNED'
}

export const foundThings: readonly FoundThing[] = [
  {
    kind: 'CLUB',
    daysAgo: 1,
    title: { en: 'Sand wedge', ko: '샌드 웨지' },
    place: { en: 'Lake 7, greenside bunker', ko: '레이크 7번 홀 그린 주변 벙커' },
    hidden: 'Grip taped in red, initials on the sole',
    state: 'PUBLISHED',
  },
  {
    kind: 'COVER',
    daysAgo: 3,
    title: { en: 'Knitted head cover', ko: '니트 헤드 커버' },
    place: { en: 'Pine cart', ko: '파인 코스 카트' },
    state: 'PUBLISHED',
  },
  {
    kind: 'PHONE',
    daysAgo: 6,
    title: { en: 'Rangefinder in its case', ko: '케이스에 든 거리측정기' },
    place: { en: 'Hill 2, tee', ko: '힐 2번 홀 티잉 구역' },
    hidden: '뒷면 스티커에 적힌 영문 이름',
    finder: '경기과 직원',
    state: 'PUBLISHED',
  },
  {
    kind: 'GLOVE',
    daysAgo: 9,
    title: { en: 'Winter gloves, one pair', ko: '겨울 장갑 한 켤레' },
    place: { en: 'Halfway house', ko: '그늘집' },
    state: 'PUBLISHED',
  },
  {
    kind: 'CLOTHES',
    daysAgo: 12,
    title: { en: 'Rain jacket', ko: '우의 상의' },
    place: { en: 'Locker room', ko: '라커룸' },
    state: 'PUBLISHED',
  },
  {
    kind: 'WATCH',
    daysAgo: 2,
    title: { en: 'Watch', ko: '시계' },
    place: { en: 'Locker room', ko: '라커룸' },
    hidden: 'Engraved on the back; brown strap with a tear at the third hole',
    state: 'FOUND',
  },
  {
    kind: 'KEY',
    daysAgo: 20,
    title: { en: 'Car key', ko: '자동차 열쇠' },
    place: { en: 'Car park', ko: '주차장' },
    state: 'RETURNED',
  },
]
