import type { Database } from '../platform/database.ts'
import { hashPassword } from '../platform/password.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { seedBanners } from './banners/banners.ts'
import { seedAppeals } from './bookings/appeals.ts'
import { seedArrivals } from './bookings/arrivals.ts'
import { seedBookings } from './bookings/bookings.ts'
import { seedCancellations } from './bookings/cancellations.ts'
import { finishHistory } from './bookings/history.ts'
import { seedStandby } from './bookings/standby.ts'
import { seedCodes } from './codes/codes.ts'
import { seedDraws } from './draws/draws.ts'
import { seedEvents } from './events/events.ts'
import { seedFaq } from './faq/faq.ts'
import { seedFnbMenu } from './fnb-menu/fnb-menu.ts'
import { seedGroups } from './groups/groups.ts'
import { seedHof } from './hof/hof.ts'
import { seedInquiries } from './inquiries/inquiries.ts'
import { intoEmpty } from './into-empty.ts'
import { seedYears, tidyUp } from './large/years.ts'
import { seedLostItems } from './lost-items/lost-items.ts'
import { seedMemberReports } from './lost-items/member-reports.ts'
import { seedNotices } from './notices/notices.ts'
import { seedFirstManager, seedManagers } from './people/managers.ts'
import { seedMembers } from './people/members.ts'
import { seedReferences } from './references/references.ts'
import { seedCoupons } from './reservation/coupons.ts'
import { seedCourseHoles } from './reservation/course-holes.ts'
import { seedCourseState } from './reservation/course-state.ts'
import { seedCourses } from './reservation/courses.ts'
import { seedDiscounts } from './reservation/discounts.ts'
import { seedFees } from './reservation/fees.ts'
import { seedOpeningRules } from './reservation/opening-rules.ts'
import { seedReservedSlots } from './reservation/reserved-slots.ts'
import { seedSheets } from './reservation/sheets.ts'
import { seedTemplates } from './reservation/templates.ts'
import { seedSections } from './sections/sections.ts'
import { beginSeeding, type SeedConfig, type Seeding } from './seeding.ts'
import { seedSentMails } from './sent-mails.ts'
import { seedClub } from './site/club.ts'
import { seedClubTexts } from './site/club-texts.ts'
import { seedHolidays } from './site/holidays.ts'
import { seedMenus } from './site/menus.ts'
import { seedVisits } from './site/visits.ts'
import { seedTerms } from './terms/terms.ts'
import { seedConsents, seedUpcomingTerms } from './terms/upcoming-terms.ts'
import { seedWeather } from './weather/weather.ts'

export type SeedKind = 'demo' | 'empty' | 'large'

const DEMO_MEMBERS = 240
const LARGE_MEMBERS = 20_000

/** Atomic; does nothing when there is a club. @param kind `empty` rules and one manager, `large` years of bookings */
export async function seed(
  { database, config }: { database: Database; config: SeedConfig },
  kind: SeedKind,
  log: (line: string) => void = () => {},
): Promise<void> {
  const made = await intoEmpty(database, async (sql) => {
    const seeding = await beginSeeding(sql, config, log)
    await seedRules(seeding)
    if (kind === 'empty') await seedEmpty(seeding)
    else await seedDemo(seeding, kind === 'large' ? LARGE_MEMBERS : DEMO_MEMBERS)
    if (kind === 'large') await seedYears(seeding)
  })
  if (!made || kind === 'empty') return
  await finishHistory(database)
  await seedArrivals(database)
  await seedCourseState(database)
  await seedCancellations(database)
  await seedAppeals(database)
  await seedDraws(database)
  await seedGroups(database)
  await seedStandby(database)
  await seedInquiries(database)
  await seedMemberReports(database)
  await seedSentMails(database)
  if (kind === 'large') await tidyUp(database)
}

async function seedRules(seeding: Seeding): Promise<void> {
  await seedClub(seeding)
  await seedMenus(seeding)
  await seedCodes(seeding)
  await seedHolidays(seeding)
  await seedTerms(seeding)
  await seedCourses(seeding)
  await seedOpeningRules(seeding)
  await seedFees(seeding)
}

async function seedEmpty(seeding: Seeding): Promise<void> {
  const manager = {
    id: 'manager1',
    name: '관리자',
    otherName: 'Manager',
    email: 'manager1@greenhill.example',
    lang: 'en',
  }
  const password = await seedFirstManager(seeding, manager)
  seeding.log(`First login: manager1 with the password ${password}. You will set a new one.`)
}

async function seedDemo(seeding: Seeding, members: number): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await seedManagers(seeding, passwordHash)
  await seedMembers(seeding, passwordHash, members)
  await seedConsents(seeding)
  await seedUpcomingTerms(seeding)
  await seedClubTexts(seeding)
  await seedNotices(seeding)
  await seedBanners(seeding)
  await seedEvents(seeding)
  await seedCourseHoles(seeding)
  await seedFaq(seeding)
  await seedSections(seeding)
  await seedVisits(seeding)
  await seedWeather(seeding)
  await seedReferences(seeding)
  await seedFnbMenu(seeding)
  await seedHof(seeding)
  await seedLostItems(seeding)
  await seedDiscounts(seeding)
  await seedCoupons(seeding)
  await seedTemplates(seeding)
  await seedSheets(seeding)
  await seedReservedSlots(seeding)
  await seedBookings(seeding)
  await rememberAsDemo(seeding, passwordHash)
}

/** The password of these accounts is printed in the manual, so the product warns of them. */
async function rememberAsDemo({ sql }: Seeding, passwordHash: string): Promise<void> {
  await sql`
    insert into known_password
    select id from member where password_hash = ${passwordHash}
    union all select id from admin where password_hash = ${passwordHash}`
  await sql`update club set is_demo = true`
}
