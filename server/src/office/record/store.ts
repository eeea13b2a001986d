import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { ListCall } from '@clubhouse/contract/list'
import type { AnyRecord, RecordFields } from '@clubhouse/contract/record'
import type { Fragment, PendingQuery } from 'postgres'
import type * as z from 'zod'
import { columnOf } from '../../platform/column-of.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { type ListSql, type PageInput, pageOf } from '../../platform/list.ts'
import { saidWords, wordsApart, wordsTogether } from '../../platform/said-in.ts'
import { listsApart, listsTogether } from './word-lists.ts'

type Row = Record<string, unknown>
type Reader = Pick<Context, 'sql' | 'lang' | 'club'>

/** The table of a record, named like its noun. Its fields are columns of the same names, unless it says otherwise. */
export interface Table {
  /** Columns with other names, by field; null for a field that `values` and `shown` handle. */
  columns?: Readonly<Record<string, string | null>>
  /** What a row shows that is no column of its own; the table is `t`. */
  shown?: (sql: Sql, reader: Reader) => Readonly<Record<string, Fragment>>
  /** Left joins that `shown` reads. */
  join?: (sql: Sql) => Fragment
  /** Columns have the words in the club's own language, `translated` those of the others. Decision 104. */
  isTranslatedApart?: true
  /** Columns that are made of the fields otherwise. A fragment counts as a value; undefined keeps what is there. */
  values?: (fields: never, sql: Sql, isNew: boolean) => Row
  /** By number unless it says otherwise. */
  order?: (sql: Sql) => Fragment
  /** Tables whose rows belong to one record: they are removed and brought back with it. */
  children?: readonly string[]
}

/** The statements of a record, written once: they follow from its fields. */
export class Store<R extends AnyRecord> {
  readonly calls: R
  readonly table: Table & { name: string }
  /** The column with its number. */
  readonly column: string
  private readonly fields: RecordFields
  private readonly words: readonly string[]
  /** Words of which a row has several. */
  private readonly lists: readonly string[]
  /** Fields whose value goes when they are left out. */
  private readonly optional: readonly string[]

  constructor(calls: R, table: TableOf<R> = {}) {
    const { noun, id, fields } = calls.record
    this.calls = calls
    this.table = { ...(table as Table), name: noun.replaceAll('-', '_') }
    this.column = columnOf(id)
    this.fields = fields
    const said = Object.keys(fields).filter((name) => fields[name]!.isWords)
    this.words = said.filter((name) => !fields[name]!.isMany)
    this.lists = said.filter((name) => fields[name]!.isMany)
    this.optional = Object.keys(fields).filter((name) => {
      const { row, in: sent = row, isLeftOut } = fields[name]!
      return row && (isLeftOut || sent?.safeParse(null).success)
    })
  }

  /** Nobody else changes this table until the transaction ends: each record is checked against all others. */
  async lock({ sql }: Pick<Context, 'sql'>): Promise<void> {
    await sql`lock table ${sql(this.table.name)} in share row exclusive mode`
  }

  async all(reader: Reader, where?: Fragment | false | '' | null): Promise<RowOf<R>[]> {
    const { sql } = reader
    const order = this.table.order?.(sql) ?? this.columnAt(sql, this.column)
    const rows = await sql<Row[]>`
      select ${this.columns(reader)} from ${this.from(sql)} where ${where || sql`true`} order by ${order}`
    return rows.map((row) => this.apart(row, reader))
  }

  /** A page of a list that shows the columns of records and sorts by them. @param said what differs */
  async page<C extends ListCall, Shown extends object = RowOf<R>>(
    reader: Reader,
    list: C,
    input: PageInput<C>,
    said: Said<C, Shown>,
  ) {
    const { sql } = reader
    const { name, join } = this.table
    const sorts = list.list.sorts.map((sort) => [sort, this.columnAt(sql, this.nameOf(sort))])
    return pageOf<C, Shown>(sql, list, input, {
      select: this.columns(reader),
      from: sql`${sql(name)} t`,
      each: sql`t`,
      join: join?.(sql),
      where: [],
      tie: [this.columnAt(sql, this.column)],
      ...said,
      sorts: { ...Object.fromEntries(sorts), ...said.sorts },
    } as ListSql<C, Shown>)
  }

  async one(reader: Reader, idx: number): Promise<RowOf<R> | undefined> {
    const { sql } = reader
    const [row] = await sql<Row[]>`
      select ${this.columns(reader)} from ${this.from(sql)} where t.${sql(this.column)} = ${idx}`
    return row && this.apart(row, reader)
  }

  /** A removed record as it would be back; its children stand in for the tables of their names. */
  async removed(reader: Reader, idx: number): Promise<RowOf<R> | undefined> {
    const { sql } = reader
    const { name, children = [], join } = this.table
    const kept = sql`
      with removed as (select * from removed_record where noun = ${this.calls.record.noun} and record_idx = ${idx})`
    const all = children.reduce(
      (some, child) => sql`${some}, ${sql(child)} as (
        select (jsonb_populate_recordset(null::${sql(child)}, r.children -> ${child})).* from removed r)`,
      kept,
    )
    const [row] = await sql<Row[]>`${all}
      select ${this.columns(reader)} from (
        select (jsonb_populate_record(null::${sql(name)}, r.row)).* from removed r) t ${join?.(sql) ?? sql``}`
    return row && this.apart(row, reader)
  }

  async insert({ sql, club }: Reader, fields: object): Promise<number> {
    const [row] = await sql<{ idx: number }[]>`
      insert into ${sql(this.table.name)} ${sql(this.valuesOf(sql, fields, club.lang, true))}
      returning ${sql(this.column)} as idx`
    return row!.idx
  }

  async update({ sql, club }: Reader, idx: number, fields: object): Promise<void> {
    await sql`
      update ${sql(this.table.name)} set ${sql(this.valuesOf(sql, fields, club.lang, false))}, version = version + 1
      where ${sql(this.column)} = ${idx}`
  }

  /** What is selected of `t`, with the words still by language: `apart` reads them. */
  columns(reader: Reader): PendingQuery<RowOf<R>[]> {
    const { sql } = reader
    const { columns = {}, shown } = this.table
    const made = shown?.(sql, reader) ?? {}
    const own = Object.keys(this.fields).flatMap((name) => {
      const isElsewhere = name === 'translated' && !this.table.isTranslatedApart
      if (isElsewhere || name in made || !this.fields[name]!.row || columns[name] === null) return []
      return [sql`${this.columnAt(sql, this.nameOf(name))} as ${sql(name)}`]
    })
    const more = Object.entries(made).map(([name, column]) => sql`${column} as ${sql(name)}`)
    const all = [sql`t.${sql(this.column)}`, ...own, ...more, sql`t.version`]
    return sql<RowOf<R>[]>`${all.reduce((some, one) => sql`${some}, ${one}`)}`
  }

  from(sql: Sql): Fragment {
    return sql`${sql(this.table.name)} t ${this.table.join?.(sql) ?? sql``}`
  }

  /** A row as it was selected, with its words in the club's own language, and those of the others apart. */
  apart(row: Row, { club }: Pick<Context, 'club'>): RowOf<R> {
    if (this.words.length + this.lists.length === 0 || this.table.isTranslatedApart) return row as RowOf<R>
    const said = Object.fromEntries(this.words.map((name) => [name, row[name] ?? {}])) as never
    const apart = wordsApart(said, club.lang)
    const lists = Object.fromEntries(this.lists.map((name) => [name, row[name] ?? []])) as never
    return { ...row, ...listsApart(apart, lists, club.lang) } as RowOf<R>
  }

  /** What was sent, with null for what is without a value then. Anything else that is left out keeps its value, or has its default. */
  whole(sent: object): FieldsOf<R> {
    const empty = this.optional.filter((name) => (sent as Row)[name] === undefined).map((name) => [name, null])
    return { ...sent, ...Object.fromEntries(empty) } as unknown as FieldsOf<R>
  }

  /** The column of a field. */
  private nameOf(field: string): string {
    return this.table.columns?.[field] ?? columnOf(field)
  }

  private columnAt(sql: Sql, name: string): Fragment {
    return sql`t.${sql(name)}`
  }

  /** The columns of fields. */
  private valuesOf(sql: Sql, sent: object, own: string, isNew: boolean): Row {
    const { columns = {}, values } = this.table
    const given = sent as Row
    const together = this.wordsOf(given, own)
    const plain = Object.entries(this.fields).flatMap(([name, field]) => {
      const isElsewhere = name === 'translated' && !(name in together)
      if (isElsewhere || !field.row || ('in' in field && !field.in) || columns[name] === null) return []
      const value = name in together ? sql.json(together[name]) : given[name]
      return value === undefined ? [] : [[this.nameOf(name), value] as const]
    })
    const made = Object.entries(values?.(sent as never, sql, isNew) ?? {}).filter(([, value]) => value !== undefined)
    return Object.fromEntries([...plain, ...made])
  }

  /** The columns of words, by language. */
  private wordsOf(given: Row, own: string): Row {
    if (!this.table.isTranslatedApart)
      return {
        ...wordsTogether(this.words, given as never, own),
        ...listsTogether(this.lists, given, own),
      }
    return given.translated ? { translated: saidWords(given.translated) } : {}
  }
}

/** What a list of records does not have from their table. */
type Said<C extends ListCall, Shown extends object> = {
  select?: PendingQuery<Shown[]>
  sorts?: Partial<ListSql<C, Shown>['sorts']>
} & Partial<Pick<ListSql<C, Shown>, 'join' | 'where' | 'tie'>> &
  Pick<ListSql<C, Shown>, 'keyword'>

/** A row of a record, as its calls show it. */
export type RowOf<R extends AnyRecord> = z.output<R['row']>

type SentTo<R extends AnyRecord> = ParsedInputOf<R['create']>
/** What was sent, with null for what null takes away. */
export type FieldsOf<R extends AnyRecord> = {
  [Name in Extract<keyof SentTo<R>, string>]: Name extends keyof RowOf<R>
    ? null extends SentTo<R>[Name]
      ? Exclude<SentTo<R>[Name], undefined>
      : SentTo<R>[Name]
    : SentTo<R>[Name]
}
type TableOf<R extends AnyRecord> = Omit<Table, 'values'> & {
  values?: (fields: FieldsOf<R>, sql: Sql, isNew: boolean) => Row
}
