import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { PostState } from '@clubhouse/contract/board/post'
import { ask } from '../../api/transport'
import { LanguageName } from '../../code/language-name'
import { type Say, useFormat, useText } from '../../language/use-text'
import type { Languages } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'

export const POST_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const
const ALL_STATES = [...POST_STATES, 'ARCHIVED'] as const
const TONES = { DRAFT: 'wait', SCHEDULED: 'wait', PUBLISHED: 'good', ENDED: 'off', ARCHIVED: 'off' } as const

export function StateCell({ row: { state } }: { row: { state?: PostState } }) {
  const t = useText()
  return state && <StateWord tone={TONES[state]}>{t(`post.STATE_${state}`)}</StateWord>
}

export const STATE_FILTER = {
  kind: 'select',
  name: 'state',
  label: 'post.STATE',
  all: 'post.STATE_ALL',
  accept: ALL_STATES,
  options: ({ t }: { t: Say }) => ALL_STATES.map((value) => ({ value, label: t(`post.STATE_${value}`) })),
} as const

export const LANGUAGE_FILTER = {
  kind: 'code',
  name: 'lang',
  group: '101',
  label: 'common.LANGUAGE',
  all: 'board.LANGUAGE_ALL',
} as const

/** An instant in a column; a draft may have none yet. */
export function When({ at }: { at: string | null | undefined }) {
  const { instant } = useFormat()
  return at ? <Time at={at}>{instant(at)}</Time> : '–'
}

export const OPENS_COLUMN = {
  id: 'open',
  heading: 'post.OPEN_AT',
  sort: '-openAt',
  isNarrow: true,
  Cell: ({ row }: { row: { openAt?: string | null } }) => <When at={row.openAt} />,
} as const

export const LANGUAGE_COLUMN = {
  id: 'lang',
  heading: 'common.LANGUAGE',
  isNarrow: true,
  Cell: LanguageName,
} as const

interface InOneLanguage {
  lang: string
  others?: readonly { lang: string }[]
  state?: PostState
}

/** The club's languages that a post does not have. An archived one has left those that it had. */
export const missingIn = ({ lang, others = [], state }: InOneLanguage, { all }: Languages) =>
  state === 'ARCHIVED' ? [] : all.filter((one) => one !== lang && !others.some((other) => other.lang === one))

export const VIEWS_COLUMN = {
  id: 'views',
  heading: 'board.VIEWS',
  sort: '-views',
  isNarrow: true,
  Cell: ({ row }: { row: { views?: number } }) => row.views,
} as const

/** Archives the selected posts, with Undo. */
export const archiving = ({ remove, undo }: Pick<BoardCalls, 'remove' | 'undo'>) =>
  ({
    label: 'post.ARCHIVE',
    call: remove,
    question: 'post.ASK_ARCHIVE',
    tone: 'danger',
    fits: ({ state }: { state?: PostState }) => state !== 'ARCHIVED',
    each: ({ idx }: { idx: number }) => ask(remove, { idx: [idx] }, { _nop_: true }),
    undo: ({ idx }: { idx: number }) => ask(undo, { idx }, { _nop_: true }),
  }) as const
