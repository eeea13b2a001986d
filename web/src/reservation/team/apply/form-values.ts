import type { InputOf } from '@clubhouse/contract/call'
import type { save } from '@clubhouse/contract/reservation/team/form'
import type { TeamForm, TeamLimits, TeamPattern } from '@clubhouse/contract/reservation/team/team'
import type { TextKey } from '../../../language/text-key'
import type { Value, Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import type { Said } from '../../../ui/form/said'
import { SINGLE } from '../team-words'

export interface Person {
  /** None of a player who is no member. */
  memberIdx?: number | null
  name: string
}

const PARTS = ['weekType', 'weekday', 'hour'] as const
/** The field of a wish, which is counted from 0. */
export const wishField = (no: number, part: (typeof PARTS)[number]) => `wish ${no} ${part}`
export const wishesIn = (values: Values): number => Number(values.lines)

/** A person as a field keeps it: text. A member’s number and name; 0 stands for none. */
export const personValue = ({ memberIdx, name }: Person): string => `${memberIdx ?? 0} ${name}`

export function personOf(value: string): Person {
  const [idx = '', ...words] = value.split(' ')
  return { memberIdx: Number(idx) || null, name: words.join(' ') }
}

export const peopleIn = (value: Value | undefined): Person[] =>
  Array.isArray(value) ? value.map((one) => personOf(String(one))) : []

/** Everyone of a group: its officers, and the others who are no officers. */
export function rosterOf(values: Values): Person[] {
  const officers = ['president', 'secretary'].flatMap((name) => {
    const person = personOf(String(values[name] ?? ''))
    return person.memberIdx ? [person] : []
  })
  const isOther = ({ memberIdx }: Person) => officers.every((one) => one.memberIdx !== memberIdx)
  return [...officers, ...peopleIn(values.people).filter(isOther)]
}

/** How many tee times a group of a cycle may have on a date. */
export const teesOf = (cycle: string, limits: TeamLimits): [least: number, most: number] =>
  cycle === SINGLE ? [limits.singleMin, limits.singleMax] : [limits.teamsMin, limits.teamsMax]

const FIRST: TeamPattern = { weekType: '1', weekday: '6', hour: '07' }

/** The values with which the form begins: those of an application, or of the member alone, as president. */
export function valuesOf(me: Person, limits: TeamLimits, form?: TeamForm): Values {
  const wishes = Array.from({ length: limits.wishes }, (_, no) => form?.wishes[no] ?? FIRST).flatMap((wish, no) =>
    PARTS.map((part) => [wishField(no, part), wish[part]] as const),
  )
  const officer = (idx: number) => {
    const person = form?.roster.find(({ memberIdx }) => memberIdx === idx)
    return person ? personValue(person) : ''
  }
  const isOther = ({ memberIdx }: Person) => memberIdx !== form?.presidentIdx && memberIdx !== form?.secretaryIdx
  return {
    teamName: form?.teamName ?? '',
    president: form ? officer(form.presidentIdx) : personValue(me),
    secretary: form ? officer(form.secretaryIdx) : '',
    plays: form?.cycle ?? 'M1',
    lines: String(form?.wishes.length ?? 1),
    ...Object.fromEntries(wishes),
    tees: String(form?.teams ?? limits.teamsMin),
    people: (form?.roster ?? []).filter(isOther).map(personValue),
    months: (form?.skipMonths ?? []).map(String),
    memo: form?.memo ?? '',
  }
}

/** The fields as the call takes them. */
export function inputOf(values: Values): Partial<InputOf<typeof save>> {
  const lines = Array.from({ length: wishesIn(values) }, (_, no) => no)
  const of = (no: number, part: (typeof PARTS)[number]) => String(values[wishField(no, part)])
  return {
    presidentIdx: personOf(String(values.president)).memberIdx ?? 0,
    secretaryIdx: personOf(String(values.secretary)).memberIdx ?? 0,
    cycle: String(values.plays),
    wishes: lines.map((no) => ({ weekType: of(no, 'weekType'), weekday: of(no, 'weekday'), hour: of(no, 'hour') })),
    teams: Number(values.tees),
    roster: rosterOf(values).map(({ memberIdx, name }) => (memberIdx ? { memberIdx } : { name })),
    skipMonths: (values.months as readonly string[]).map(Number),
  }
}

/** The changes that remove a wish: those behind move up. */
export function withoutWish(values: Values, removed: number): Values {
  const count = wishesIn(values)
  const moved = Array.from({ length: count - 1 - removed }, (_, i) => removed + i).flatMap((no) =>
    PARTS.map((part) => [wishField(no, part), values[wishField(no + 1, part)]!] as const),
  )
  return { ...Object.fromEntries(moved), lines: String(count - 1) }
}

const isMissing = (values: Values, name: string) => !personOf(String(values[name])).memberIdx

/** What a draft needs too. That enough people are named is asked only of what is submitted: the server says so. */
export function checksOf(me: number): Checks {
  const isMe = (values: Values, name: string) => personOf(String(values[name])).memberIdx === me
  const officer = (name: 'president' | 'secretary') => (values: Values) =>
    isMissing(values, name) ? (`team.FAULT_${name.toUpperCase() as 'PRESIDENT'}` as const) : undefined
  const wish = (no: number) => (values: Values) => {
    const of = (at: number) => PARTS.map((part) => values[wishField(at, part)]).join(' ')
    const before = Array.from({ length: no }, (_, at) => of(at))
    return no < wishesIn(values) && before.includes(of(no)) ? 'team.FAULT_WISH' : undefined
  }
  return {
    teamName: ({ teamName }) => (String(teamName).trim() ? undefined : 'team.FAULT_NAME'),
    president: (values) =>
      officer('president')(values) ??
      (isMe(values, 'president') || isMe(values, 'secretary') ? undefined : 'team.FAULT_NOT_ME'),
    secretary: (values): TextKey | undefined =>
      officer('secretary')(values) ?? (values.president === values.secretary ? 'team.FAULT_SAME' : undefined),
    [wishField(1, 'weekType')]: wish(1),
    [wishField(2, 'weekType')]: wish(2),
    months: ({ months }) => ((months as readonly string[]).length > 11 ? 'team.FAULT_MONTHS' : undefined),
  }
}

/** What the server names, and the field here. */
const FIELDS: Readonly<Record<string, string>> = {
  presidentIdx: 'president',
  secretaryIdx: 'secretary',
  cycle: 'plays',
  wishes: wishField(0, 'weekType'),
  teams: 'tees',
  skipMonths: 'months',
}

/** Where an input that the server found wrong stands, and what is said there. */
export function faultAt(detail: string): Record<string, Said> | undefined {
  if (detail.startsWith('roster')) return { people: 'team.FAULT_STRANGER' }
  const field = FIELDS[detail]
  if (!field) return undefined
  const isOfficer = field === 'president' || field === 'secretary'
  return { [field]: isOfficer ? 'team.FAULT_OFFICER' : field === 'months' ? 'team.FAULT_MONTHS' : 'form.WRONG' }
}
