import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadProductTexts } from '../language/product-texts.ts'
import { type Config, readConfig, StartError } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { type Ask, answersOf, readFlags } from './own/answers.ts'
import { createOwnClub } from './own/own-club.ts'
import { saidAfter } from './own/said.ts'
import { withTerminal } from './own/terminal.ts'
import { dropEverything, runCommand, withDatabase } from './target.ts'

// npm run club:replace: removes the demo club with everything in it and makes an empty club.

const say = (line: string) => console.log(line)

interface Demo {
  clubCode: string
  clubName: string
  members: number
  bookings: number
  files: number
}

await runCommand(async () => {
  const config = readConfig(process.env)
  const flags = readFlags(process.argv.slice(2), ['drop'])
  await withDatabase(config, async (database) => {
    await migrate(database)
    const demo = await demoIn(database)
    const own = await withTerminal(async (ask) => {
      const answers = await answersOf(flags, ask, say)
      say(warningOf(demo, config))
      await confirm(demo, flags.drop, ask)
      return answers
    })
    await dropEverything(database)
    await rm(join(config.dataDir, 'files'), { recursive: true, force: true })
    await migrate(database)
    await loadProductTexts(database)
    say(saidAfter(own, await createOwnClub(database, config, own)))
  })
})

/** @throws StartError when the database holds no demo club */
async function demoIn(database: Database): Promise<Demo> {
  const [club] = await database<(Demo & { isDemo: boolean })[]>`
    select club_code, club_name, is_demo, (select count(*) from member)::int as members,
      (select count(*) from booking)::int as bookings, (select count(*) from file)::int as files
    from club`
  if (!club) throw new StartError('This database holds no club. Use npm run club:new.')
  if (!club.isDemo)
    throw new StartError(`${club.clubName} (${club.clubCode}) is not the demo club, so it is not replaced.`)
  return club
}

function warningOf(
  { clubCode, clubName, members, bookings, files }: Demo,
  { databaseUrl, dataDir, filesS3Url }: Config,
): string {
  const folder = join(dataDir, 'files')
  const place = databaseUrl ? 'the database of DATABASE_URL' : `the database in ${join(dataDir, 'postgres')}`
  return `
This deletes the demo club ${clubName} (${clubCode}) for good:
  ${members} members, ${bookings} bookings, every tee sheet, post, setting, email and log entry, and ${files} files.
It empties ${place} and the folder ${folder}.${filesS3Url ? ' Files in the bucket of FILES_S3_URL stay: empty it yourself.' : ''}
To keep a copy, stop here and run npm run backup.
`
}

async function confirm({ clubCode }: Demo, dropped: string | undefined, ask: Ask): Promise<void> {
  const typed = dropped ?? (await ask?.(`Type ${clubCode} to delete it: `)) ?? ''
  if (typed.trim() !== clubCode) throw new StartError(`Nothing was deleted. To confirm: --drop ${clubCode}.`)
}
