import { loadProductTexts } from '../language/product-texts.ts'
import { readConfig, StartError } from '../platform/config.ts'
import { migrate } from '../platform/migrate.ts'
import { answersOf, readFlags } from './own/answers.ts'
import { createOwnClub } from './own/own-club.ts'
import { saidAfter } from './own/said.ts'
import { withTerminal } from './own/terminal.ts'
import { runCommand, withDatabase } from './target.ts'

// npm run club:new: makes an empty club in an empty database. Asks for what the flags leave out. Decision 061.

const say = (line: string) => console.log(line)

await runCommand(async () => {
  const config = readConfig(process.env)
  const flags = readFlags(process.argv.slice(2))
  await withDatabase(config, async (database) => {
    await migrate(database)
    const [club] = await database<{ clubCode: string; clubName: string; isDemo: boolean }[]>`
      select club_code, club_name, is_demo from club`
    if (club)
      throw new StartError(
        `This database holds a club already: ${club.clubCode}, ${club.clubName}. ${
          club.isDemo ? 'To replace the demo: npm run club:replace.' : 'Set DATA_DIR or DATABASE_URL to another place.'
        }`,
      )
    const own = await withTerminal((ask) => answersOf(flags, ask, say))
    await loadProductTexts(database)
    say(saidAfter(own, await createOwnClub(database, config, own)))
  })
})
