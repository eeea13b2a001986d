import { inquiryManage } from '../../inquiry/manage/service.ts'
import { inquiryTemplate } from '../../inquiry/manage/template.ts'
import { inquiry } from '../../inquiry/service.ts'
import { notify } from '../../member/inbox/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { isNo, type No } from '../../platform/write.ts'
import { type Golfer, memberContexts } from '../bookings/member-context.ts'
import { managerContext } from '../manager-context.ts'
import { ZONE } from '../seeding.ts'
import { INQUIRIES, TEMPLATES } from './inquiry-texts.ts'

type Seeded = (typeof INQUIRIES)[number]
const OFFICE = 'office1'

/** Enquiries in every state, and templates of answers: made through the services, while the club’s clock shows their days. */
export async function seedInquiries(database: Database): Promise<void> {
  const [clock] = await database<{ shift: string; today: string }[]>`
    select shift::text, current_club_date()::text as today from clock`
  const { shift, today } = clock!
  const goTo = async ([daysAgo, time]: readonly [number, string]) => {
    const day = Temporal.PlainDate.from(today).subtract({ days: daysAgo })
    const at = day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).toInstant()
    await database`update clock set shift = ${at}::timestamptz - statement_timestamp()`
  }
  try {
    for (const { ko, ...words } of TEMPLATES) {
      const template = { ...words, translated: { ko } }
      done(await inquiryTemplate.create(template, await officeIn(database, 'inquiryTemplate.create')))
    }
    for (const one of INQUIRIES) await seedOne(database, one, goTo)
  } finally {
    await database`update clock set shift = ${shift}::interval`
  }
}

async function seedOne(sql: Database, one: Seeded, goTo: (at: Seeded['at']) => Promise<void>): Promise<void> {
  const [golfer] = await sql<Golfer[]>`
    select member_idx, id, name, other_name, member_type from member where id = ${one.who}`
  if (!golfer) return
  await goTo(one.at)
  const contextOf = await memberContexts(sql)
  const { type, title, contents, assigned, note, answer } = one
  const { idx } = done(await inquiry.create({ type, title, contents }, contextOf(golfer, 'inquiry.create'), []))
  const { assign, addNote, answer: send } = inquiryManage({ notify })
  let version = 1
  if (assigned) {
    await goTo(assigned.at)
    const context = await officeIn(sql, 'inquiryManage.assign')
    const [to] = await sql<{ adminIdx: number }[]>`select admin_idx from admin where id = ${assigned.to}`
    version = done(await assign({ idx, version, adminIdx: to!.adminIdx, text: assigned.text ?? '' }, context)).version
  }
  if (note) done(await addNote({ idx, text: note }, await officeIn(sql, 'inquiryManage.addNote')))
  if (!answer) return
  await goTo(answer.at)
  const { contents: text, close = false } = answer
  done(await send({ idx, version, contents: text, close }, await officeIn(sql, 'inquiryManage.answer'), []))
}

const officeIn = async (sql: Database, callName: string): Promise<Context> =>
  (await managerContext(sql, OFFICE, callName))!

/** @throws for a refusal: the demo follows the club’s rules */
function done<T>(answer: T): Exclude<T, No> {
  if (isNo(answer)) throw new Error(`an enquiry of the demo was refused: ${JSON.stringify(answer)}`)
  return answer as Exclude<T, No>
}
