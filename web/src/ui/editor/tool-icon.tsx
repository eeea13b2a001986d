import icon from '../icon.module.css'

const PATHS = {
  BOLD: 'M8 5h5a3.500 3.500 0 0 1 0 7H8V5ZM8 12h6a3.500 3.500 0 0 1 0 7H8v-7Z',
  ITALIC: 'M10 5h7M7 19h7M14 5l-4 14',
  H2: 'M3 6v12M11 6v12M3 12h8M15.500 10a2.500 2.500 0 0 1 5 0c0 2.500-5 4.500-5 8h5.500',
  H3: 'M3 6v12M11 6v12M3 12h8M15.500 9a2.400 2.400 0 1 1 2.400 3.500A2.800 2.800 0 1 1 15 16',
  LIST: 'M9 6h11M9 12h11M9 18h11M5 6h.010M5 12h.010M5 18h.010',
  NUMBERS:
    'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 14.800a1.300 1.300 0 0 1 2.600 0c0 1.200-2.600 2.200-2.600 3.700h2.800',
  QUOTE: 'M5 17c2-1 3-3 3-5H5V7h5v5c0 3-1.500 5-3.500 6M14 17c2-1 3-3 3-5h-3V7h5v5c0 3-1.500 5-3.500 6',
  TABLE: 'M4 5h16v14H4V5ZM4 10h16M4 14.500h16M12 5v14',
  ADD_ROW: 'M4 5h16v6H4V5ZM12 14v6M9 17h6',
  ADD_COLUMN: 'M5 4v16h6V4H5ZM14 12h6M17 9v6',
  REMOVE_ROW: 'M4 5h16v6H4V5ZM9 17h6',
  REMOVE_COLUMN: 'M5 4v16h6V4H5ZM14 12h6',
  REMOVE_TABLE: 'M4 5h16v14H4V5ZM9 9l6 6M15 9l-6 6',
  LINK: 'M10 14a4 4 0 0 0 6 .500l2.500-2.500a4 4 0 0 0-5.700-5.700l-1.300 1.200M14 10a4 4 0 0 0-6-.500L5.500 12a4 4 0 0 0 5.700 5.700l1.300-1.200',
  IMAGE:
    'M4 5h16v14H4V5ZM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M15.500 8a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600Z',
  IMAGE_WORDS: 'M4 4h16v10H4V4ZM4 12l4-4 4 4 2-2 6 3M6 18h12M6 21h7',
  VIDEO: 'M4 6h16v12H4V6ZM10 9v6l5-3-5-3Z',
  UNDO: 'M9 6 4 11l5 5M4 11h10a5.500 5.500 0 0 1 0 11h-3',
  REDO: 'M15 6l5 5-5 5M20 11H10a5.500 5.500 0 0 0 0 11h3',
} as const

export type ToolName = keyof typeof PATHS

/** The drawing of a tool; its button has the name. Apart from the icons of every page, which would carry it along. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg className={icon.icon} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
