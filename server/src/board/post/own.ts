import type { PostState } from '@clubhouse/contract/board/post'
import type { MenuCode } from '@clubhouse/contract/manager-menu'
import type { Fragment } from 'postgres'
import type { Malformed } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import type { ListSort } from '../../platform/list.ts'
import type { Transaction } from '../../platform/write.ts'
import type { Pictures } from './contents.ts'
import type { Noun } from './rows.ts'
import type { CommonSort, PostRow } from './sql.ts'
import type { Values } from './write-sql.ts'

export interface Given {
  state: PostState
  lang?: string
  title?: string
  contents?: string
  category?: string | null
  otherIdx?: number
  pictureOf?: number
}

/** The words of a post in another language that is saved with it. */
export interface InOther {
  version?: number
  keepFiles?: number[]
}

export interface Filter {
  page: number
  size: number
  sort?: string
  keyword?: string
  clubCode?: string
  scope?: 'admin'
  state?: PostState
  lang?: string
  category?: string
}

/** What is particular to a board. The alias of its table is `t`. */
export interface Board<Fields extends Given, Asked extends Filter, Row extends object, Sorts extends string> {
  noun: Noun
  menu: MenuCode
  columns(sql: Sql): Fragment
  whole?(sql: Sql): Fragment
  /** Columns that its list has for managers only. */
  listed?(sql: Sql): Fragment
  /** What a copy takes over; left out, the board has no copies. */
  copied?(sql: Sql): Fragment
  own(fields: Fields): Values | Promise<Values>
  /** The code group that its category is of; any text unless said otherwise. */
  categories?: string
  /** The fields that say when a post opens and closes. */
  times?: readonly [opens: keyof Fields & string, closes: keyof Fields & string]
  /** Finds what cannot be meant. @param idx of the post that is changed */
  check?(fields: Fields, tx: Transaction, idx?: number): Promise<Malformed | undefined> | Malformed | undefined
  /** Those of `contents` unless said otherwise. */
  pictures?: Pictures
  /** Saves what is not in its table. */
  after?(tx: Transaction, idx: number, fields: Fields): Promise<void>
  afterCopy?(tx: Transaction, from: number, to: number): Promise<void>
  /** Its state in lists, where that is not the one by the clock. */
  state?(sql: Sql): Fragment
  /** Conditions of its list; what is false is none. */
  where?(sql: Sql, filter: Asked): (Fragment | false | '' | undefined)[]
  /** Its own sorts, beside those that all boards have. */
  sorts?(sql: Sql): Record<Exclude<Sorts, CommonSort>, ListSort>
  /** Texts in which a keyword is looked for; the title and the text unless said otherwise. */
  keyword?(sql: Sql): Fragment[]
  /** Fields that are not as their columns. @param all also what only managers get */
  show?(row: Row & PostRow & { imageUrl: string | null }, all: boolean): object
  /** Visitors too are told its state and version. */
  showsState?: true
  /** An upload is one picture, which a new post must have unless it is optional. */
  isPicture?: true | 'optional'
}

export type AnyBoard = Board<Given, Filter, object, string>
