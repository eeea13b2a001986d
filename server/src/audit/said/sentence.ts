import type { AuditDeed } from '@clubhouse/contract/audit'
import { deedOf } from '../../office/deed.ts'
import { type BookingDeed, bookingSaid, NOUN, type Place, whatChanged } from './booking.ts'
import { type Entry, fieldOf, keptIn, numberOf, textOf } from './entry.ts'
import { stateTexts } from './histories.ts'
import { doer, isVisitor, nameOf } from './person.ts'
import { ruleOf } from './rules.ts'
import { type About, type Consequence, isRead, type Subject } from './subject-sql.ts'
import { titleOf } from './title.ts'
import type { SaidWords } from './words.ts'

/** What was read for a page of entries. */
export interface Known {
  words: SaidWords
  courses: ReadonlyMap<number, string>
  keys: ReadonlyMap<string, string>
  mayName: boolean
  subjectOf: (record: About) => Subject | undefined
  resultOf: (entry: Entry) => Consequence | undefined
  deedsOf: (entry: Entry) => readonly BookingDeed[]
}

interface Said {
  said: string
  deed: AuditDeed
}

/** Deeds of records without a sentence of their own; the others are changes. */
const PLAIN: ReadonlySet<string> = new Set(['CREATED', 'REMOVED', 'CANCELLED', 'READ', 'COPIED', 'UNDONE', 'RESTORED'])

export function sentenceOf(entry: Entry, known: Known): Said {
  const subject = known.subjectOf(entry) ?? ofDay(entry)
  if (isRead(entry.noun) && !subject) return aboutGone(entry, known)
  return entry.noun === NOUN
    ? aboutBooking(entry, subject!, known)
    : (byRule(entry, subject ?? {}, known) ?? byDeed(entry, subject ?? {}, known))
}

/** The number of a day is its date. */
function ofDay({ noun, recordIdx }: Entry): Subject | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(recordIdx)) ?? []
  return noun === 'sheet-day' && year ? { date: `${year}-${month}-${day}` } : undefined
}

function aboutBooking(entry: Entry, subject: Subject, known: Known): Said {
  const { words, mayName } = known
  const deeds = known.deedsOf(entry)
  const { code, deed, from, to, heirIdx } = bookingSaid(entry, deeds)
  const values = valuesOf(entry, subject, known)
  const name = (memberIdx = 0) =>
    nameOf(words.deed, known.subjectOf({ noun: 'member', recordIdx: memberIdx }) ?? { memberIdx }, mayName)
  const place = (one: Place = {}) => ({ ...one, course: known.courses.get(one.courseIdx ?? 0) })
  const [at, then] = [place(from), place(to)]
  const ofOther = `BOOKING_${code}_FOR`
  const isOwn = entry.memberIdx !== null && entry.memberIdx === subject.memberIdx
  const key = !isOwn && words.deed.has(ofOther) ? ofOther : `BOOKING_${code}`
  const said = words.deed.say(key, {
    ...values,
    ...{ from_date: at.date, from_time: at.time, from_course: at.course },
    ...{ to_date: then.date, to_time: then.time, to_course: then.course },
    heir: heirIdx === undefined ? undefined : name(heirIdx),
    what: whatChanged(deeds, words.booking, { name, place }),
  })
  return { said: withResult(said, known.resultOf(entry), words), deed }
}

function withResult(said: string, found: Consequence | undefined, { deed }: SaidWords): string {
  if (!found) return said
  const { until, money } = found
  const result = until
    ? deed.say('NO_BOOKING_UNTIL', { until })
    : money === null
      ? deed.say('WARNED')
      : deed.say('TO_PAY', { money })
  return deed.say('WITH_RESULT', { said, result })
}

function byRule(entry: Entry, subject: Subject, known: Known): Said | undefined {
  const isOwn =
    (entry.memberIdx !== null && entry.memberIdx === subject.memberIdx) ||
    (entry.noun === 'admin' && entry.adminIdx === entry.recordIdx) ||
    (entry.noun === 'member' && isVisitor(entry))
  const rule = ruleOf(entry, isOwn)
  if (!rule) return undefined
  const count = rule.count === undefined ? undefined : Number(fieldOf(entry.after, rule.count))
  const said = known.words.deed.say(rule.say, { ...valuesOf(entry, subject, known), count })
  return { said, deed: rule.deed ?? plainDeed(entry) }
}

function byDeed(entry: Entry, subject: Subject, known: Known): Said {
  const { deed: words } = known.words
  const deed = isNew(entry) ? 'CREATED' : plainDeed(entry)
  const values = valuesOf(entry, subject, known)
  const key = (code: string) => (values.title ? `ANY_${code}` : `ONE_${code}`)
  const state = deed === 'CHANGED' ? stateWord(entry, known) : undefined
  const code =
    fieldOf(entry.after, 'state') === 'ARCHIVED' ? 'ARCHIVED' : state ? 'STATE' : PLAIN.has(deed) ? deed : 'CHANGED'
  const text = key(words.has(key(code)) ? code : 'CHANGED')
  return { said: words.say(text, { ...values, state, version: numberOf(entry.after, 'restored') }), deed }
}

function aboutGone(entry: Entry, known: Known): Said {
  const deed = plainDeed(entry)
  const values = valuesOf(entry, {}, known)
  if (values.title) return byDeed(entry, {}, known)
  const code = deed === 'CREATED' || deed === 'REMOVED' ? deed : 'CHANGED'
  return { said: known.words.deed.say(`GONE_${code}`, values), deed }
}

/** Whatever its call is named: a state without one before it is the first. */
const isNew = ({ call, before, after }: Entry): boolean =>
  before === null &&
  deedOf(call) === 'CHANGED' &&
  textOf(after, 'state') !== undefined &&
  textOf(after, 'state') !== 'ARCHIVED'

/** That a record was read is no change of it. */
function plainDeed({ call, before, after }: Entry): AuditDeed {
  if (after === 'read') return 'READ'
  const deed = deedOf(call)
  return deed === 'CHANGED' && keptIn(before) && after === null ? 'REMOVED' : deed
}

/** A new state in the words of the history; undefined where the state stayed, or is not known to be new. */
function stateWord({ noun, before, after }: Entry, { words }: Known): string | undefined {
  const texts = stateTexts(noun)
  const state = textOf(after, 'state')
  // The entry of a post has what its state had become by the clock.
  const was = textOf(before, 'state') ?? textOf(before, 'reached')
  if (!texts || !state || state === was || (keptIn(before) && !was)) return undefined
  return words.of(texts.category)?.say(`${texts.prefix}${state}`, {})
}

/** What the texts name: as it was written in the entry, else as it is now. */
function valuesOf(entry: Entry, subject: Subject, { words, courses, keys, mayName }: Known) {
  const { noun, recordIdx, before, after } = entry
  const written = (field: string) => textOf(after, field) ?? textOf(before, field)
  const courseIdx = numberOf(after, 'courseIdx') ?? numberOf(before, 'courseIdx')
  const nounWord = words.audit.say(`NOUN_${noun}`, {}) ?? noun
  return {
    by: doer(words.deed, entry, mayName, subject),
    name: nameOf(words.deed, subject, mayName),
    title: titleOf(entry, subject, words, keys),
    date: written('date') ?? written('playDate') ?? subject.date,
    time: written('time') ?? subject.time,
    course: courses.get(courseIdx ?? 0) ?? subject.course,
    at: subject.at,
    rule: subject.rule,
    until: written('untilDate') ?? written('until') ?? subject.until,
    money: numberOf(after, 'money'),
    assignee: written('assignee'),
    number: recordIdx,
    noun: nounWord,
    thing: inSentence(nounWord),
  }
}

/** “Notice” inside a sentence is “notice”; “IP block” stays. */
const inSentence = (word: string) => (/^\p{Lu}\p{Ll}/u.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word)
