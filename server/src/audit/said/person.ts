import { byKind, type Entry } from './entry.ts'
import type { Subject } from './subject-sql.ts'
import type { Sayer } from './words.ts'

/** Begins the pseudonym of an erased account. */
const ERASED = '~'
const isThere = (name: string | null | undefined): name is string => Boolean(name) && !name!.startsWith(ERASED)

/** Who did it, as the subject of a sentence. @param mayName whether the reader may read members */
export function doer(words: Sayer, entry: Entry, mayName: boolean, subject: Subject | undefined): string {
  const say = (code: string, name?: string) => words.say(code, { name })
  const kind = byKind(entry)
  if (kind === 'MANAGER') return isThere(entry.managerName) ? say('BY_NAME', entry.managerName) : say('BY_MANAGER')
  if (kind === 'MEMBER') {
    if (!isThere(entry.memberName)) return say('BY_FORMER')
    return mayName ? say('BY_NAME', entry.memberName) : say('BY_MEMBER')
  }
  if (!isVisitor(entry)) return say('BY_SYSTEM')
  // Someone who proved who they are, without being logged in.
  if (entry.noun === 'member' && isThere(subject?.person))
    return mayName ? say('BY_NAME', subject.person) : say('BY_MEMBER')
  return say('BY_VISITOR')
}

/** A request from outside without a login; jobs have no address. */
export const isVisitor = (entry: Entry): boolean =>
  byKind(entry) === 'SYSTEM' && Boolean(entry.ip) && !entry.call.startsWith('job.')

/** Whom it is about. */
export function nameOf(words: Sayer, { person, memberIdx, isManager }: Subject, mayName: boolean): string {
  const say = (code: string) => words.say(code)
  if (isManager) return isThere(person) ? person : say('NAME_MANAGER')
  if (memberIdx == null) return say('NAME_GUEST')
  if (!isThere(person)) return say('NAME_FORMER')
  return mayName ? person : say('NAME_MEMBER')
}

export const knownName = (name: string | null): string | null => (isThere(name) ? name : null)
