import type { Access } from '@clubhouse/contract/access'
import type { Call, DataOf } from '@clubhouse/contract/call'
import type { Direction, ListRules } from '@clubhouse/contract/list'
import type { ComponentProps, ReactNode } from 'react'
import type { Club } from '../language/club'
import type { TextKey } from '../language/text-key'
import type { Say, useFormat } from '../language/use-text'
import type { StateWord } from '../ui/state-word'

type Format = ReturnType<typeof useFormat>

export type RowOf<C extends Call> =
  DataOf<C> extends { list: readonly (infer Row extends object)[] }
    ? Row
    : DataOf<C> extends readonly (infer Row extends object)[]
      ? Row
      : never
type SortOf<C> = C extends { list: ListRules<infer S> } ? S : never

interface Heading<C extends Call> {
  heading: TextKey
  /** The sort that pressing the heading asks for first; pressing it again turns it round. */
  sort?: Direction<SortOf<C>>
}

/** Of the club. */
export interface Languages {
  own: string
  all: readonly string[]
}

/** The column that names the record: always shown, always first, and a link where the list has a record panel. */
export interface Title<C extends Call> extends Heading<C> {
  text: (row: RowOf<C>, t: Say) => string
  /** A drawing before the text, which says the same. */
  Mark?: (props: { row: RowOf<C> }) => ReactNode
  Below?: (props: { row: RowOf<C> }) => ReactNode
  /** The club's languages in which its words are missing, which the list marks. */
  missingIn?: (row: RowOf<C>, languages: Languages) => readonly string[]
  /** Language of the text where it is not the page's. */
  lang?: (row: RowOf<C>) => string
}

/** A column without its heading and its cells. */
export interface Place<C extends Call> extends Pick<Heading<C>, 'sort'> {
  id: string
  isNarrow?: true
  /** Hidden until a manager chooses it. */
  isExtra?: true
}

/** The state of a row: its tone, and the key of its word. */
export type State = readonly [tone: ComponentProps<typeof StateWord>['tone'], word: TextKey]

export type Cells<C extends Call> =
  | { Cell: (props: { row: RowOf<C> }) => ReactNode }
  | { text: (row: RowOf<C>, t: Say, format: Format) => ReactNode }
  | { state: (row: RowOf<C>) => State }

export type Column<C extends Call> = Place<C> & Heading<C> & Cells<C>

export interface Option {
  value: string
  label: string
}

/** A filter kept in the URL under its name. `field` is the call's input where it is called otherwise. */
export type Filter<C extends Call> = AnyFilter<C> & {
  /** Hidden until a manager asks for more filters, or it is in use. */
  isExtra?: true
}

type AnyFilter<C extends Call> =
  | {
      kind: 'choice'
      label: TextKey
      /** What each sets; the one that sets nothing shows all. */
      options: readonly {
        label: TextKey
        sets: Readonly<Record<string, string>>
        count?: (data: DataOf<C>) => number
      }[]
    }
  | {
      kind: 'select'
      name: string
      field?: string
      label: TextKey
      /** Key of the option that filters nothing; left out where one is always chosen. */
      all?: TextKey
      options: (given: { t: Say; data?: DataOf<C> }) => readonly Option[]
      /** Other values in the URL count as none. */
      accept: readonly string[] | RegExp
    }
  | { kind: 'code'; name: string; field?: string; group: string; label: TextKey; all?: TextKey }
  | { kind: 'days'; from: string; to: string; label: TextKey }
  | { kind: 'switch'; name: string; label: TextKey }
  | {
      kind: 'keyword'
      name?: string
      label: TextKey
      isEmail?: true
      /** Other texts count as none. */
      accept?: RegExp
    }

/** What a manager answered before an action began; the same for every row. */
export interface BulkAnswer {
  reason?: string
  /** A reason that is one of several words of the call. */
  text?: string
  /** Either of them in the languages besides the club’s own. */
  translated?: Record<string, { reason?: string; text?: string }>
  until?: string
}

/** An action on every selected row, one call after the other. */
export interface BulkAction<C extends Call> {
  label: TextKey
  /** Shown to managers who may make this call. */
  call: Call
  /** Rows that it has a place for; the others stay selected. */
  fits?: (row: RowOf<C>) => boolean
  /** Key of the question; it has `count`, the number of rows that it will touch. */
  question?: TextKey
  /** Asks for more than yes or no; undefined is no. */
  Ask?: (props: {
    rows: readonly RowOf<C>[]
    /** Rows that are selected, those included that do not fit. */
    selected: number
    onAnswer: (answer: BulkAnswer | undefined) => void
  }) => ReactNode
  tone?: 'danger'
  each: (row: RowOf<C>, answer: BulkAnswer) => Promise<unknown>
  /** Offered for a moment after it. */
  undo?: (row: RowOf<C>) => Promise<unknown>
  /** Key of what was done, with `count`, where it is not archiving. */
  done?: TextKey
}

/** Everything that is special about one list of the back office. */
export interface OfficeList<C extends Call> {
  call: C
  /** Input that is the same for every reading. */
  asks?: (club: Club) => Readonly<Record<string, unknown>>
  /** Who may open the page, where the call is for visitors too. */
  access?: Access
  /** Address of the list without a record. */
  path: string
  /** Category of its texts: TITLE, LEAD, NO_RIGHT, NOTHING, and NOTHING_HINT where common.NOTHING_HINT is not enough. */
  texts: string
  key: (row: RowOf<C>) => string | number
  title: Title<C>
  columns: readonly Column<C>[]
  filters?: readonly Filter<C>[]
  /** Where the open record is in the URL: the last part of the path, or the query parameter of this name. */
  record?: 'path' | { name: string }
  bulk?: readonly BulkAction<C>[]
  /** Heading over the rows that follow each other with the same text. */
  group?: (row: RowOf<C>, format: Format) => string
  /** Rows on a page; 30 unless said otherwise. */
  size?: number
  /** Milliseconds between two readings, for a list that changes without its reader. */
  refetchMs?: number
  /** Keys of what is said instead of NOTHING for these filters; the flag hides the button that shows all. */
  empty?: (query: URLSearchParams) => { title: TextKey; hint?: TextKey; isAll?: boolean } | undefined
}

/** Declares a list; the types of rows and sorts follow from its call. */
export const officeList = <C extends Call>(list: OfficeList<C>) => list
