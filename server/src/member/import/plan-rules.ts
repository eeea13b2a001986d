import type { ImportProblem } from '@clubhouse/contract/member/import'
import type { Row } from './row-rules.ts'

/** An account that a row may be about. */
export interface Known {
  memberIdx: number
  id: string
  name: string
  otherName: string
  email: string
  phoneNo: string
  memberType: string
  memberNo: string | null
  lang: string
  state: string
  version: number
}

const FIELDS = ['name', 'otherName', 'email', 'phoneNo', 'memberType', 'memberNo', 'lang'] as const
export type Changes = Partial<Record<(typeof FIELDS)[number], string>>

export interface Plan {
  create: Row[]
  change: { row: Row; known: Known; changes: Changes }[]
  same: number
  problems: ImportProblem[]
}

/** What importing rows would do. @param takenIds login IDs of accounts that are no members' */
export function planOf(rows: readonly Row[], known: readonly Known[], takenIds: ReadonlySet<string>): Plan {
  const plan: Plan = { create: [], change: [], same: 0, problems: [] }
  const find = finder(known)
  const rowOf = new Map<number, number>()
  for (const row of rows) {
    const found = find(row)
    const other = found && !Array.isArray(found) ? rowOf.get(found.memberIdx) : undefined
    if (Array.isArray(found)) {
      plan.problems.push({ row: row.line, field: found[0], problem: found[1], value: row[found[0]].slice(0, 100) })
    } else if (other !== undefined) {
      plan.problems.push({ row: row.line, field: 'email', problem: 'TWICE', value: row.email.slice(0, 100), other })
    } else if (!found) {
      if (row.id && takenIds.has(row.id))
        plan.problems.push({ row: row.line, field: 'id', problem: 'TAKEN', value: row.id })
      else plan.create.push(row)
    } else {
      rowOf.set(found.memberIdx, row.line)
      const changes = changesOf(row, found)
      if (Object.keys(changes).length === 0) plan.same++
      else plan.change.push({ row, known: found, changes })
    }
  }
  return plan
}

type Wrong = ['memberNo' | 'id', 'TAKEN' | 'CLOSED']

/** By number, then by ID, then by name at one address. */
function finder(known: readonly Known[]): (row: Row) => Known | Wrong | undefined {
  const byNo = new Map(known.flatMap((one) => (one.memberNo ? [[one.memberNo, one] as const] : [])))
  const byId = new Map(known.map((one) => [one.id, one]))
  const byPerson = new Map<string, Known>()
  for (const one of known)
    for (const name of [one.name, one.otherName])
      if (name && !isClosed(one) && !byPerson.has(personKey(one.email, name)))
        byPerson.set(personKey(one.email, name), one)
  return (row) => {
    const [ofNo, ofId] = [row.memberNo ? byNo.get(row.memberNo) : undefined, row.id ? byId.get(row.id) : undefined]
    if (ofNo && ofId && ofNo !== ofId) return ['id', 'TAKEN']
    const found = ofNo ?? ofId
    if (found) {
      if (isClosed(found)) return [ofNo ? 'memberNo' : 'id', 'CLOSED']
      return !ofNo && row.memberNo && found.memberNo ? ['memberNo', 'TAKEN'] : found
    }
    const person = row.id ? undefined : byPerson.get(personKey(row.email, row.name))
    // Another number at the same address is another member.
    return person && row.memberNo && person.memberNo ? undefined : person
  }
}

const personKey = (email: string, name: string) => `${email.toLowerCase()} ${name.toLowerCase()}`
const isClosed = ({ state }: Known) => state === 'WITHDRAW_REQUESTED' || state === 'WITHDRAWN'

/** Empty cells change nothing, and neither does a name that is the account's other one. */
function changesOf(row: Row, known: Known): Changes {
  const names = [known.name, known.otherName]
  const isKnownName = names.includes(row.name) && (row.otherName === '' || names.includes(row.otherName))
  const changed = FIELDS.filter((field) => {
    if (row[field] === '' || row[field] === (known[field] ?? '')) return false
    return !(isKnownName && (field === 'name' || field === 'otherName'))
  })
  return Object.fromEntries(changed.map((field) => [field, row[field]]))
}
