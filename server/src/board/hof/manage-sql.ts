import { type HofState, hofRecord, list as listed } from '@clubhouse/contract/board/hof-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Store } from '../../office/record/store.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import type { HofTable } from '../../platform/tables.ts'
import { type FeatRow, featColumns, featJoins, isFeatMeant } from './rows.ts'
import { WITNESSES, type WitnessRow } from './witnesses.ts'

type Row = FeatRow &
  Pick<HofTable, 'courseIdx' | 'version'> & {
    state: HofState
    publish: boolean
    member: { memberIdx: number; name: string } | null
  }

/** The account of the player, named in a language. */
const member = (sql: Sql, lang: string) => sql`
  (select jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name))
    from member m where m.member_idx = t.member_idx)`

/** A member is named as the account is, where no name is typed. */
export const feats = new Store(hofRecord, {
  columns: { publish: 'has_consent' },
  shown: (sql, { lang }) => ({ member: member(sql, lang) }),
  values: ({ memberIdx = null, playerName, club, ball }, sql) => ({
    member_idx: memberIdx,
    club: club || null,
    ball: ball || null,
    ...(!playerName && { player_name: namesOf(sql, memberIdx) }),
  }),
})

/** In the languages of the club. */
const namesOf = (sql: Sql, memberIdx: number | null) => sql`
  (select jsonb_object_agg(l.code, name_in(l.code, m.name, m.other_name))
    from member m, club, unnest(club.langs) l(code) where m.member_idx = ${memberIdx})`

export const list = (ctx: Context, { state, kind, keyword, ...page }: ParsedInputOf<typeof listed>) => {
  const { sql, lang } = ctx
  return feats.page(ctx, listed, page, {
    select: sql<Row[]>`
      ${featColumns(sql)}, t.course_idx, t.has_consent as publish, t.version, t.state, ${member(sql, lang)} as member`,
    join: featJoins(sql),
    where: [state && sql`t.state = ${state}`, kind && sql`t.kind = ${kind}`, keyword && isFeatMeant(sql, keyword)],
    keyword: [],
  })
}

interface Reported {
  witnesses: WitnessRow[]
  booking: { bookingIdx: number; bookingNo: string; date: string } | null
}

/** What the player said of it: the witnesses with their answers, and the tee time. */
export async function reported(sql: Sql, idx: number, lang: string): Promise<Reported> {
  const [row] = await sql<Reported[]>`
    select ${WITNESSES(sql, lang)} as witnesses,
      (select jsonb_build_object('bookingIdx', b.booking_idx, 'bookingNo', b.booking_no, 'date', b.play_date)
        from booking b where b.booking_idx = t.booking_idx) as booking
    from hof t where t.idx = ${idx}`
  return row!
}

export async function course(sql: Sql, courseIdx: number): Promise<{ holes: number } | undefined> {
  const [row] = await sql<{ holes: number }[]>`select holes from course where course_idx = ${courseIdx}`
  return row
}

/** There is such a member, whose account is not closed. */
export async function isMember(sql: Sql, memberIdx: number): Promise<boolean> {
  const rows = await sql`
    select from member where member_idx = ${memberIdx} and state not in ('WITHDRAW_REQUESTED', 'WITHDRAWN')`
  return rows.length > 0
}

export async function today(sql: Sql): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select current_club_date() as today`
  return row!.today
}
