import { PLAYER_ALREADY_BOOKED, SUSPENDED, TYPE_NOT_ALLOWED } from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { knownTo } from '../people/buddy/known.ts'
import { suspension } from '../rules/penalty/rows.ts'
import type { Listed } from './rows.ts'

/** Who is an officer of one group of a season cannot be one of another. */
export const OFFICES_MOST = 1
/** Types of code group 702 that are no members of the club: web members and staff. */
const NO_MEMBERS = ['20', '90']

export const isOfficer = ({ presidentIdx, secretaryIdx }: { presidentIdx: number; secretaryIdx: number }, me: number) =>
  me === presidentIdx || me === secretaryIdx

interface About {
  memberIdx: number
  memberType: string
  isActive: boolean
}

async function about(sql: Sql, members: readonly number[]): Promise<Map<number, About>> {
  const rows = await sql<About[]>`
    select member_idx, member_type, state = 'ACTIVE' as is_active from member where member_idx = any(${[...members]}::bigint[])`
  return new Map(rows.map((row) => [row.memberIdx, row]))
}

/** A suspended member signs nothing. */
export async function suspended(sql: Sql, memberIdx: number) {
  const row = await suspension(sql, memberIdx)
  return row && SUSPENDED(row)
}

export async function typeRefused(sql: Sql, memberIdx: number) {
  const { memberType } = (await about(sql, [memberIdx])).get(memberIdx)!
  return NO_MEMBERS.includes(memberType) ? TYPE_NOT_ALLOWED({ memberType }) : undefined
}

/** Whether one of these members is an officer of another group of the season. */
export async function isOfficerElsewhere(
  sql: Sql,
  seasonIdx: number,
  members: readonly number[],
  formIdx?: number,
): Promise<boolean> {
  const [row] = await sql`
    select from team_person where season_idx = ${seasonIdx} and active and office is not null
      and member_idx = any(${[...members]}::bigint[]) and form_idx is distinct from ${formIdx ?? null}::bigint limit 1`
  return row !== undefined
}

/** Whether the member is on the roster of a group of the season, without an office. */
export async function isListed(sql: Sql, seasonIdx: number, memberIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from team_person where season_idx = ${seasonIdx} and active and office is null and member_idx = ${memberIdx}`
  return row !== undefined
}

export interface Wanted {
  presidentIdx: number
  secretaryIdx: number
  roster: readonly { memberIdx?: number | null; name?: string | null }[]
}

/** The officers first, whether or not the roster names them. */
export function peopleOf({ presidentIdx, secretaryIdx, roster }: Wanted): Listed[] {
  const others = roster.filter(({ memberIdx }) => memberIdx !== presidentIdx && memberIdx !== secretaryIdx)
  return [
    { memberIdx: presidentIdx, name: null, office: 'PRESIDENT' as const },
    { memberIdx: secretaryIdx, name: null, office: 'SECRETARY' as const },
    ...others.map(({ memberIdx, name }) => ({
      memberIdx: memberIdx ?? null,
      name: memberIdx == null ? name! : null,
      office: null,
    })),
  ].map((person, i) => ({ no: i + 1, ...person }))
}

/**
 * Why these people cannot be a group: officers are active members of the club, and only members whom the caller knows, or who
 * belong to the group already, can be named. @param officers who are new in office
 */
export async function wrongPeople(
  tx: Context,
  me: number,
  wanted: Wanted,
  { before, officers }: { before: readonly number[]; officers: readonly number[] },
) {
  if (wanted.presidentIdx === wanted.secretaryIdx) return new Malformed('secretaryIdx')
  const people = peopleOf(wanted)
  const added = people.flatMap(({ memberIdx }) =>
    memberIdx !== null && memberIdx !== me && !before.includes(memberIdx) ? memberIdx : [],
  )
  const known = await knownTo(tx.sql, me, added)
  const fieldOf = (memberIdx: number) => {
    if (memberIdx === wanted.presidentIdx) return 'presidentIdx'
    if (memberIdx === wanted.secretaryIdx) return 'secretaryIdx'
    return `roster[${wanted.roster.findIndex((one) => one.memberIdx === memberIdx)}].memberIdx`
  }
  const stranger = added.find((one) => !known.has(one))
  if (stranger !== undefined) return new Malformed(fieldOf(stranger))
  const found = await about(tx.sql, officers)
  for (const memberIdx of officers) {
    const officer = found.get(memberIdx)
    if (!officer?.isActive) return new Malformed(fieldOf(memberIdx))
    if (NO_MEMBERS.includes(officer.memberType)) return TYPE_NOT_ALLOWED({ memberType: officer.memberType })
  }
  return undefined
}

/** Who of a roster could not be entered, because another group of the season has them. */
export async function refusedPeople(tx: Context, people: readonly Listed[], entered: ReadonlySet<number>) {
  const out = people.find(({ no }) => !entered.has(no))
  if (!out) return undefined
  const [row] = await tx.sql<{ name: string }[]>`
    select name_in(${tx.lang}, name, other_name) as name from member where member_idx = ${out.memberIdx}`
  return PLAYER_ALREADY_BOOKED({ which: out.no, name: row?.name ?? '' })
}
