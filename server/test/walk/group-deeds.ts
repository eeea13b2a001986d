import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { type Deed, type Member, REASON, type Walk } from './walk.ts'

const GUESTS = [1, 2, 3, 4, 5, 6].map((no) => ({ name: `Guest ${no}` }))
const { team, teamManage } = contract
type Pairings = NonNullable<InputOf<typeof team.changeDate>['pairings']>

const personsOf = ({ random, members }: Walk, count: number) => random.shuffle(members).slice(0, count)

/** Two members apply for a group that plays weekly, monthly or once, at the hours of the walk’s days. */
const apply: Deed = async (walk) => {
  const { random, club } = walk
  const [season] = await club.sql<
    { seasonIdx: number }[]
  >`select season_idx from team_season where close_at > club_now()`
  if (!season) return false
  const [president, secretary, ...others] = personsOf(walk, random.between(2, 4)) as [Member, Member, ...Member[]]
  const wish = () => ({
    ...{ weekType: random.pick(['1', '2', '3', 'L']), weekday: String(random.between(1, 7)) },
    hour: random.pick(['07', '12']),
  })
  const form = {
    ...{ ...season, state: random.chance(0.9) ? ('SUBMITTED' as const) : ('DRAFT' as const) },
    ...{ teamName: `Group ${random.between(1, 99)}`, cycle: random.pick(['W1', 'W1', 'M1', 'S1']) },
    ...{ wishes: [wish()], teams: random.between(1, 2), skipMonths: random.chance(0.2) ? [3] : [] },
    ...{ presidentIdx: president.memberIdx, secretaryIdx: secretary.memberIdx },
    roster: [...others.map(({ memberIdx }) => ({ memberIdx })), ...GUESTS],
  }
  await walk.send(team.save, form, president)
  return true
}

interface FormNow {
  formIdx: number
  version: number
  presidentIdx: number
}

const forms = ({ club }: Walk, ...states: string[]) => club.sql<FormNow[]>`
  select f.form_idx, f.version, p.member_idx as president_idx from team_form f join team_person p using (form_idx)
  where f.state = any(${states}) and p.office = 'PRESIDENT' order by f.form_idx`

const withdraw: Deed = async (walk) => {
  const form = walk.pick(await forms(walk, 'DRAFT', 'SUBMITTED', 'UNDER_REVIEW'))
  const me = form && walk.memberOf(form.presidentIdx)
  if (!me) return false
  await walk.send(team.withdraw, { formIdx: form.formIdx }, me)
  return true
}

const decide: Deed = async (walk) => {
  const form = walk.pick(await forms(walk, 'SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED'))
  if (!form) return false
  const { formIdx, version } = form
  const state = walk.random.pick([
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'WAITLISTED',
    'REJECTED',
    'UNDER_REVIEW',
  ] as const)
  await walk.send(teamManage.decide, { formIdx, version, state, ...REASON }, walk.boss)
  return true
}

interface DateNow {
  dateIdx: number
  version: number
  date: string
  teams: number
  formIdx: number
  officers: number[]
  slotIdx: number[]
}

/** Dates that are still to be played, and have tee times, of the next days. */
const dates = ({ club }: Walk) => club.sql<DateNow[]>`
  select * from (
    select d.date_idx, d.version, d.date, d.teams, c.form_idx,
      array(select p.member_idx from team_person p where p.form_idx = c.form_idx and p.office is not null order by p.office) as officers,
      array(select distinct k.slot_idx from claim k where k.team_date_idx = d.date_idx
        union select b.slot_idx from team_booking t join booking b using (booking_idx) where t.date_idx = d.date_idx and b.active
        order by 1) as slot_idx
    from team_date d join team_contract c using (contract_idx)
    where c.state = 'ACTIVE' and d.state in ('SCHEDULED', 'REDUCED', 'CONFIRMED') and d.date between current_club_date() and current_club_date() + 30
  ) d where slot_idx <> '{}' order by date_idx`

/** A date and one of its officers. */
async function dateOf(walk: Walk) {
  const date = walk.pick(await dates(walk))
  const me = date && walk.memberOf(walk.random.pick(date.officers))
  return me && { date, me }
}

/** Names players of some tee times out of the roster; now and then one is named twice, or there is no officer. */
const pair: Deed = async (walk) => {
  const { random, club } = walk
  const of = await dateOf(walk)
  if (!of) return false
  const { dateIdx, version, formIdx, slotIdx, officers } = of.date
  const roster = await club.sql<{ memberIdx: number | null; name: string | null }[]>`
    select member_idx, name from team_person where form_idx = ${formIdx} order by no`
  const isFirst = ({ memberIdx }: { memberIdx: number | null }) => memberIdx === officers[0]
  const people = [...roster.filter(isFirst), ...random.shuffle(roster.filter((one) => !isFirst(one)))]
  const some = random.shuffle(slotIdx).slice(0, random.between(1, slotIdx.length))
  const size = random.between(3, 4)
  const pairings: Pairings = some.map((one, i) => {
    const from = random.chance(0.9) ? i * size : random.between(0, 2)
    const named = people.slice(from, from + size)
    return {
      slotIdx: one,
      players: Array.from({ length: size }, (_, no) => {
        const person = named[no]
        if (!person || random.chance(0.1)) return { no: no + 1, kind: 'TBD' as const }
        return person.memberIdx === null
          ? { no: no + 1, kind: 'GUEST' as const, name: person.name!, consent: true }
          : { no: no + 1, kind: 'MEMBER' as const, memberIdx: person.memberIdx }
      }),
    }
  })
  await walk.send(team.changeDate, { dateIdx, version, action: 'PAIR', pairings }, of.me)
  return true
}

const giveUp: Deed = async (walk) => {
  const { random } = walk
  const of = await dateOf(walk)
  if (!of) return false
  const { dateIdx, version } = of.date
  const action = random.pick(['SKIP', 'REDUCE', 'REDUCE', 'CANCEL'] as const)
  const how = { accept: random.chance(0.6), choice: random.pick(['SUSPENSION', 'MONEY'] as const) }
  await walk.send(team.changeDate, { dateIdx, version, action, ...how }, of.me)
  return true
}

const acceptDate: Deed = async (walk) => {
  const of = await dateOf(walk)
  if (!of) return false
  await walk.send(team.changeDate, { dateIdx: of.date.dateIdx, version: of.date.version, accept: true }, of.me)
  return true
}

/** A manager moves a date, gives it other tee times, cancels it or skips it. */
const changeDate: Deed = async (walk) => {
  const { random, club } = walk
  const date = walk.pick(await dates(walk))
  if (!date) return false
  const { dateIdx, version } = date
  const slots = await club.sql<{ slotIdx: number }[]>`
    select slot_idx from slot where date = ${date.date} and starts_at > club_now() order by slot_idx`
  const given = random
    .shuffle(slots)
    .slice(0, random.between(1, date.teams))
    .map(({ slotIdx }) => slotIdx)
  const change = random.pick([
    {
      date: club
        .today()
        .add({ days: random.between(1, 7) })
        .toString(),
    },
    ...(given.length > 0 ? [{ slotIdx: given }, { slotIdx: given }] : []),
    { state: 'CLUB_CANCELLED' as const },
    { state: 'SKIPPED' as const },
  ])
  await walk.send(teamManage.changeDate, { dateIdx, version, ...change, ...REASON }, walk.boss)
  return true
}

interface ContractNow {
  contractIdx: number
  version: number
  presidentIdx: number
  secretaryIdx: number
}

const contracts = ({ club }: Walk) => club.sql<ContractNow[]>`
  select c.contract_idx, c.version, p.member_idx as president_idx, s.member_idx as secretary_idx
  from team_contract c join team_person p on p.form_idx = c.form_idx and p.office = 'PRESIDENT'
    join team_person s on s.form_idx = c.form_idx and s.office = 'SECRETARY'
  where c.state = 'ACTIVE' order by c.contract_idx`

/** An officer asks a member to take over an office. */
const offerOffice: Deed = async (walk) => {
  const one = walk.pick(await contracts(walk))
  const me = one && walk.memberOf(one.presidentIdx)
  if (!me) return false
  const { contractIdx, version } = one
  const heir = walk.random.pick(walk.members).memberIdx
  const officers = walk.random.chance(0.5) ? { presidentIdx: heir } : { secretaryIdx: heir }
  await walk.send(team.changeContract, { contractIdx, version, ...officers }, me)
  return true
}

const answerOffice: Deed = async (walk) => {
  const { club, random } = walk
  const offers = await club.sql<{ contractIdx: number; version: number; memberIdx: number }[]>`
    select c.contract_idx, c.version, p.member_idx from team_contract c join team_person p using (form_idx)
    where p.offered is not null order by c.contract_idx, p.no`
  const one = walk.pick(offers)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  const { contractIdx, version } = one
  const answer = random.chance(0.8) ? ('ACCEPT' as const) : ('DECLINE' as const)
  await walk.send(team.answerOffice, { contractIdx, version, answer }, me)
  return true
}

/** A member leaves the roster of a group of others. */
const leave: Deed = async (walk) => {
  const { club } = walk
  const places = await club.sql<{ formIdx: number; memberIdx: number }[]>`
    select form_idx, member_idx from team_person where active and office is null and member_idx is not null
    order by form_idx, no`
  const one = walk.pick(places)
  const me = one && walk.memberOf(one.memberIdx)
  if (!me) return false
  await walk.send(team.leave, { formIdx: one.formIdx }, me)
  return true
}

const end: Deed = async (walk) => {
  const one = walk.pick(await contracts(walk))
  if (!one) return false
  const { contractIdx, version } = one
  const state = walk.random.pick(['ENDED', 'TERMINATED'] as const)
  await walk.send(teamManage.end, { contractIdx, version, state, ...REASON }, walk.boss)
  return true
}

/** What groups and their managers do, by how often they do it. */
export const GROUP_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [4, apply],
  [1, withdraw],
  [4, decide],
  [8, pair],
  [2, giveUp],
  [1, acceptDate],
  [3, changeDate],
  [2, offerOffice],
  [2, answerOffice],
  [0.5, leave],
  [0.5, end],
]
