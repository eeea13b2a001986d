import { type PersonWords, personWords, tailOf } from '@clubhouse/contract/person-words'
import type { Fragment } from 'postgres'
import type { Sql } from '../platform/database.ts'
import { hasLetters } from '../platform/list.ts'
import type { Phones } from './phones.ts'

const LAST_LINE = '\n#'

/**
 * The numbers of the members that are meant by what was typed: every word in a name or the login ID, every number in the
 * membership number or at the end of the phone number; each by an index. Decision 138.
 */
export const membersMeant = (sql: Sql, typed: string, phones: Phones): Fragment => {
  const hasText = (part: string) => hasLetters(sql, sql`words`, part)
  // The last line is the number without its hyphens, of which only the beginning is meant.
  const isWritten = (part: string) =>
    sql`(letters_of(words) @> letters_in(${part}) and strpos(split_part(words, ${LAST_LINE}, 1), ${part}) > 0)`
  const isNumber = ({ written, start, end }: PersonWords['numbers'][number]) =>
    sql`(${isWritten(written)} ${start ? sql`or ${hasText(`${LAST_LINE}${start}`)}` : sql``} ${endsWith(sql, end, phones)})`
  return sql`select member_idx from member where ${all(sql, typed, hasText, isNumber)}`
}

/** Whether a player is a guest who is meant by what was typed; the columns are those of `booking_player`. */
export const isGuestMeant = (sql: Sql, typed: string, phones: Phones): Fragment =>
  sql`(kind = 'GUEST' and ${all(
    sql,
    typed,
    (word) => hasLetters(sql, sql`name_words(name)`, word),
    ({ written, end }) => sql`(${hasLetters(sql, sql`name_words(name)`, written)} ${endsWith(sql, end, phones)})`,
  )})`

/** Whether everything typed is in some texts of a person, of whom there are few. */
export const isNamed = (sql: Sql, typed: string, texts: readonly Fragment[]): Fragment => {
  const lines = texts.map((text) => sql`|| E'\n' || name_words(${text})`)
  const has = (part: string) => sql`strpos(${sql`''${lines}`}, ${part}::text) > 0`
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
function endsWith(sql: Sql, end: string | null, phones: Phones): Fragment {
  if (end === null || phones === 'none') return sql``
  const digits = [...(phones === 'tail' ? tailOf(end) : end)].reverse().join('')
  // A range of the index; ":" comes after the digits.
  return sql`or (phone_end(phone_no) collate "C" >= ${digits} and phone_end(phone_no) collate "C" < ${`${digits}:`})`
}
