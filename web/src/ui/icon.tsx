import { LineDrawing } from './line-drawing'

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.500 10.500Z',
  half: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 4v16M12 8l5-1.800M12 12h8M12 16l5.500 1.500',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.500 4.500',
  pin: 'M9 4h6l-1 6 3 3H7l3-3-1-6ZM12 13v7',
  file: 'M7 3h7l4 4v14H7V3ZM14 3v4h4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20c.800-4 4-5.500 7.500-5.500s6.700 1.500 7.500 5.500',
  phone: 'M6 3h3l1.500 5L8 10a12 12 0 0 0 6 6l2-2.500 5 1.500v3c0 1.500-1 2-2 2A16 16 0 0 1 4 5c0-1 .500-2 2-2Z',
  place:
    'M12 21s7-6.300 7-11.500A7 7 0 0 0 5 9.500C5 14.700 12 21 12 21ZM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  mail: 'M4 6h16v12H4V6ZM4 7l8 6 8-6',
  calendar: 'M5 6h14v14H5V6ZM5 10h14M9 3v4M15 3v4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4l2-2ZM10 18a2 2 0 0 0 4 0',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7V5Z',
  plus: 'M12 5v14M5 12h14',
  pencil: 'M4 20l1-4.500L15.500 5l3.500 3.500L8.500 19 4 20ZM13 7.500l3.500 3.500',
  eye: 'M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12l8-8M16 7l3 3',
  undo: 'M9 6 4 11l5 5M4 11h10a5.500 5.500 0 0 1 0 11h-3',
} as const

export type IconName = keyof typeof PATHS

/** A drawing in lines, in a square of 24, beside words that say the same. Decision 011. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <LineDrawing path={PATHS[name]} size={size} />
)
