import { parseArgs } from 'node:util'
import { DONE, FAILED, runCommand, say, WARNED } from '../../backup/command.ts'
import { examine } from './examine.ts'
import { linesOf } from './finding.ts'

// npm run doctor: what is wrong with this club, and what mends it; also beside a running server.

const HELP = `npm run doctor

Looks at the club and says in plain words what is wrong and how to mend it: settings, the data folder and its disk, the
database and its tables, rules, outbox, jobs, mail server, files, and whether the site answers. It changes nothing, and reads the same
settings as the site: DATA_DIR, DATABASE_URL, and the others of README.md.

Ends with 0 when all is well, with 2 when there are warnings, with 1 when something is broken.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const found = await examine(process.env)
  for (const line of found.flatMap(linesOf)) say(line)
  if (found.some(({ state }) => state === 'FAULT')) return FAILED
  return found.some(({ state }) => state === 'WARNING') ? WARNED : DONE
})
