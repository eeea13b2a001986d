import type { Light } from './landscape.ts'

export interface BannerText {
  name: { en: string; ko: string }
  file: string
  menus: string[]
  link: string
  windowOpen?: true
  startsInDays: number
  endsInDays: number
  seed: number
  light: Light
}

export const bannerTexts: readonly BannerText[] = [
  {
    name: {
      en: 'First light: breakfast with every tee time before 08:00',
      ko: '새벽 라운드: 08:00 이전 티타임에 조식을 드립니다',
    },
    file: 'first-light',
    menus: ['010000'],
    link: '/reservation',
    startsInDays: -6,
    endsInDays: 40,
    seed: 11,
    light: {
      sky: ['#f5e6c4', '#fbf3df'],
      sun: { x: 330, y: 205, r: 84, color: '#e8b86a' },
      hills: ['#a9c5ab', '#7fa985', '#4f8262', '#1f5b3f'],
      line: '#fbfaf6',
    },
  },
  {
    name: {
      en: 'Couples’ foursomes: enter now, lunch included',
      ko: '부부 포섬 대회: 점심을 포함하여 신청을 받습니다',
    },
    file: 'couples-foursomes',
    menus: ['010000', '060000'],
    link: '/community',
    startsInDays: -3,
    endsInDays: 25,
    seed: 29,
    light: {
      sky: ['#bcd9e6', '#e9f3f1'],
      sun: { x: 930, y: 150, r: 54, color: '#ffffff' },
      hills: ['#8fb7c4', '#6aa0a0', '#3f7d63', '#24603f'],
      line: '#fbfaf6',
    },
  },
  {
    name: {
      en: 'Nine holes in the evening: every year, April to September, from 15:30',
      ko: '오후 9홀 라운드: 매년 4월부터 9월까지, 15:30부터',
    },
    file: 'nine-after-work',
    menus: ['020000'],
    link: '/community',
    windowOpen: true,
    startsInDays: -10,
    endsInDays: 60,
    seed: 47,
    light: {
      sky: ['#1c2f3c', '#8a5a4a'],
      sun: { x: 560, y: 232, r: 64, color: '#f0a35e' },
      hills: ['#3b5156', '#2b463f', '#1c372c', '#10241b'],
      line: '#e9dfc7',
    },
  },
]
