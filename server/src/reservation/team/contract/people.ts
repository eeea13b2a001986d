import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OFFICER_LIMIT, ROSTER_SIZE } from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/team/contract'
import { OFFICES } from '@clubhouse/contract/reservation/team/place'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { isNo, type Transaction } from '../../../platform/write.ts'
import type { Notifies } from '../notice/letters.ts'
import {
  isOfficerElsewhere,
  OFFICES_MOST,
  peopleOf,
  refusedPeople,
  suspended,
  typeRefused,
  wrongPeople,
} from '../officer.ts'
import { tellPlaces } from '../place/tell.ts'
import * as rows from '../rows.ts'
import * as sql from './rows.ts'

export type Contract = NonNullable<Awaited<ReturnType<typeof rows.contract>>>

/** Who is asked to take over the offices. */
type Heirs = Record<rows.Office, number | null>

const heirsOf = ({ presidentOfferedTo, secretaryOfferedTo }: Contract): Heirs => ({
  PRESIDENT: presidentOfferedTo,
  SECRETARY: secretaryOfferedTo,
})
const some = (heirs: Heirs) => Object.values(heirs).filter((memberIdx) => memberIdx !== null)

/** The people of a group with the offers to them. */
function withOffers(people: readonly rows.Listed[], heirs: Heirs): rows.Listed[] {
  return people.map((person) => {
    if (person.memberIdx === null || person.office) return person
    if (person.memberIdx === heirs.PRESIDENT) return { ...person, offered: 'PRESIDENT' }
    return person.memberIdx === heirs.SECRETARY ? { ...person, offered: 'SECRETARY' } : person
  })
}

type Change = ParsedInputOf<typeof call.changeContract>

/** Whom an input asks to take over the offices: naming who has an office ends its offer, and naming no one keeps it. */
function wantedHeirs(row: Contract, { presidentIdx, secretaryIdx, roster }: Change): Heirs {
  const now = heirsOf(row)
  const heir = (named: number | undefined, holder: number, before: number | null) => {
    if (named !== undefined) return named === holder ? null : named
    return roster?.every(({ memberIdx }) => memberIdx !== before) ? null : before
  }
  return {
    PRESIDENT: heir(presidentIdx, row.presidentIdx, now.PRESIDENT),
    SECRETARY: heir(secretaryIdx, row.secretaryIdx, now.SECRETARY),
  }
}

/** Changes the roster, and offers offices. An office changes hands when the member accepts it. Decision 163. */
export async function changePeople(
  tx: Transaction,
  me: number,
  row: Contract,
  input: Change,
  { changesMost, channels }: { changesMost: number; channels: Notifies },
) {
  const { formIdx, presidentIdx, secretaryIdx } = row
  const roster = input.roster ?? row.roster
  const heirs = wantedHeirs(row, input)
  if (heirs.PRESIDENT === secretaryIdx) return new Malformed('presidentIdx')
  if (heirs.SECRETARY === presidentIdx) return new Malformed('secretaryIdx')
  const asked = some(heirs).filter((memberIdx) => !some(heirsOf(row)).includes(memberIdx))
  if (asked.length > 0 && row.officerChanges + some(heirs).length > changesMost)
    return OFFICER_LIMIT({ max: changesMost })
  const before = row.roster.flatMap(({ memberIdx }) => memberIdx ?? [])
  const next = { presidentIdx: heirs.PRESIDENT ?? presidentIdx, secretaryIdx: heirs.SECRETARY ?? secretaryIdx, roster }
  const wrong = await wrongPeople(tx, me, next, { before, officers: asked })
  if (wrong) return wrong
  const isNew = (memberIdx: number) => roster.every((one) => one.memberIdx !== memberIdx)
  const all = [
    ...roster,
    ...some(heirs)
      .filter(isNew)
      .map((memberIdx) => ({ memberIdx })),
  ]
  const people = withOffers(peopleOf({ presidentIdx, secretaryIdx, roster: all }), heirs)
  const { limits } = (await rows.season(tx.sql, row.seasonIdx))!
  if (people.length < limits.rosterMin || people.length > limits.rosterMax)
    return ROSTER_SIZE({ min: limits.rosterMin, max: limits.rosterMax })
  if (await isOfficerElsewhere(tx.sql, row.seasonIdx, asked, formIdx)) return OFFICER_LIMIT({ max: OFFICES_MOST })
  const out = await put(tx, row, people)
  if (out) return out
  await sql.noteOfficers(tx.sql, row.contractIdx, 0)
  await audit(tx, {
    ...{ noun: 'team-contract', recordIdx: row.contractIdx },
    before: { rosterSize: row.roster.length, officerChanges: row.officerChanges },
    after: { rosterSize: people.length, officerChanges: row.officerChanges },
  })
  const listed = people.flatMap(({ memberIdx }) => memberIdx ?? []).filter((one) => !before.includes(one))
  const news = listed.filter((memberIdx) => !asked.includes(memberIdx))
  await tellPlaces(tx, { formIdx, how: 'LISTED', to: news, person: me }, channels)
  const others = [presidentIdx, secretaryIdx].filter((memberIdx) => memberIdx !== me)
  for (const memberIdx of asked) {
    const had = memberIdx === heirs.PRESIDENT ? presidentIdx : secretaryIdx
    await tellPlaces(tx, { formIdx, how: 'OFFERED', to: [memberIdx], person: me, before: had }, channels)
    await tellPlaces(tx, { formIdx, how: 'ASKED', to: others, person: memberIdx, before: had }, channels)
  }
  return undefined
}

async function put(tx: Transaction, { formIdx, seasonIdx }: Contract, people: readonly rows.Listed[], me?: number) {
  return refusedPeople(tx, people, await rows.putPeople(tx.sql, { formIdx, seasonIdx, active: true }, people, me))
}

/** A member takes over the office that was offered, or declines it. The one before stays on the roster. Decision 163. */
export async function answerOffice(
  tx: Transaction,
  me: number,
  { contractIdx, version, answer }: ParsedInputOf<typeof call.answerOffice>,
  { changesMost, channels }: { changesMost: number; channels: Notifies },
) {
  const row = (await rows.lockContract(tx.sql, contractIdx))
    ? await rows.contract(tx.sql, contractIdx, tx.lang)
    : undefined
  const heirs = row && heirsOf(row)
  const office = heirs && OFFICES.find((one) => heirs[one] === me)
  if (!row || !office) return NOT_FOUND
  if (row.state !== 'ACTIVE') return WRONG_STATE({ state: row.state })
  if (row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
  const { formIdx, presidentIdx, secretaryIdx, roster, officerChanges } = row
  const officers = { presidentIdx, secretaryIdx }
  const others = { ...heirs, [office]: null }
  if (answer === 'DECLINE') {
    await put(tx, row, withOffers(peopleOf({ ...officers, roster }), others))
    await noteOfficers(tx, row, 0)
    await tellPlaces(tx, { formIdx, how: 'DECLINED', to: Object.values(officers), person: me }, channels)
    return { office, answer }
  }
  const refused = (await suspended(tx.sql, me)) ?? (await typeRefused(tx.sql, me))
  if (refused) return refused
  if (officerChanges >= changesMost) return OFFICER_LIMIT({ max: changesMost })
  const next = { ...officers, [office === 'PRESIDENT' ? 'presidentIdx' : 'secretaryIdx']: me }
  const out = await put(tx, row, withOffers(peopleOf({ ...next, roster }), others), me)
  if (isNo(out)) return out
  await noteOfficers(tx, row, 1)
  const before = office === 'PRESIDENT' ? presidentIdx : secretaryIdx
  const to = [me, ...Object.values(officers)]
  await tellPlaces(tx, { formIdx, how: 'CHANGED', to, person: me, before }, channels)
  return { office, answer }
}

async function noteOfficers(
  tx: Transaction,
  { contractIdx, officerChanges }: Contract,
  changes: number,
): Promise<void> {
  await sql.noteOfficers(tx.sql, contractIdx, changes)
  await audit(tx, {
    ...{ noun: 'team-contract', recordIdx: contractIdx },
    before: { officerChanges },
    after: { officerChanges: officerChanges + changes },
  })
}
