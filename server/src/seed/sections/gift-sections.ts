import type { SectionText } from './section-text.ts'

export const giftSections: readonly SectionText[] = [
  {
    kind: 'TEXT',
    en: 'Give a day at Greenhill',
    ko: '그린힐 이용권 선물',
    body: {
      en: '<p>Vouchers are valid for one year and can be used on any weekday. We print them on cotton paper with a drawing of the hole of your choice.</p>',
      ko: '<p>이용권은 1년간 유효하며 주중 언제나 사용하실 수 있습니다. 선택하신 홀을 그려 넣어 코튼지에 인쇄해 드립니다.</p>',
    },
  },
  {
    kind: 'ITEMS',
    en: 'Items and prices',
    ko: '상품과 가격',
    rows: `Vouchers · 이용권 | A weekday round for two · 주중 2인 라운드 | 360000 |
Vouchers · 이용권 | A 50-minute lesson · 50분 레슨 | 90000 |
Vouchers · 이용권 | Lunch on the terrace for two · 테라스 점심 2인 | 78000 |
Pro shop · 프로 숍 | A dozen logo balls · 클럽 로고 볼 12개 | 62000 | 48
Pro shop · 프로 숍 | Wool cap, forest green · 울 캡, 포레스트 그린 | 45000 | 17
Pro shop · 프로 숍 | Leather scorecard holder · 가죽 스코어카드 홀더 | 58000 | 6
Pro shop · 프로 숍 | Umbrella for two · 2인용 우산 | 72000 | 0
From the kitchen · 주방에서 | Chestnut jam, 200 g · 밤잼 200 g | 16000 | 31
From the kitchen · 주방에서 | Roasted barley tea, 40 bags · 볶은 보리차 40개입 | 14000 | 25`,
  },
  {
    kind: 'ACTION',
    en: 'Ask the front desk',
    ko: '프런트에 문의하기',
    body: {
      en: '<p>The front desk keeps items for three days and sends vouchers by post.</p>',
      ko: '<p>프런트에서 상품을 사흘간 보관해 드리며, 이용권은 우편으로도 보내 드립니다.</p>',
    },
    link: '/club',
  },
]
