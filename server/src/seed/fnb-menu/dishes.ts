interface Words {
  category: string
  name: string
  description?: string
  allergens?: string[]
}

interface DishText {
  /** Position in `outlets`. */
  outlet: number
  /** In won. */
  price: number
  isSoldOut?: boolean
  en: Words
  ko: Words
}

export const outlets = [
  {
    name: { en: 'Clubhouse restaurant', ko: '클럽하우스 레스토랑' },
    place: { en: 'Clubhouse, second floor', ko: '클럽하우스 2층' },
    hours: { en: '05:30–19:30, last orders 18:45', ko: '05:30–19:30 (주문 마감 18:45)' },
    phoneNo: '031-555-0120',
  },
  {
    name: { en: 'Halfway house Lake', ko: '레이크 그늘집' },
    place: { en: 'After Lake 5', ko: '레이크 5번 홀 뒤' },
    hours: { en: '07:00–17:30', ko: '07:00–17:30' },
    phoneNo: '031-555-0125',
  },
]

export const dishes: readonly DishText[] = [
  {
    outlet: 0,
    price: 28000,
    en: {
      category: 'Breakfast',
      name: 'Dried pollack soup',
      description: 'With rice and four side dishes',
      allergens: ['fish', 'soy'],
    },
    ko: { category: '조식', name: '황태 해장국', description: '공깃밥과 네 가지 반찬', allergens: ['생선', '대두'] },
  },
  {
    outlet: 0,
    price: 32000,
    en: {
      category: 'Lunch',
      name: 'Abalone rice in a stone pot',
      description: 'Abalone from Wando, twice a week',
      allergens: ['shellfish', 'soy'],
    },
    ko: {
      category: '중식',
      name: '전복 솥밥',
      description: '일주일에 두 번 들여오는 완도 전복',
      allergens: ['조개류', '대두'],
    },
  },
  {
    outlet: 0,
    price: 26000,
    en: {
      category: 'Lunch',
      name: 'Mountain-vegetable bowl',
      description: 'Vegetarian; egg on request',
      allergens: ['sesame'],
    },
    ko: { category: '중식', name: '산채 비빔밥', description: '채식 메뉴, 달걀은 요청 시 제공', allergens: ['참깨'] },
  },
  {
    outlet: 0,
    price: 148000,
    isSoldOut: true,
    en: {
      category: 'For the group',
      name: 'Braised beef ribs for four',
      description: 'Order before the turn',
      allergens: ['beef', 'soy', 'wheat'],
    },
    ko: {
      category: '팀 메뉴',
      name: '소갈비찜 (4인)',
      description: '전반 종료 전 주문',
      allergens: ['쇠고기', '대두', '밀'],
    },
  },
  {
    outlet: 1,
    price: 9000,
    en: { category: 'Snacks', name: 'Fishcake soup', allergens: ['fish', 'wheat'] },
    ko: { category: '간식', name: '어묵탕', allergens: ['생선', '밀'] },
  },
  {
    outlet: 1,
    price: 7000,
    en: { category: 'Drinks', name: 'Iced plum tea', description: 'Plums from the valley below Hill' },
    ko: { category: '음료', name: '매실차', description: '힐 코스 아래 마을의 매실' },
  },
]
