import { Refusal } from '@clubhouse/contract/fail'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { keepJobsGoing } from '../../../job/keep-going.ts'
import { horizonJob } from './horizon-job.ts'
import { lockSheets } from './rows.ts'
import { generate, keepHorizon, type Preview, preview, publish } from './service.ts'

const test = TestClub.use()
const ctx = () => jobContext(test.club.platform, horizonJob.name)

async function template(name: string, dayTypes: string[], first: string, last: string): Promise<number> {
  const { sql } = test.club
  const [row] = await sql<{ templateIdx: number }[]>`
    insert into template (name, day_types) values (${name}, ${dayTypes}) returning template_idx`
  const { templateIdx } = row!
  await sql`
    insert into template_part (template_idx, part, first_time, last_time) values (${templateIdx}, '1', ${first}, ${last})`
  await sql`
    insert into template_route (template_idx, part, course_idx, turn_course_idx)
    select ${templateIdx}, '1', c.course_idx, t.course_idx from course c, course t
    where (c.code, t.code) in (('1', '2'), ('2', '1'))`
  return templateIdx
}

async function days() {
  const rows = await test.club.sql<{ day: string }[]>`
    select concat_ws(' ', d.date, d.day_type, d.day_class, d.state, (select count(*) from slot s where s.date = d.date)) as day
    from sheet_day d order by d.date`
  return rows.map(({ day }) => day)
}

async function audits(): Promise<number> {
  const [row] = await test.club.sql<{ count: number }[]>`select count(*) from audit where noun = 'sheet-day'`
  return row!.count
}

const changesOf = ({ changes }: Awaited<ReturnType<typeof keepHorizon>>) =>
  changes.map(({ date, before, after }) => `${date} ${before} ${after}`)

let everyday: number

beforeAll(async () => {
  const { club } = test
  await club.sql`insert into rule_setting (name, "values") values ('sheet', '{"publishDays": 3, "draftDays": 2}')`
  everyday = await template('Everyday', ['WD', 'SA', 'SU'], '08:00', '08:16')
  await template('Holiday', ['HO'], '07:00', '07:08')
})

describe('keepHorizon', () => {
  it('makes the days ahead, seen up to the horizon; a holiday goes before its weekday', async () => {
    await test.club.setClock('2027-05-10T09:00')
    expect((await keepHorizon(ctx())).unserved).toEqual([])
    expect(await days()).toEqual([
      '2027-05-11 WD WEEKDAY PUBLISHED 6',
      '2027-05-12 EV WEEKDAY PUBLISHED 6',
      '2027-05-13 HO WEEKEND PUBLISHED 4',
      '2027-05-14 WD WEEKDAY DRAFT 6',
      '2027-05-15 SA WEEKEND DRAFT 6',
    ])
    expect(await audits()).toBe(5)
  })

  it('gives each tee time its instant and the loop to which one turns', async () => {
    const rows = await test.club.sql<{ slot: string }[]>`
      select concat_ws(' ', s.time, s.starts_at at time zone 'UTC', c.code, t.code) as slot
      from slot s join course c using (course_idx) join course t on t.course_idx = s.turn_course_idx
      where s.date = '2027-05-13' order by s.slot_idx`
    expect(rows.map(({ slot }) => slot)).toEqual([
      '07:00:00 2027-05-12 22:00:00 1 2',
      '07:00:00 2027-05-12 22:00:00 2 1',
      '07:08:00 2027-05-12 22:08:00 1 2',
      '07:08:00 2027-05-12 22:08:00 2 1',
    ])
  })

  it('changes nothing the second time', async () => {
    const before = await days()
    expect(await keepHorizon(ctx())).toEqual({ changes: [], unserved: [] })
    expect(await days()).toEqual(before)
    expect(await audits()).toBe(5)
  })

  it('publishes the next day and closes the last one when a day passes', async () => {
    await test.club.setClock('2027-05-12T07:00')
    expect(changesOf(await keepHorizon(ctx()))).toEqual([
      '2027-05-11 PUBLISHED CLOSED',
      '2027-05-14 DRAFT PUBLISHED',
      '2027-05-15 DRAFT PUBLISHED',
      '2027-05-16 null DRAFT',
      '2027-05-17 null DRAFT',
    ])
    expect(changesOf(await keepHorizon(ctx()))).toEqual([])
  })

  it('closes a day with its last tee time, not before', async () => {
    await test.club.setClock('2027-05-12T08:15')
    expect(changesOf(await keepHorizon(ctx()))).toEqual([])
    await test.club.setClock('2027-05-12T08:16')
    expect(changesOf(await keepHorizon(ctx()))).toEqual(['2027-05-12 PUBLISHED CLOSED'])
  })

  it('tells everybody who looks at a day that it changed', async () => {
    const [row] = await test.club.sql`select from sheet_event where date = '2027-05-12' and slot_idx is null`
    expect(row).toBeDefined()
  })

  it('leaves a suspended day as it is', async () => {
    await test.club.sql`update sheet_day set state = 'SUSPENDED', reason = 'SNOW' where date = '2027-05-13'`
    await test.club.setClock('2027-05-14T07:00')
    expect(changesOf(await keepHorizon(ctx()))).toEqual([
      '2027-05-16 DRAFT PUBLISHED',
      '2027-05-17 DRAFT PUBLISHED',
      '2027-05-18 null DRAFT',
      '2027-05-19 null DRAFT',
    ])
  })

  it('makes each day once when several processes are at it', async () => {
    await test.club.setClock('2027-05-20T09:00')
    const before = await audits()
    const all = await Promise.all([1, 2, 3, 4].map(() => keepHorizon(ctx())))
    const changed = all.flatMap(changesOf)
    expect(changed).toHaveLength(new Set(changed).size)
    expect(changed.filter((it) => it.includes('null'))).toHaveLength(5)
    expect(await audits()).toBe(before + changed.length)
    expect(changesOf(await keepHorizon(ctx()))).toEqual([])
  })

  it('waits while a draw changes the tee sheets, instead of leaving the days out until the next hour', async () => {
    await test.club.setClock('2027-05-21T07:00')
    const { kept } = await test.club.sql.begin(async (tx) => {
      await lockSheets(tx)
      const kept = keepHorizon(ctx())
      const waiting = () => tx`
        select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await waiting()).length).toBe(1)
      return { kept }
    })
    expect(changesOf(await kept)).toContain('2027-05-26 null DRAFT')
  })

  it('says which days nothing serves, and goes on with the others', async () => {
    await test.club.setClock('2027-05-21T07:00')
    await test.club.sql`update template set weekdays = '{1,2,3,4,5,6}' where template_idx = ${everyday}`
    await test.club.setClock('2027-05-26T07:00')
    const { unserved } = await keepHorizon(ctx())
    expect(unserved).toEqual(['2027-05-30'])
    await test.club.sql`update template set weekdays = '{1,2,3,4,5,6,7}' where template_idx = ${everyday}`
    expect(changesOf(await keepHorizon(ctx()))).toEqual(['2027-05-30 null DRAFT'])
  })
})

describe('the job', () => {
  it('begins at once', async () => {
    await test.club.setClock('2027-05-27T07:00')
    keepJobsGoing(test.club.platform, [horizonJob])
    await expect.poll(days).toContain('2027-06-01 WD WEEKDAY DRAFT 6')
    expect(changesOf(await keepHorizon(ctx()))).toEqual([])
  })
})

describe('generate', () => {
  const of = async (answer: Promise<Preview | Refusal>) => {
    const got = await answer
    return got instanceof Refusal
      ? got.code
      : got.map(({ date, starts, adds, removes, claims, conflict }) => [date, starts, adds, removes, claims, conflict])
  }
  const anew = (from: string, to = from) => of(generate(ctx(), from, to, { replace: true }))
  const slots = async (date: string) => {
    const rows = await test.club.sql<{ slotIdx: number; time: string }[]>`
      select slot_idx, time from slot where date = ${date} order by slot_idx`
    return rows.map(({ slotIdx, time }) => ({ slotIdx, time }))
  }

  /** What the share keeps for the club. */
  const kept = async (date: string) => {
    const rows = await test.club.sql<{ kept: string }[]>`
      select concat_ws(' ', s.time, o.code) as kept from claim c join slot s using (slot_idx) join course o using (course_idx)
      where s.date = ${date} and c.kind = 'HOUSE' and c.by_share order by s.time, o.code`
    return rows.map(({ kept }) => kept)
  }

  it('makes drafts; the preview says so and writes nothing', async () => {
    await test.club.setClock('2027-06-01T09:00')
    const expected = [
      ['2027-06-14', 6, 6, 0, 0, undefined],
      ['2027-06-15', 6, 6, 0, 0, undefined],
    ]
    expect(await of(preview(ctx(), '2027-06-14', '2027-06-15'))).toEqual(expected)
    expect(await slots('2027-06-14')).toEqual([])
    expect(await of(generate(ctx(), '2027-06-14', '2027-06-15'))).toEqual(expected)
    expect((await days()).slice(-2)).toEqual(['2027-06-14 WD WEEKDAY DRAFT 6', '2027-06-15 WD WEEKDAY DRAFT 6'])
  })

  it('publishes drafts, and only drafts', async () => {
    const dates = ['2027-06-14', '2027-06-15']
    expect(await publish(ctx(), dates)).toEqual({ published: 2 })
    expect(await publish(ctx(), dates)).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
    expect(await publish(ctx(), ['2027-06-20'])).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('leaves a day that is there, unless it is to be replaced', async () => {
    const before = await slots('2027-06-14')
    await test.club
      .sql`update template_part set first_time = '08:08', last_time = '08:24' where template_idx = ${everyday}`
    const expected = [['2027-06-14', 6, 2, 2, 0, undefined]]
    expect(await of(preview(ctx(), '2027-06-14', '2027-06-14'))).toEqual(expected)
    await generate(ctx(), '2027-06-14', '2027-06-14')
    expect(await slots('2027-06-14')).toEqual(before)
    expect(await anew('2027-06-14')).toEqual(expected)
    const after = await slots('2027-06-14')
    expect(after.slice(0, 4)).toEqual(before.slice(2))
    expect(after.slice(4).map(({ time }) => time)).toEqual(['08:24', '08:24'])
    expect(await anew('2027-06-14')).toEqual([['2027-06-14', 6, 0, 0, 0, undefined]])
  })

  it('changes a tee time in its place', async () => {
    const before = await slots('2027-06-14')
    await test.club.sql`update template_part set mode = 'SHARED', min_players = 2 where template_idx = ${everyday}`
    expect(await anew('2027-06-14')).toEqual([['2027-06-14', 6, 6, 6, 0, undefined]])
    expect(await slots('2027-06-14')).toEqual(before)
    const rows = await test.club.sql`select distinct mode, min_players from slot where date = '2027-06-14'`
    expect([...rows]).toEqual([{ mode: 'SHARED', minPlayers: 2 }])
    await test.club.sql`update template_part set mode = 'EXCLUSIVE', min_players = 4 where template_idx = ${everyday}`
    await anew('2027-06-14')
  })

  it('refuses a range with a day in use, and changes none of it', async () => {
    const { club } = test
    const member = await club.member()
    const before = [...(await slots('2027-06-14')), ...(await slots('2027-06-15'))]
    const slot = (await slots('2027-06-15')).at(0)
    expect((await club.hold(member, slot!.slotIdx)).result).toBe(true)
    expect(await of(preview(ctx(), '2027-06-15', '2027-06-15'))).toEqual([['2027-06-15', 6, 2, 2, 1, 'CLAIMS']])
    const refused = await generate(ctx(), '2027-06-14', '2027-06-15', { replace: true })
    const msgVar = { count: 1, with: '2027-06-15 08:00 1' }
    expect(refused).toMatchObject({ category: 'reservation', code: 'DAY_HAS_CLAIMS', msgVar })
    expect([...(await slots('2027-06-14')), ...(await slots('2027-06-15'))]).toEqual(before)
  })

  it('does not mind a hold that ran out, and leaves nothing of it', async () => {
    const { club } = test
    await club.setClock('2027-06-01T09:30')
    await club.sql`update template_part set mode = 'SHARED' where template_idx = ${everyday}`
    expect(await anew('2027-06-15')).toEqual([['2027-06-15', 6, 6, 6, 0, undefined]])
    expect([...(await club.sql`select * from invariant_violations`)]).toEqual([])
    await club.sql`update template_part set mode = 'EXCLUSIVE' where template_idx = ${everyday}`
    expect(await anew('2027-06-15')).toEqual([['2027-06-15', 6, 6, 6, 0, undefined]])
  })

  it('takes the shares of the template when it is made anew, and not before', async () => {
    const { club } = test
    const shares = () => club.sql`
      select part, draw_share, fcfs_share, house_share from sheet_part where date = '2027-06-15'`
    const before = [{ part: '1', drawShare: 0, fcfsShare: 90, houseShare: 10 }]
    expect([...(await shares())]).toEqual(before)
    await club.sql`update template_part set fcfs_share = 70, house_share = 30 where template_idx = ${everyday}`
    await generate(ctx(), '2027-06-15', '2027-06-15')
    expect([...(await shares())]).toEqual(before)
    const [slot] = await slots('2027-06-15')
    await club.sql`insert into claim (slot_idx, seat, kind) values (${slot!.slotIdx}, 0, 'HOUSE')`
    expect(await anew('2027-06-15')).toEqual([['2027-06-15', 6, 0, 0, 0, undefined]])
    expect(await kept('2027-06-15')).toEqual(['08:16:00 1'])
    await club.sql`delete from claim where slot_idx = ${slot!.slotIdx}`
    expect([...(await shares())]).toEqual([{ part: '1', drawShare: 0, fcfsShare: 70, houseShare: 30 }])
    await club.sql`update template_part set fcfs_share = 90, house_share = 10 where template_idx = ${everyday}`
    await anew('2027-06-15')
    expect(await kept('2027-06-15')).toEqual(['08:16:00 1'])
  })

  describe('of the share of the draw', () => {
    const waiting = async (date: string) => {
      const rows = await test.club.sql<{ kept: string }[]>`
        select concat_ws(' ', to_char(s.time, 'HH24:MI'), o.code, c.draw_idx) as kept
        from claim c join slot s using (slot_idx) join course o using (course_idx)
        where s.date = ${date} and c.kind = 'DRAW' order by s.time, o.code`
      return rows.map(({ kept }) => kept)
    }
    const part = (draw: number, w05: string) => test.club.sql`
      update template_part set draw_share = ${draw}, fcfs_share = ${80 - draw}, house_share = 20, w05 = ${w05}
      where template_idx = ${everyday}`

    it('keeps its tee times and those of the club, spread evenly, always the same', async () => {
      await part(50, 'F')
      expect(await anew('2027-07-03')).toEqual([['2027-07-03', 6, 6, 0, 0, undefined]])
      expect(await waiting('2027-07-03')).toEqual(['08:08 1', '08:16 2', '08:24 1'])
      expect(await kept('2027-07-03')).toEqual(['08:16:00 1'])
      await part(30, 'F')
      await anew('2027-07-03')
      expect(await waiting('2027-07-03')).toEqual(['08:08 1', '08:24 2'])
      await part(50, 'F')
      await anew('2027-07-03')
      expect(await waiting('2027-07-03')).toEqual(['08:08 1', '08:16 2', '08:24 1'])
    })

    it('is smaller where groups have more than first come', async () => {
      const taken = (await slots('2027-07-03')).slice(0, 3).map(({ slotIdx }) => slotIdx)
      await test.club.sql`delete from claim where slot_idx = any(${taken}::bigint[])`
      await test.club.sql`insert into claim (slot_idx, seat, kind) select unnest(${taken}::bigint[]), 0, 'TEAM'`
      await part(51, 'F')
      await anew('2027-07-03')
      expect(await waiting('2027-07-03')).toHaveLength(2)
      expect(await kept('2027-07-03')).toHaveLength(1)
      await test.club.sql`delete from claim where kind = 'TEAM'`
    })

    it('has all that groups and the club leave of a part that is given by draw', async () => {
      await part(0, 'D')
      expect(await anew('2027-07-03')).toEqual([['2027-07-03', 6, 6, 6, 0, undefined]])
      expect(await waiting('2027-07-03')).toHaveLength(5)
      expect(await kept('2027-07-03')).toHaveLength(1)
    })

    it('is first come once what the draw of its week leaves is released', async () => {
      // Two weeks before on Friday at 13:00.
      await part(50, 'F')
      await test.club.setClock('2027-06-11T12:59')
      await anew('2027-06-26')
      expect(await waiting('2027-06-26')).toHaveLength(3)
      await test.club.setClock('2027-06-11T13:00')
      await test.club.sql`update template_part set draw_share = 51, fcfs_share = 29 where template_idx = ${everyday}`
      await anew('2027-06-26')
      expect(await waiting('2027-06-26')).toEqual([])
      await test.club.setClock('2027-06-01T09:30')
      await test.club.sql`
        update template_part set draw_share = 0, fcfs_share = 90, house_share = 10 where template_idx = ${everyday}`
    })
  })

  it('does not forget a tee time that was booked before', async () => {
    const { club } = test
    const member = await club.member()
    const [slot] = await slots('2027-06-15')
    const answer = await club.book(member, slot!.slotIdx, await club.hold(member, slot!.slotIdx))
    expect(answer.code).toBeUndefined()
    expect(await anew('2027-06-15')).toEqual([['2027-06-15', 6, 0, 0, 0, undefined]])
    await club.sql`update template_part set first_time = '08:16' where template_idx = ${everyday}`
    expect(await anew('2027-06-15')).toBe('DAY_HAS_CLAIMS')
    await club.sql`update template_part set first_time = '08:08' where template_idx = ${everyday}`
  })

  it('makes a day a holiday around what is taken, as long as its tee times stay', async () => {
    const { sql } = test.club
    await sql`insert into holiday (date, name) values ('2027-06-14', '{"en": "Club day"}')`
    await sql`insert into day_override (date, template_idx) values ('2027-06-14', ${everyday})`
    const [first] = await slots('2027-06-14')
    await sql`insert into claim (slot_idx, seat, kind) values (${first!.slotIdx}, 0, 'HOUSE')`
    expect(await anew('2027-06-14')).toEqual([['2027-06-14', 6, 0, 0, 0, undefined]])
    expect(await days()).toContain('2027-06-14 HO WEEKEND PUBLISHED 6')
    await sql`delete from day_override`
    expect(await anew('2027-06-14')).toBe('DAY_HAS_CLAIMS')
    await sql`delete from claim where slot_idx = ${first!.slotIdx}`
    expect(await anew('2027-06-14')).toEqual([['2027-06-14', 4, 4, 6, 0, undefined]])
  })

  it('leaves closed days alone', async () => {
    const before = await slots('2027-05-11')
    expect(await anew('2027-05-11')).toEqual([['2027-05-11', 6, 2, 2, 0, 'STATE']])
    expect(await slots('2027-05-11')).toEqual(before)
  })

  it('refuses a template whose teams meet at the turn, and says where', async () => {
    const [row] = await test.club.sql<{ templateIdx: number }[]>`
      update template_part set last_time = '10:24' where template_idx = ${everyday} returning template_idx`
    const refused = await generate(ctx(), '2027-06-21', '2027-06-21', { templateIdx: row!.templateIdx })
    expect(refused).toMatchObject({ code: 'OVERLAP', msgVar: { with: 'Everyday, 1, 10:23 / 10:24' } })
    expect(await of(preview(ctx(), '2027-06-21', '2027-06-21'))).toMatchObject([
      [expect.anything(), 36, 36, 0, 0, 'OVERLAP'],
    ])
    expect(await slots('2027-06-21')).toEqual([])
  })
})
