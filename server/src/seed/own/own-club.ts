import { offsetMinutes, ZONE_OFFSETS } from '@clubhouse/contract/policy'
import { standardOffset } from '../../code/policy-rules.ts'
import { audit } from '../../platform/audit.ts'
import { type Config, StartError } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import { seedCodes } from '../codes/codes.ts'
import { intoEmpty } from '../into-empty.ts'
import { seedFirstManager } from '../people/managers.ts'
import { beginSeeding, type Seeding, ZONE } from '../seeding.ts'
import { seedHolidays } from '../site/holidays.ts'
import { languagesOf, namesOf, type OwnClub } from './fields.ts'
import { seedOwnMenus } from './own-menus.ts'

/** A club without anything of the demo, not open yet. @returns the first manager's password @throws StartError */
export async function createOwnClub(database: Database, config: Config, own: OwnClub): Promise<string> {
  let password = ''
  const made = await intoEmpty(database, async (sql) => {
    const named = { ...config, clubCode: own.code, siteCode: own.code }
    const seeding = await beginSeeding(sql, named, () => {}, own.zone)
    const offset = await seedClubRow(seeding, own)
    await seedOwnMenus(seeding)
    await seedCodes(seeding)
    await fitCodes(seeding, [String(offset + 1), ZONE_OFFSETS[offset]!, own.zone, ''])
    if (own.zone === ZONE) await seedHolidays(seeding)
    await stopSite(seeding)
    const { managerId: id, managerName: name, managerOtherName: otherName, managerEmail: email } = own
    password = await seedFirstManager(seeding, { id, name, otherName, email, lang: languagesOf(own.languages)[0]! })
  })
  if (made) return password
  const [club] = await database<{ clubCode: string; clubName: string }[]>`select club_code, club_name from club`
  throw new StartError(
    `This database holds a club already: ${club!.clubCode}, ${club!.clubName}. Set DATA_DIR or DATABASE_URL to another place.`,
  )
}

/** @returns the place of the zone's offset among those of the product */
async function seedClubRow({ sql, clubCode, siteCode, today }: Seeding, own: OwnClub): Promise<number> {
  const langs = languagesOf(own.languages)
  const minutes = standardOffset(own.zone, today.year)
  const offset = ZONE_OFFSETS.findIndex((one) => offsetMinutes(one) === minutes)
  if (offset < 0) throw new StartError(`Invalid --zone: ${own.zone} has an offset that the product does not list.`)
  await sql`
    insert into club (club_idx, club_code, site_code, club_name, currency, time_zone, zone, lang, langs, translated, sender_name)
    values (1, ${clubCode}, ${siteCode}, ${own.name}, ${own.currency}, ${String(offset + 1)}, ${own.zone}, ${langs[0]!}, ${langs},
      ${sql.json(translatedNames(own, langs))}, '')`
  return offset
}

/** @throws StartError for a language that the club does not have */
function translatedNames({ names }: OwnClub, [, ...others]: readonly string[]) {
  const pairs = Object.entries(namesOf(names) ?? {})
  const stray = pairs.find(([lang]) => !others.includes(lang))
  if (stray) throw new StartError(`Invalid --names: ${stray[0]} is not one of the club’s other languages.`)
  return Object.fromEntries(pairs.map(([lang, clubName]) => [lang, { clubName }]))
}

/** The code group of courses has the demo's names, and the policy of the time zone has its zone. */
async function fitCodes({ sql }: Seeding, zone: string[]): Promise<void> {
  await sql`update policy set "values" = ${zone} where key = 'C0190'`
  await sql`
    update code set key_name = 'Course ' || key, labels = jsonb_build_object('en', 'Course ' || key, 'ko', key || ' 코스')
    where group_id = '517'`
}

/** Until the manager opens it, only managers can log in. */
async function stopSite({ sql }: Seeding): Promise<void> {
  await sql`update site_state set state = 0`
  const ctx = await clubContext(asOneTransaction(sql), 'club.create')
  await audit(ctx, { noun: 'site-state', recordIdx: 1, after: { state: 0 } })
}
