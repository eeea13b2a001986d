import { hofReport } from '../../board/hof/report/service.ts'
import { lostClaim } from '../../board/lost-item/claim/service.ts'
import { lostReport } from '../../board/lost-item/report/service.ts'
import type { Database } from '../../platform/database.ts'
import { isNo } from '../../platform/write.ts'
import { type Golfer, memberContexts } from '../bookings/member-context.ts'

const LOSER = 'member1'
const CLAIMANT = 'member2'

/** A loss that a found item matches, a claim that waits for the office, and an achievement that waits for its witness. */
export async function seedMemberReports(database: Database): Promise<void> {
  const contextOf = await memberContexts(database)
  const found = await database<{ idx: number; kind: string; lostDate: string }[]>`
    select idx, kind, (found_date - 1)::text as lost_date from lost_item
    where kind in ('PHONE', 'CLOTHES') and state = 'PUBLISHED' order by kind`
  const of = (kind: string) => found.find((one) => one.kind === kind)!
  done(
    await lostReport.create(
      {
        ...{ kind: 'PHONE', lostDate: of('PHONE').lostDate, title: '거리측정기', place: '힐 코스' },
        text: '검은색 케이스에 들어 있습니다.',
      },
      contextOf(await golfer(database, LOSER), 'lostReport.create'),
      [],
    ),
  )
  done(
    await lostClaim.create(
      { idx: of('CLOTHES').idx, description: '남색이고 안쪽 주머니에 장갑이 있습니다.', phoneNo: '' },
      contextOf(await golfer(database, CLAIMANT), 'lostClaim.create'),
    ),
  )
  const [played] = await database<{ bookingIdx: number; courseIdx: number; id: string; witnessIdx: number }[]>`
    select b.booking_idx, s.course_idx, m.id, w.member_idx as witness_idx
    from booking b join slot s using (slot_idx) join member m on m.member_idx = b.member_idx
      join booking_player w on w.booking_idx = b.booking_idx and w.active and w.member_idx <> m.member_idx
      join member o on o.member_idx = w.member_idx
    where b.state = 'PL' and m.state = 'ACTIVE' and o.state = 'ACTIVE' order by m.id not like 'member%', b.play_date desc, b.booking_idx, w.no limit 1`
  if (!played) return
  const { id, witnessIdx, ...where } = played
  done(
    await hofReport.create(
      {
        ...{ ...where, kind: 'EAGLE', hole: 5, club: 'Pitching wedge', ball: 'Yellow, number 3' },
        ...{ witness: [witnessIdx], publish: true },
      },
      contextOf(await golfer(database, id), 'hofReport.create'),
      [],
    ),
  )
}

async function golfer(sql: Database, id: string): Promise<Golfer> {
  const [row] = await sql<Golfer[]>`
    select member_idx, id, name, other_name, member_type from member where id = ${id}`
  return row!
}

/** @throws for a refusal: the demo follows the club’s rules */
function done(answer: unknown): void {
  if (isNo(answer)) throw new Error(`a report of the demo was refused: ${JSON.stringify(answer)}`)
}
