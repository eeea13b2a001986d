import { parseArgs } from 'node:util'
import { takeBackup } from './backup.ts'
import { DONE, keyOf, runCommand, say, settings, WARNED } from './command.ts'
import { takenLines, warningsOf } from './said.ts'

// npm run backup: the whole club in one archive; also beside a running server.

const HELP = `npm run backup -- [--to=<file>] [--key-file=<file>]

Writes the whole club into one archive: every table as it is at one moment, and the files that were uploaded.
The site may run meanwhile. It reads the same settings as the site: DATA_DIR, DATABASE_URL, FILES_S3_URL.

  --to=<file>        the archive; by default backups/clubhouse-<club>-<time>.tar. Nothing is overwritten
  --key-file=<file>  a file with the key (at least 16 characters) that encrypts the secrets of this deployment;
                     BACKUP_KEY does the same. Without a key the archive has no secrets
  --help             this text

Ends with 0 when the archive is complete, with 2 when it is written and there are warnings about the club in it
(a file is missing, the audit log is broken), with 1 when there is no archive.`

await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'key-file': { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const began = performance.now()
  const config = settings()
  const key = await keyOf(config, values['key-file'])
  const taken = await takeBackup(config, { to: values.to, key, say, signal })
  for (const line of takenLines(taken, (performance.now() - began) / 1000)) say(line)
  return warningsOf(taken).length > 0 ? WARNED : DONE
})
