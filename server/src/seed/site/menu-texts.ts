export interface MenuText {
  code: string
  parentCode?: string
  /** Path of the page below the site. */
  slug: string
  en: string
  ko: string
  /** Title of the page for search engines. */
  title: string
  description: string
  keywords: string
  /** One line for a link shared with friends. */
  shared: string
  permit?: '2'
  isMainPage?: true
}

/** The public menus: the routes of the site with what search engines and shared links show. */
export const menuTexts: readonly MenuText[] = [
  {
    code: '010000',
    slug: 'home',
    en: 'Home',
    ko: '홈',
    title: 'Greenhill Country Club: 27 holes in the hills of Yongin',
    description:
      'A members’ golf club an hour from Seoul: the loops Lake, Pine and Hill, tee times online, news of the club.',
    keywords: 'golf, Yongin, country club, tee time, 27 holes',
    shared: 'Twenty-seven holes, an hour from Seoul.',
    isMainPage: true,
  },
  {
    code: '020000',
    slug: 'reservation',
    en: 'Reservation',
    ko: '예약',
    title: 'Tee times at Greenhill Country Club',
    description:
      'The tee sheet of the next 60 days, live: which times are free, when the others open and what they cost.',
    keywords: 'tee time, golf booking, tee sheet, green fee',
    shared: 'See which tee times are free right now.',
  },
  {
    code: '030000',
    slug: 'course',
    en: 'Course',
    ko: '코스',
    title: 'The course: Lake, Pine and Hill',
    description: 'All 27 holes drawn to scale, with par, length and how to play them.',
    keywords: 'golf course, hole map, par, yardage, Lake, Pine, Hill',
    shared: 'Walk all 27 holes before you play them.',
  },
  {
    code: '030100',
    parentCode: '030000',
    slug: 'weather',
    en: 'Weather',
    ko: '날씨',
    title: 'Weather on the course',
    description: 'Temperature, wind and rain at the club by the hour, sunrise and sunset, and the days ahead.',
    keywords: 'golf weather, Yongin weather, wind, rain',
    shared: 'How it looks on the first tee.',
  },
  {
    code: '030200',
    parentCode: '030000',
    slug: 'pft',
    en: 'Practice',
    ko: '연습 시설',
    title: 'Practice: range, short game and putting',
    description: 'A grass range of 240 m with 32 bays, a short-game garden and two putting greens. Open from 06:00.',
    keywords: 'driving range, putting green, short game, golf practice',
    shared: 'Thirty-two bays, two putting greens, one bunker too many.',
  },
  {
    code: '040000',
    slug: 'guide',
    en: 'Guide',
    ko: '이용 안내',
    title: 'Your day at Greenhill',
    description: 'When to arrive, what to wear, what it costs, how to get here and how long a round takes.',
    keywords: 'green fee, dress code, directions, golf guide',
    shared: 'Everything to know before you come.',
  },
  {
    code: '050000',
    slug: 'club',
    en: 'Club',
    ko: '클럽',
    title: 'The club, its house and its members',
    description:
      'Who we are, the clubhouse and its restaurant, the kinds of membership and the people who look after you.',
    keywords: 'golf club, membership, clubhouse, restaurant',
    shared: 'A club that keeps its word and its greens.',
  },
  {
    code: '050100',
    parentCode: '050000',
    slug: 'gift',
    en: 'Gift',
    ko: '선물',
    title: 'Give a round at Greenhill',
    description: 'Vouchers for a round, a lesson or a lunch on the terrace, and things from the pro shop.',
    keywords: 'golf gift, voucher, pro shop',
    shared: 'A morning on the course is a good present.',
  },
  {
    code: '060000',
    slug: 'community',
    en: 'Community',
    ko: '커뮤니티',
    title: 'News, events and downloads',
    description:
      'Notices of the club, competitions and their results, forms to download, lost property and the hall of fame.',
    keywords: 'golf news, competition, results, notices',
    shared: 'What is going on at the club.',
  },
  {
    code: '070000',
    slug: 'mypage',
    en: 'My page',
    ko: '마이페이지',
    title: 'My page',
    description: 'Your tee times, standby entries, coupons, questions and personal details.',
    keywords: '',
    shared: '',
    permit: '2',
  },
]
