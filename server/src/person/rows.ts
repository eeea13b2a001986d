import { type PersonWords, personWords, squeeze, tailOf } from '@clubhouse/contract/person-words'
import type { Fragment } from 'postgres'
import type { Sql } from '../platform/database.ts'
import type { Phones } from './phones.ts'

/**
 * The numbers of the members that are meant by what was typed: every word in a name or the login ID, every number in the
 * membership number or at the end of the phone number; each by an index. A number is a union: with "or" the letters of
 * every row that an index finds would be computed again. Decision 138.
 */
export const membersMeant = (sql: Sql, typed: string, phones: Phones): Fragment => {
  const where = (condition: Fragment) => sql`select member_idx from member where ${condition}`
  const isWord = (word: string) => hasPart(sql, sql`words`, word)
  const isNumber = ({ written, start, end }: PersonWords['numbers'][number]) => {
    const digits = digitsAtEnd(end, phones)
    return sql`member_idx in (${where(isWord(written))}
      ${start ? sql`union all ${membersNumbered(sql, start)}` : sql``}
      ${digits ? sql`union all ${where(endsWith(sql, digits))}` : sql``})`
  }
  return where(all(sql, typed, isWord, isNumber))
}

/** The numbers of the members whose membership number begins so; for what is the number of something else as well. */
export const membersNumbered = (sql: Sql, start: string): Fragment =>
  sql`select member_idx from member
    where ${beginsWith(sql, sql`squeezed(coalesce(member_no, claimed_no, ''))`, squeeze(start))}`

/** Whether a player is a guest who is meant by what was typed; the columns are those of `booking_player`. */
export const isGuestMeant = (sql: Sql, typed: string, phones: Phones): Fragment => {
  const hasText = (part: string) => hasPart(sql, sql`name_words(name)`, part)
  return sql`(kind = 'GUEST' and ${all(sql, typed, hasText, ({ written, end }) => {
    const digits = digitsAtEnd(end, phones)
    return sql`(${hasText(written)} ${digits ? sql`or ${endsWith(sql, digits)}` : sql``})`
  })})`
}

/** Whether everything typed is in some texts of a person, of whom there are few. */
export const isNamed = (sql: Sql, typed: string, texts: readonly Fragment[]): Fragment =>
  isIn(sql, typed, sql`''${texts.map((text) => sql`|| E'\n' || name_words(${text})`)}`)

/** The same of a name that is a column by language. */
export const isNamedInAny = (sql: Sql, typed: string, names: Fragment): Fragment =>
  isIn(sql, typed, sql`(select string_agg(name_words(value), E'\n') from jsonb_each_text(${names}))`)

const isIn = (sql: Sql, typed: string, lines: Fragment): Fragment => {
  const has = (part: string) => sql`strpos(${lines}, ${part}::text) > 0`
  return all(sql, typed, has, ({ written }) => has(written.replaceAll('-', '')))
}

function all(
  sql: Sql,
  typed: string,
  ofWord: (word: string) => Fragment,
  ofNumber: (number: PersonWords['numbers'][number]) => Fragment,
): Fragment {
  const { words, numbers } = personWords(typed)
  const [first, ...more] = [...words.map(ofWord), ...numbers.map(ofNumber)]
  return first ? more.reduce<Fragment>((sum, one) => sql`${sum} and ${one}`, first) : sql`false`
}

/** Also where the phone is not to be compared as a whole: what was typed then says no more than its last digits. */
const digitsAtEnd = (end: string | null, phones: Phones): string | null =>
  end === null || phones === 'none' ? null : phones === 'tail' ? tailOf(end) : end

const endsWith = (sql: Sql, digits: string): Fragment =>
  beginsWith(sql, sql`phone_end(phone_no)`, [...digits].reverse().join(''))

/** Of a squeezed text, by an index of `letters_of` it. */
const hasPart = (sql: Sql, text: Fragment, part: string) =>
  sql`(strpos(${text}, ${part}) > 0 and letters_of(${text}) @> letters_in(${part}))`

/** A range of an index; "~" comes after letters and digits. */
export const beginsWith = (sql: Sql, text: Fragment, start: string): Fragment =>
  sql`(${text} collate "C" >= ${start} and ${text} collate "C" < ${`${start}~`})`
