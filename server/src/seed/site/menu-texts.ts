export interface MenuText {
  code: string
  parentCode?: string
  slug: string
  en: string
  ko: string
  permit?: '2'
  isMainPage?: true
  found: [SearchTexts, SearchTexts]
}

interface SearchTexts {
  title: string
  description: string
  keywords: string
  shared: string
}

export const menuTexts: readonly MenuText[] = [
  {
    code: '010000',
    slug: 'home',
    en: 'Home',
    ko: '홈',
    found: [
      {
        title: 'Greenhill Country Club: 27 holes in the hills of Yongin',
        description:
          'A members’ golf club an hour from Seoul: the loops Lake, Pine and Hill, online tee times and club news.',
        keywords: 'golf, Yongin, country club, tee time, 27 holes',
        shared: 'Twenty-seven holes, an hour from Seoul.',
      },
      {
        title: '그린힐 컨트리클럽: 용인의 언덕에 자리한 27홀',
        description:
          '서울에서 한 시간, 레이크·파인·힐 코스를 갖춘 회원제 골프 클럽입니다. 온라인 예약과 클럽 소식을 확인하실 수 있습니다.',
        keywords: '골프, 용인, 컨트리클럽, 티타임, 27홀',
        shared: '서울에서 한 시간, 스물일곱 개의 홀.',
      },
    ],
    isMainPage: true,
  },
  {
    code: '020000',
    slug: 'reservation',
    en: 'Tee times',
    ko: '예약',
    found: [
      {
        title: 'Tee times at Greenhill Country Club',
        description: 'Live tee times: which are free, when the others open and what they cost.',
        keywords: 'tee time, golf booking, tee sheet, green fee',
        shared: 'See which tee times are free right now.',
      },
      {
        title: '그린힐 컨트리클럽 티타임 예약',
        description:
          '예약 현황을 실시간으로 보여 드립니다. 예약 가능한 티타임과 예약 시작 일시, 요금을 확인하실 수 있습니다.',
        keywords: '티타임, 골프 예약, 예약 현황, 그린피',
        shared: '지금 예약하실 수 있는 티타임을 확인해 주십시오.',
      },
    ],
  },
  {
    code: '030000',
    slug: 'course',
    en: 'Course',
    ko: '코스',
    found: [
      {
        title: 'The course: Lake, Pine and Hill',
        description: 'All 27 holes drawn to scale, with par, length and playing tips.',
        keywords: 'golf course, hole map, par, yardage, Lake, Pine, Hill',
        shared: 'See all 27 holes before you play them.',
      },
      {
        title: '코스 안내: 레이크, 파인, 힐',
        description: '27개 홀을 실제 비율로 그렸습니다. 파와 거리, 공략법을 함께 안내합니다.',
        keywords: '골프 코스, 홀 맵, 파, 거리, 레이크, 파인, 힐',
        shared: '라운드 전에 27개 홀을 미리 살펴보실 수 있습니다.',
      },
    ],
  },
  {
    code: '030100',
    parentCode: '030000',
    slug: 'weather',
    en: 'Weather',
    ko: '날씨',
    found: [
      {
        title: 'Weather on the course',
        description: 'Temperature, wind and rain at the club by the hour, sunrise and sunset, and the days ahead.',
        keywords: 'golf weather, Yongin weather, wind, rain',
        shared: 'The weather on the first tee right now.',
      },
      {
        title: '코스 날씨',
        description: '클럽의 시간별 기온과 바람, 강수, 일출과 일몰, 그리고 앞으로의 날씨를 알려 드립니다.',
        keywords: '골프 날씨, 용인 날씨, 바람, 비',
        shared: '지금 1번 티의 날씨입니다.',
      },
    ],
  },
  {
    code: '030200',
    parentCode: '030000',
    slug: 'pft',
    en: 'Practice',
    ko: '연습 시설',
    found: [
      {
        title: 'Practice: range, short game and putting',
        description: 'A grass range of 240 m with 32 bays, a short-game area and two putting greens. Open from 06:00.',
        keywords: 'driving range, putting green, short game, golf practice',
        shared: 'Thirty-two bays, two putting greens and a short-game area.',
      },
      {
        title: '연습 시설: 드라이빙 레인지, 쇼트 게임, 퍼팅',
        description:
          '240m 천연 잔디 레인지 32타석과 쇼트 게임 연습장, 두 곳의 퍼팅 그린이 있습니다. 오전 6시부터 이용하실 수 있습니다.',
        keywords: '드라이빙 레인지, 퍼팅 그린, 쇼트 게임, 골프 연습',
        shared: '서른두 타석과 두 개의 퍼팅 그린, 쇼트 게임 연습장.',
      },
    ],
  },
  {
    code: '040000',
    slug: 'guide',
    en: 'Guide',
    ko: '이용 안내',
    found: [
      {
        title: 'Your day at Greenhill',
        description: 'When to arrive, what to wear, prices, directions and how long a round takes.',
        keywords: 'green fee, dress code, directions, golf guide',
        shared: 'Everything to know before you come.',
      },
      {
        title: '그린힐에서의 하루',
        description: '도착 시간과 복장, 요금, 오시는 길, 라운드 소요 시간을 안내합니다.',
        keywords: '그린피, 드레스 코드, 오시는 길, 골프 안내',
        shared: '오시기 전에 알아 두시면 좋은 모든 것.',
      },
    ],
  },
  {
    code: '050000',
    slug: 'club',
    en: 'Club',
    ko: '클럽',
    found: [
      {
        title: 'The club, its clubhouse and its members',
        description:
          'Who we are, the clubhouse and its restaurant, membership types and the people who look after you.',
        keywords: 'golf club, membership, clubhouse, restaurant',
        shared: 'A members’ golf club in the hills of Yongin.',
      },
      {
        title: '클럽과 클럽하우스, 그리고 회원',
        description: '클럽 소개와 클럽하우스, 레스토랑, 회원권의 종류와 여러분을 모시는 사람들을 소개합니다.',
        keywords: '골프 클럽, 회원권, 클럽하우스, 레스토랑',
        shared: '용인의 언덕에 자리한 회원제 골프 클럽.',
      },
    ],
  },
  {
    code: '050100',
    parentCode: '050000',
    slug: 'gift',
    en: 'Gift',
    ko: '선물',
    found: [
      {
        title: 'Give a round at Greenhill',
        description: 'Vouchers for a round, a lesson or a lunch on the terrace, and items from the pro shop.',
        keywords: 'golf gift, voucher, pro shop',
        shared: 'Vouchers for a round, a lesson or lunch.',
      },
      {
        title: '그린힐 라운드 이용권 선물',
        description: '라운드, 레슨, 테라스에서의 점심 이용권과 프로 숍의 상품을 만나 보실 수 있습니다.',
        keywords: '골프 선물, 이용권, 프로 숍',
        shared: '라운드, 레슨, 점심 이용권.',
      },
    ],
  },
  {
    code: '060000',
    slug: 'community',
    en: 'Community',
    ko: '커뮤니티',
    found: [
      {
        title: 'News, events and downloads',
        description: 'Club notices, competitions and results, forms to download, lost property and the hall of fame.',
        keywords: 'golf news, competition, results, notices',
        shared: 'What is happening at the club.',
      },
      {
        title: '소식, 행사, 자료실',
        description: '클럽 공지와 대회 및 결과, 서식 자료, 분실물, 명예의 전당을 보실 수 있습니다.',
        keywords: '골프 소식, 대회, 결과, 공지',
        shared: '클럽의 새로운 소식.',
      },
    ],
  },
  {
    code: '070000',
    slug: 'mypage',
    en: 'My page',
    ko: '마이페이지',
    found: [
      {
        title: 'My page',
        description: 'Your tee times, past rounds, penalties and personal details.',
        keywords: '',
        shared: '',
      },
      {
        title: '마이페이지',
        description: '예약과 지난 라운드, 위약, 회원정보를 확인하실 수 있습니다.',
        keywords: '',
        shared: '',
      },
    ],
    permit: '2',
  },
]
