import type { Light } from '../banners/landscape.ts'
import { type Dates, paragraphs, points, table } from '../notices/notice-text.ts'

interface Words {
  title: string
  place: string
  contents: string
}

interface Table {
  name: string
  lines: readonly (readonly (string | number)[])[]
}

export interface EventText {
  category: string
  /** Days from today: first and last day, and the announcement. */
  startsInDays: number
  endsInDays: number
  opensInDays: number
  link?: string
  seed: number
  light: Light
  file?: { en: Table; ko: Table }
  text: (dates: Dates) => { en: Words; ko: Words }
}

export const morning: Light = {
  sky: ['#cfe3ea', '#f3f2e4'],
  sun: { x: 880, y: 170, r: 60, color: '#fbf3d0' },
  hills: ['#a3c2b4', '#76a58a', '#45795b', '#1f5b3f'],
  line: '#fbfaf6',
}
const evening: Light = {
  sky: ['#2a3350', '#c98a5c'],
  sun: { x: 300, y: 236, r: 72, color: '#f6bd74' },
  hills: ['#57576b', '#3f4f55', '#274239', '#132a20'],
  line: '#e9dfc7',
}
const autumn: Light = {
  sky: ['#e7d9bd', '#f8efdc'],
  sun: { x: 620, y: 180, r: 70, color: '#e3a85b' },
  hills: ['#c9a671', '#b0803f', '#7d6a3a', '#3f5a38'],
  line: '#fbfaf6',
}
const winter: Light = {
  sky: ['#b9c9d6', '#edf1f2'],
  sun: { x: 1010, y: 140, r: 48, color: '#ffffff' },
  hills: ['#cfdadb', '#a3b8b6', '#6f918a', '#3d6459'],
  line: '#ffffff',
}

export const eventTexts: readonly EventText[] = [
  {
    category: 'competition',
    startsInDays: -2,
    endsInDays: 4,
    opensInDays: -20,
    link: '/reservation',
    seed: 63,
    light: morning,
    file: {
      en: {
        name: 'nearest-the-pin.csv',
        lines: [
          ['Course', 'Hole', 'Metres', 'Prize'],
          ['Lake', 3, 152, 'Putter'],
          ['Lake', 5, 168, 'A dozen balls'],
          ['Pine', 4, 140, 'Umbrella'],
          ['Pine', 7, 162, 'Lunch for four'],
          ['Hill', 3, 178, 'Wedge'],
          ['Hill', 7, 136, 'A lesson'],
        ],
      },
      ko: {
        name: '니어핀-대회.csv',
        lines: [
          ['코스', '홀', '거리(m)', '상품'],
          ['레이크', 3, 152, '퍼터'],
          ['레이크', 5, 168, '볼 12개'],
          ['파인', 4, 140, '우산'],
          ['파인', 7, 162, '점심 식사 4인'],
          ['힐', 3, 178, '웨지'],
          ['힐', 7, 136, '레슨 1회'],
        ],
      },
    },
    text: () => ({
      en: {
        title: 'Autumn week: nearest the pin on every par 3',
        place: 'Lake, Pine and Hill',
        contents:
          paragraphs(
            'All week, each par 3 has a notebook at its flag. The player nearest the pin writes down the distance; the caddie measures and signs.',
          ) +
          points(
            'Every round counts, members and guests alike',
            'No fee and no registration: book a tee time and play',
            'The six prizes are awarded on the last day at 17:00 in the lounge',
          ) +
          paragraphs('The attached file lists the holes and their prizes.'),
      },
      ko: {
        title: '가을 주간: 모든 파 3 홀 니어핀 대회',
        place: '레이크, 파인, 힐 코스',
        contents:
          paragraphs(
            '한 주 동안 모든 파 3 홀 깃대 옆에 기록장을 둡니다. 가장 가까이 붙이신 분이 거리를 적어 주시면 캐디가 재고 확인합니다.',
          ) +
          points(
            '회원과 동반자의 모든 라운드에 적용',
            '참가비와 신청 절차 없이 예약하신 시간에 플레이',
            '여섯 홀의 시상은 마지막 날 17시 라운지에서 진행',
          ) +
          paragraphs('대상 홀과 상품은 첨부 파일에서 확인하실 수 있습니다.'),
      },
    }),
  },
  {
    category: 'social',
    startsInDays: 27,
    endsInDays: 27,
    opensInDays: -1,
    seed: 81,
    light: evening,
    text: ({ day }) => ({
      en: {
        title: 'Year-end dinner',
        place: 'Clubhouse, Lake hall',
        contents:
          table(
            ['Time', ''],
            [
              ['18:00', 'Welcome by the fire on the terrace'],
              ['18:30', 'Five-course dinner'],
              ['20:00', 'Annual awards'],
              ['20:40', 'A small band, until 22:30'],
            ],
          ) +
          paragraphs(
            `Seats can be reserved from ${day(4)}, two per member, first come, first served. Buses leave for the station at 22:00 and 22:40.`,
          ),
      },
      ko: {
        title: '송년의 밤',
        place: '클럽하우스 레이크홀',
        contents:
          table(
            ['시각', ''],
            [
              ['18:00', '테라스 환영 행사'],
              ['18:30', '만찬 (5코스)'],
              ['20:00', '올해의 시상식'],
              ['20:40', '작은 공연 (22:30까지)'],
            ],
          ) +
          paragraphs(
            `${day(4)}부터 회원당 두 자리까지 선착순으로 신청을 받습니다. 역으로 가는 버스는 22:00와 22:40에 출발합니다.`,
          ),
      },
    }),
  },
  {
    category: 'competition',
    startsInDays: -9,
    endsInDays: -7,
    opensInDays: -60,
    seed: 29,
    light: autumn,
    text: ({ year }) => ({
      en: {
        title: `Club championship ${year}`,
        place: 'Lake and Pine',
        contents:
          paragraphs('Fifty-four holes of stroke play over three days, gross scores, open to all members.') +
          points(
            'Tee times from 07:30; groups are set each evening by score',
            'The cut after two rounds: the best 40 and ties',
            'Practice round free on the day before',
          ) +
          paragraphs(
            'Thank you to the 96 who played and to everyone who came to watch. The results are in the notices.',
          ),
      },
      ko: {
        title: `${year}년 클럽 챔피언십`,
        place: '레이크, 파인 코스',
        contents:
          paragraphs('사흘 동안 54홀 스트로크 플레이로 진행하며, 핸디캡 없이 모든 회원이 참가하실 수 있습니다.') +
          points(
            '첫 출발 07:30, 조 편성은 매일 저녁 성적순',
            '2라운드 후 상위 40위와 동점자가 마지막 라운드에 진출',
            '대회 전날 연습 라운드 무료',
          ) +
          paragraphs(
            '참가해 주신 96명의 회원과 응원해 주신 모든 분께 감사드립니다. 결과는 공지사항에서 보실 수 있습니다.',
          ),
      },
    }),
  },
  {
    category: 'lesson',
    startsInDays: -34,
    endsInDays: -34,
    opensInDays: -70,
    seed: 97,
    light: winter,
    text: () => ({
      en: {
        title: 'Bunker clinic with our teaching pro',
        place: 'Practice area',
        contents: paragraphs(
          'An hour and a half in the sand for twelve players: where and how the club enters the sand, and what to do from a bad lie.',
          'Clubs to try were provided. The next clinic is in spring.',
        ),
      },
      ko: {
        title: '전속 프로와 함께하는 벙커 클리닉',
        place: '연습장',
        contents: paragraphs(
          '열두 분을 모시고 90분 동안 벙커 샷을 익혔습니다. 클럽이 들어가는 각도와 지점, 나쁜 라이에서의 대처를 다루었습니다.',
          '시타용 클럽도 준비했습니다. 다음 클리닉은 봄에 열립니다.',
        ),
      },
    }),
  },
]
