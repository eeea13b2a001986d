import { type NoticeText, paragraphs, points, table } from './notice-text.ts'

export const clubNotices: readonly NoticeText[] = [
  {
    opensInDays: -8,
    isTop: true,
    category: 'club',
    text: ({ day }) => ({
      en: {
        title: `Winter opening hours from ${day(10)}`,
        contents:
          table(
            ['', 'Opens', 'Closes'],
            [
              ['Clubhouse', '06:00', '20:00'],
              ['Practice range', '06:30', '19:00'],
              ['Restaurant', '06:00', '19:30'],
              ['Pro shop', '06:30', '18:00'],
            ],
          ) + paragraphs('The restaurant takes last orders at 18:30. The sauna stays open until 20:00.'),
      },
      ko: {
        title: `동절기 운영 시간 안내 (${day(10)}부터)`,
        contents:
          table(
            ['', '시작', '종료'],
            [
              ['클럽하우스', '06:00', '20:00'],
              ['연습장', '06:30', '19:00'],
              ['레스토랑', '06:00', '19:30'],
              ['프로 숍', '06:30', '18:00'],
            ],
          ) + paragraphs('레스토랑 주문은 18시 30분에 마감합니다. 사우나는 20시까지 이용하실 수 있습니다.'),
      },
    }),
  },
  {
    opensInDays: -15,
    category: 'club',
    text: () => ({
      en: {
        title: 'New lunches at the restaurant: abalone rice and a mountain-vegetable bowl',
        contents: paragraphs(
          'Our kitchen now buys abalone from Wando twice a week. Order with your caddie on the 8th and lunch is ready at the turn, within 15 minutes.',
          'Vegetarians can ask for the mountain-vegetable bowl. Allergens are listed for every dish.',
        ),
      },
      ko: {
        title: '레스토랑 새 점심 메뉴: 전복 솥밥과 산채 비빔밥',
        contents: paragraphs(
          '완도 전복을 일주일에 두 번 들여옵니다. 8번 홀에서 캐디에게 주문하시면 15분 안에 준비해 드립니다.',
          '채식 메뉴로 산채 비빔밥을 준비했습니다. 모든 메뉴에 알레르기 유발 재료를 표시합니다.',
        ),
      },
    }),
  },
  {
    opensInDays: -21,
    category: 'club',
    text: () => ({
      en: {
        title: 'Eight chargers for electric cars',
        contents:
          paragraphs('Car park B now has eight chargers.') +
          points(
            'Four at 100 kW, four at 7 kW',
            'Members: ₩290 per kWh, guests ₩340',
            'Please move your car after charging',
          ),
      },
      ko: {
        title: '전기차 충전기 8기 설치',
        contents:
          paragraphs('B 주차장에 전기차 충전기 8기를 설치했습니다.') +
          points('100kW 4기, 7kW 4기', '회원 kWh당 290원, 비회원 340원', '충전을 마치면 차량을 옮겨 주십시오'),
      },
    }),
  },
  {
    opensInDays: -47,
    category: 'club',
    text: ({ year }) => ({
      en: {
        title: `Minutes of the general meeting ${year}`,
        contents: paragraphs(
          'The members approved the accounts with 118 of 121 votes, and new drainage for Hill with 104.',
          'The annual fee stays the same. The next meeting is in spring.',
          'The full minutes are at the front desk.',
        ),
      },
      ko: {
        title: `${year}년 정기총회 결과`,
        contents: paragraphs(
          '결산안은 121표 중 118표, 힐 코스 배수 공사안은 104표의 찬성으로 가결되었습니다.',
          '연회비는 동결합니다. 다음 총회는 내년 봄에 열립니다.',
          '전체 회의록은 프런트에서 열람하실 수 있습니다.',
        ),
      },
    }),
  },
  {
    opensInDays: 4,
    category: 'club',
    text: ({ day }) => ({
      en: {
        title: `Year-end dinner on ${day(27)}: reserve your seats`,
        contents: paragraphs(
          `Dinner for 160 on ${day(27)} at 18:30, with the annual awards and a small band.`,
          'Two seats per member, first come, first served. Tell the front desk, or email hello@greenhill.example.',
        ),
      },
      ko: {
        title: `송년의 밤 (${day(27)}) 참가 신청`,
        contents: paragraphs(
          `${day(27)} 18시 30분, 160석 규모의 만찬과 올해의 시상식, 작은 공연을 준비했습니다.`,
          '회원당 두 자리까지 선착순으로 받습니다. 프런트 또는 이메일(hello@greenhill.example)로 신청해 주십시오.',
        ),
      },
    }),
  },
]
