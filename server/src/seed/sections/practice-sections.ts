import type { SectionText } from './section-text.ts'

export const practiceSections: readonly SectionText[] = [
  {
    kind: 'TEXT',
    en: 'The range',
    ko: '드라이빙 레인지',
    body: {
      en: '<p>240 metres of grass with 32 bays, twelve of them roofed and heated. Targets stand at 50, 100, 150 and 200 metres; the distances are measured from the front edge of the mats.</p>',
      ko: '<p>길이 240 m의 천연 잔디에 32타석이 있으며, 그중 열두 타석에는 지붕과 난방이 있습니다. 거리 표지는 매트 앞쪽 기준 50, 100, 150, 200 m에 있습니다.</p>',
    },
  },
  {
    kind: 'TEXT',
    en: 'Short game and putting',
    ko: '쇼트 게임과 퍼팅',
    body: {
      en: '<p>Two putting greens are cut to the speed of the course. The short-game area has a green of its own, two bunkers and a slope to each side; please repair pitch marks and bring no range balls there.</p>',
      ko: '<p>두 곳의 퍼팅 그린은 코스와 같은 빠르기로 깎습니다. 쇼트 게임장에는 별도의 그린과 벙커 두 개, 양쪽 경사가 있습니다. 볼 자국을 고쳐 주시고, 연습 볼은 가져가지 말아 주십시오.</p>',
    },
  },
  {
    kind: 'HOURS',
    en: 'Hours',
    ko: '운영 시간',
    rows: `Range · 드라이빙 레인지 | 06:00–19:00 | Closed on Mondays from 12:00 for mowing · 월요일 12:00 이후 잔디 작업으로 휴장
Roofed bays · 실내 타석 | 06:00–21:00 |
Putting greens · 퍼팅 그린 | 05:30–18:30 |
Short-game area · 쇼트 게임장 | 07:00–18:00 | Members with a tee time that day · 당일 티타임이 있는 회원`,
  },
  {
    kind: 'ITEMS',
    en: 'Prices',
    ko: '요금',
    rows: `Range · 드라이빙 레인지 | 40 balls · 볼 40개 | 6000 |
Range · 드라이빙 레인지 | 80 balls · 볼 80개 | 10000 |
Lessons · 레슨 | Single lesson, 50 minutes · 1회 50분 | 90000 |
Lessons · 레슨 | Five lessons · 5회 | 400000 |
Lessons · 레슨 | Playing lesson, nine holes · 9홀 필드 레슨 | 260000 |`,
  },
  {
    kind: 'PEOPLE',
    en: 'Your teachers',
    ko: '레슨 프로',
    rows: `Dong-wook Im · 임동욱 | Head professional, long game · 헤드 프로, 롱게임 | pro@greenhill.example
Yoo-jin Kang · 강유진 | Short game and putting · 쇼트 게임과 퍼팅 | pro@greenhill.example
Mark Ellis · 마크 엘리스 | Juniors and beginners, in English · 주니어와 입문, 영어 레슨 | pro@greenhill.example`,
  },
]
