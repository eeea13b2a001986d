import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { nameIn } from '@clubhouse/contract/member/person-name'
import {
  NOT_OPEN,
  OFFICER_LIMIT,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  ROSTER_SIZE,
} from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/team/form'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { lockMember } from '../../member-facts.ts'
import { drawsOfForms, revokedOfForms } from '../draw/of-forms.ts'
import { type Notifies, tellOfficers } from '../notice/letters.ts'
import {
  isListed,
  isOfficer,
  isOfficerElsewhere,
  OFFICES_MOST,
  peopleOf,
  refusedPeople,
  suspended,
  typeRefused,
  wrongPeople,
} from '../officer.ts'
import { tellPlaces } from '../place/tell.ts'
import { monthsOf } from '../plan/plan-rules.ts'
import * as rows from '../rows.ts'
import { formOf } from '../shown.ts'
import * as sql from './sql.ts'
import { withdrawForm } from './withdraw.ts'

type Input = ParsedInputOf<typeof call.save>

/** States in which a form is its officers' own. */
const OWN: readonly string[] = ['DRAFT', 'SUBMITTED']

/** Applications of groups. Source: docs/rules.md, Groups. Decision 131. */
export const teamForms = (
  channels: Notifies,
): Pick<Services<typeof contract.team>, 'checkApply' | 'forms' | 'save' | 'withdraw'> => ({
  checkApply: async ({ seasonIdx }, ctx) => {
    const season = await rows.season(ctx.sql, seasonIdx)
    if (!season) return seasonIdx === 0 ? null : NOT_FOUND
    const me = memberOf(ctx)
    const blocks = [
      notNow(season),
      await suspended(ctx.sql, me),
      await typeRefused(ctx.sql, me),
      (await isOfficerElsewhere(ctx.sql, season.seasonIdx, [me])) && OFFICER_LIMIT({ max: OFFICES_MOST }),
      (await isListed(ctx.sql, season.seasonIdx, me)) &&
        PLAYER_ALREADY_BOOKED({ which: 1, name: nameIn(ctx.lang, ctx.who!) }),
    ].flatMap((no) => (no ? [{ code: no.code, vars: no.msgVar }] : []))
    const { now: _, drawStep: __, ...shown } = season
    return { ...shown, canApply: blocks.length === 0, blocks }
  },

  forms: async ({ memberIdx, seasonIdx }, ctx) => {
    const own = await rows.formsOf(ctx.sql, memberIdx, seasonIdx, ctx.lang)
    const draws = await drawsOfForms(ctx.sql, own)
    const revoked = await revokedOfForms(ctx.sql, ctx.lang, own)
    return own.map((form) => ({
      ...{ ...formOf(form), draw: draws.get(form.formIdx) },
      revoked: revoked.get(form.seasonIdx) ?? [],
    }))
  },

  save: (input, ctx) => write(ctx, (tx) => save(tx, memberOf(ctx), input, channels)),

  withdraw: ({ formIdx }, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(ctx)
      if ((await rows.lockForm(tx.sql, formIdx)) === undefined) return NOT_FOUND
      const form = (await rows.form(tx.sql, formIdx, tx.lang))!
      if (!isOfficer(form, me)) return NOT_FOUND
      if (!OWN.includes(form.state)) return WRONG_STATE({ state: form.state })
      await withdrawForm(tx, form)
      if (form.state === 'SUBMITTED')
        await tellOfficers(tx, formIdx, 'TEAM_FORM', ({ name }) => told(form, 'WITHDRAWN', name), channels, me)
      return { state: 'WITHDRAWN' }
    }),
})

/** What the letters about a form say. */
const told = (
  { teamName, year }: Pick<rows.FormRow, 'teamName' | 'year'>,
  how: 'SUBMITTED' | 'WITHDRAWN',
  name: string,
) => ({
  ...{ name, how, team: teamName, year: String(year), reason: '', lost: [] },
})

function notNow({ now, openAt, closeAt }: rows.SeasonRow) {
  if (Temporal.Instant.compare(now, openAt) < 0) return NOT_OPEN({ opensAt: openAt })
  return Temporal.Instant.compare(now, closeAt) >= 0 ? PAST_DEADLINE({ rule: 'team-form', at: closeAt }) : undefined
}

async function save(tx: Transaction, me: number, input: Input, channels: Notifies) {
  const { seasonIdx, formIdx, state } = input
  if (!isOfficer(input, me)) return new Malformed('presidentIdx')
  await lockMember(tx.sql, me)
  await rows.lockSeason(tx.sql, seasonIdx)
  const season = await rows.season(tx.sql, seasonIdx)
  if (!season) return NOT_FOUND
  const before = formIdx === undefined ? undefined : await rows.form(tx.sql, formIdx, tx.lang)
  if (formIdx !== undefined) {
    if (before?.seasonIdx !== seasonIdx || !isOfficer(before, me)) return NOT_FOUND
    if (input.version === undefined) return new Malformed('version')
    if (!OWN.includes(before.state) || (before.state === 'SUBMITTED' && state === 'DRAFT'))
      return WRONG_STATE({ state: before.state })
    if (before.version !== input.version) return CHANGED_MEANWHILE({ version: before.version })
  }
  const refused = notNow(season) ?? (await suspended(tx.sql, me)) ?? (await wrong(tx, me, input, season, before))
  if (refused) return refused
  const people = peopleOf(input)
  const recordIdx = before?.formIdx ?? (await sql.add(tx.sql, seasonIdx, input))
  if (before) await sql.change(tx.sql, recordIdx, input)
  const of = { formIdx: recordIdx, seasonIdx, active: state === 'SUBMITTED' }
  const out = await refusedPeople(tx, people, await rows.putPeople(tx.sql, of, people, me))
  if (out) return out
  const after = (await rows.form(tx.sql, recordIdx, tx.lang))!
  await audit(tx, { noun: 'team-form', recordIdx, before: before && logged(before), after: logged(after) })
  if (state === 'SUBMITTED') await tellPeople(tx, me, after, before, channels)
  return formOf(after)
}

/** Writes to the officers of a submitted form, and to who is new to it: each of them is in one group of the season now. */
async function tellPeople(
  tx: Context,
  me: number,
  after: rows.FormRow,
  before: rows.FormRow | undefined,
  channels: Notifies,
) {
  const { formIdx, presidentIdx, secretaryIdx } = after
  const was = before?.state === 'SUBMITTED' ? before : undefined
  if (!was) await tellOfficers(tx, formIdx, 'TEAM_FORM', ({ name }) => told(after, 'SUBMITTED', name), channels)
  const changes = was && [
    { person: presidentIdx, before: was.presidentIdx },
    { person: secretaryIdx, before: was.secretaryIdx },
  ]
  for (const { person, before: had } of changes?.filter((one) => one.person !== one.before) ?? []) {
    const to = [person, had].filter((memberIdx) => memberIdx !== me)
    await tellPlaces(tx, { formIdx, how: 'CHANGED', to, person, before: had }, channels)
  }
  const known = [presidentIdx, secretaryIdx, ...(was?.roster ?? []).map(({ memberIdx }) => memberIdx)]
  const listed = after.roster.flatMap(({ memberIdx }) => memberIdx ?? []).filter((one) => !known.includes(one))
  await tellPlaces(tx, { formIdx, how: 'LISTED', to: listed, person: me }, channels)
}

/** The log names no people. */
export const logged = ({ state, teamName, cycle, teams, wishes, skipMonths, roster }: rows.FormRow) => ({
  ...{ state, teamName, cycle, teams, rosterSize: roster.length },
  wishes: wishes.map(({ weekType, weekday, hour }) => `${weekType}/${weekday}/${hour}`).join(', '),
  skipMonths: skipMonths.join(', '),
})

async function wrong(tx: Context, me: number, input: Input, { limits }: rows.SeasonRow, before?: rows.FormRow) {
  const { cycle, wishes, teams, skipMonths, state, presidentIdx, secretaryIdx, formIdx } = input
  if (wishes.length > limits.wishes) return new Malformed('wishes')
  const [least, most] = cycle === 'S1' ? [limits.singleMin, limits.singleMax] : [limits.teamsMin, limits.teamsMax]
  if (teams < least || teams > most) return new Malformed('teams')
  if (monthsOf({ cycle, skipMonths }).length === 0) return new Malformed('skipMonths')
  const officers = [presidentIdx, secretaryIdx]
  const members = before?.roster.flatMap(({ memberIdx }) => memberIdx ?? []) ?? []
  const no = await wrongPeople(tx, me, input, { before: members, officers })
  if (no) return no
  const count = peopleOf(input).length
  if (count > limits.rosterMax || (state === 'SUBMITTED' && count < limits.rosterMin))
    return ROSTER_SIZE({ min: limits.rosterMin, max: limits.rosterMax })
  const isTaken = state === 'SUBMITTED' && (await isOfficerElsewhere(tx.sql, input.seasonIdx, officers, formIdx))
  return isTaken ? OFFICER_LIMIT({ max: OFFICES_MOST }) : undefined
}
