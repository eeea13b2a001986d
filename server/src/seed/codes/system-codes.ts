import type { CodeGroup } from './code-group.ts'
import { policies } from './policies.ts'
import { timeZones } from './time-zones.ts'

/** Codes of the calendar, of the weather and of the system itself. */
export const systemCodes: readonly CodeGroup[] = [
  {
    id: 'Z53',
    name: 'Weekdays',
    codes: [
      ['1', 'Monday', '월요일'],
      ['2', 'Tuesday', '화요일'],
      ['3', 'Wednesday', '수요일'],
      ['4', 'Thursday', '목요일'],
      ['5', 'Friday', '금요일'],
      ['6', 'Saturday', '토요일'],
      ['7', 'Sunday', '일요일'],
    ],
  },
  {
    id: 'Z54',
    name: 'Classes of day',
    codes: [
      ['WEEKDAY', 'Weekdays', '주중'],
      ['WEEKEND', 'Weekends and holidays', '주말·공휴일'],
    ],
  },
  {
    id: 'Z96',
    name: 'Periods',
    codes: [
      ['0', 'Today', '오늘'],
      ['1', 'This week', '이번 주'],
      ['2', 'This month', '이번 달'],
      ['3', 'Last month', '지난달'],
      ['4', 'This year', '올해'],
    ],
  },
  {
    id: '791',
    name: 'Weather',
    codes: [
      ['CLEAR', 'Clear', '맑음'],
      ['FEW', 'A few clouds', '구름 조금'],
      ['CLOUDY', 'Cloudy', '구름 많음'],
      ['OVERCAST', 'Overcast', '흐림'],
      ['FOG', 'Fog', '안개'],
      ['DRIZZLE', 'Drizzle', '이슬비'],
      ['RAIN', 'Rain', '비'],
      ['HEAVY', 'Heavy rain', '폭우'],
      ['SLEET', 'Sleet', '진눈깨비'],
      ['SNOW', 'Snow', '눈'],
      ['THUNDER', 'Thunderstorm', '뇌우'],
    ],
  },
  {
    id: '100',
    name: 'Countries',
    codes: [
      ['KR', 'South Korea', '대한민국'],
      ['JP', 'Japan', '일본'],
      ['CN', 'China', '중국'],
      ['TW', 'Taiwan', '대만'],
      ['TH', 'Thailand', '태국'],
      ['VN', 'Vietnam', '베트남'],
      ['SG', 'Singapore', '싱가포르'],
      ['AU', 'Australia', '호주'],
      ['US', 'United States', '미국'],
      ['GB', 'United Kingdom', '영국'],
      ['DE', 'Germany', '독일'],
    ],
  },
  {
    id: '101',
    name: 'Languages',
    codes: [
      ['en', 'English', '영어'],
      ['ko', 'Korean', '한국어'],
    ],
  },
  {
    id: '103',
    name: 'What is translated',
    codes: [
      ['MESSAGE', 'Messages', '메시지'],
      ['CODE', 'Codes', '코드'],
      ['MENU', 'Menus', '메뉴'],
      ['POST', 'Posts', '게시물'],
      ['TERMS', 'Terms', '약관'],
    ],
  },
  { id: '104', name: 'Time zones', codes: timeZones },
  { id: '996', name: 'Policies', codes: policies.map(({ key, name, ko }) => [key, name, ko] as const) },
]
