import { mailWanted } from '../../member/inbox/mail-choice.ts'
import { notify } from '../../member/inbox/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { isNo } from '../../platform/write.ts'
import { teamForms } from '../../reservation/team/form/service.ts'
import { teamManage } from '../../reservation/team/manage/service.ts'
import { teamSeason } from '../../reservation/team/season/service.ts'
import { type Golfer, memberContexts } from '../bookings/member-context.ts'
import { clubContext } from '../club-context.ts'
import { managerContext } from '../manager-context.ts'

const MANAGER = 'manager1'
const ROSTER = 12

interface Group {
  name: string
  cycle: string
  teams: number
  weekday: string
  hour: string
  decision?: 'APPROVED' | 'WAITLISTED'
}

/** The first is that of the known members. */
const GROUPS: readonly Group[] = [
  { name: '솔모임', cycle: 'M1', teams: 3, weekday: '3', hour: '12', decision: 'APPROVED' },
  { name: '늘푸른회', cycle: 'W2', teams: 3, weekday: '4', hour: '07', decision: 'APPROVED' },
  { name: '한마음회', cycle: 'M1', teams: 5, weekday: '3', hour: '12', decision: 'WAITLISTED' },
]
const APPLYING: readonly Group[] = [
  { name: '솔모임', cycle: 'M1', teams: 3, weekday: '3', hour: '12' },
  { name: '두리회', cycle: 'M2', teams: 3, weekday: '3', hour: '12' },
]
const WELCOME = {
  reason: 'By rounds played and late cancellations.',
  translated: { ko: { reason: '라운드 수와 늦은 취소 횟수에 따라 결정하였습니다.' } },
}

/** A season whose groups have contracts, and one that is open for applications: made through the services. */
export async function seedGroups(database: Database): Promise<void> {
  const [clock] = await database<{ shift: string; today: string }[]>`
    select shift::text, current_club_date()::text as today from clock`
  const { shift, today } = clock!
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days })
  const at = (days: number) => day(days).toZonedDateTime({ timeZone: 'Asia/Seoul', plainTime: '09:00' }).toInstant()
  const { year } = day(60)
  const season = async (of: number, [open, close, decide]: readonly [number, number, number]) => {
    const times = { openAt: at(open).toString(), closeAt: at(close).toString(), decideBy: at(decide).toString() }
    const input = { year: of, mode: 'MANUAL' as const, ...times }
    return done(await teamSeason.create(input, await manager(database, 'teamSeason.create'))).seasonIdx
  }
  try {
    await database`update clock set shift = ${at(-30)}::timestamptz - statement_timestamp()`
    const running = await season(year, [-40, -20, 5])
    const forms = []
    for (const [i, group] of GROUPS.entries()) forms.push(await apply(database, running, group, i))
    await database`update clock set shift = ${shift}::interval`
    for (const [i, { decision }] of GROUPS.entries()) {
      const input = { formIdx: forms[i]!, version: 1, state: decision!, wish: 0, ...WELCOME }
      done(await teamManage({ notify, mailWanted }).decide(input, await manager(database, 'teamManage.decide')))
    }
    const open = await season(year + 1, [-5, 15, 45])
    for (const [i, group] of APPLYING.entries()) await apply(database, open, group, i)
  } finally {
    await database`update clock set shift = ${shift}::interval`
  }
}

/** Each group has a roster of its own; the known members are the officers of the first. */
async function apply(database: Database, seasonIdx: number, group: Group, no: number): Promise<number> {
  const people = await database<Golfer[]>`
    select member_idx, id, name, other_name, member_type from member m
    where state = 'ACTIVE' and member_type in ('10', '11', '13') and (id like 'golfer%' or id in ('member1', 'member2'))
      and not exists (select from suspension(m.member_idx))
    order by id in ('member1', 'member2') desc, id limit ${ROSTER} offset ${no * ROSTER}`
  const [president, secretary, ...others] = [...people] as [Golfer, Golfer, ...Golfer[]]
  await database`
    insert into found_member (member_idx, found_idx)
    select ${president.memberIdx}, n from unnest(${people.map(({ memberIdx }) => memberIdx)}::bigint[]) n
    where n <> ${president.memberIdx} on conflict do nothing`
  const contextOf = await memberContexts(database)
  const form = {
    ...{ seasonIdx, state: 'SUBMITTED' as const, teamName: group.name, cycle: group.cycle, teams: group.teams },
    wishes: [{ weekType: '2', weekday: group.weekday, hour: group.hour }],
    ...{ presidentIdx: president.memberIdx, secretaryIdx: secretary.memberIdx, skipMonths: [] },
    roster: others.map(({ memberIdx }) => ({ memberIdx })),
  }
  return done(await teamForms({ notify }).save(form, contextOf(president, 'team.save'))).formIdx
}

const manager = async (database: Database, callName: string): Promise<Context> =>
  (await managerContext(database, MANAGER, callName)) ?? clubContext(database, callName)

function done<T>(answer: T) {
  if (isNo(answer)) throw new Error(`no group for the demo: ${JSON.stringify(answer)}`)
  return answer as Exclude<T, Parameters<typeof isNo>[0] & { code: string }> & { formIdx: number; seasonIdx: number }
}
