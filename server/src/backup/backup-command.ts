import { parseArgs } from 'node:util'
import { takeBackup } from './backup.ts'
import { DONE, fail, keyOf, runCommand, say, settings, WARNED } from './command.ts'
import { readKeep } from './keep-rules.ts'
import { writeReadable } from './readable.ts'
import { removeSurplus } from './remove-surplus.ts'
import { readableLines, takenLines, warningsOf } from './said.ts'

// npm run backup: the whole club in one archive; also beside a running server.

const HELP = `npm run backup -- [--to=<file> | --in=<folder> [--keep=<days>,<weeks>,<months>]] [--key-file=<file>]
       npm run backup -- --readable=<folder>

Writes the whole club into one archive: every table as it is at one moment, and the files that were uploaded.
The site may run meanwhile. It reads the same settings as the site: DATA_DIR, DATABASE_URL, FILES_S3_URL.

  --to=<file>        the archive; by default backups/clubhouse-<club>-<time>.tar, or .tar.age with a key. Nothing is
                     overwritten
  --in=<folder>      the folder of an archive with that name
  --keep=7,4,12      then deletes archives of this club in the folder, except the newest of each of the last 7 days,
                     4 weeks and 12 months that have one. After warnings nothing is deleted
  --key-file=<file>  a file with the key (at least 16 characters) that encrypts the archive, in the format of age;
                     BACKUP_KEY does the same. Without a key it is not encrypted, and has no secrets of this deployment
  --readable=<folder> writes a new folder for people and other programs in place of an archive: each table as CSV, the
                     uploaded files, and README.html, which explains them. It cannot be restored
  --help             this text

Ends with 0 when the archive is complete, with 2 when it is written and there are warnings about the club in it
(a file is missing, the audit log is broken), with 1 when there is no archive.`

await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      in: { type: 'string' },
      keep: { type: 'string' },
      'key-file': { type: 'string' },
      readable: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const { to, in: within, readable } = values
  if (readable !== undefined) {
    if (Object.keys(values).length > 1) fail('--readable=<folder> goes with no other option.')
    const written = await writeReadable(settings(), readable, signal)
    for (const line of readableLines(written)) say(line)
    return written.missing.length > 0 ? WARNED : DONE
  }
  if (to !== undefined && within !== undefined) fail('Name the archive (--to) or its folder (--in), not both.')
  if (values.keep !== undefined && within === undefined) fail('--keep needs the folder of the archives (--in).')
  const keep = values.keep === undefined ? undefined : readKeep(values.keep)
  if (values.keep !== undefined && !keep) fail('Invalid --keep: use days, weeks and months, such as 7,4,12.')
  const began = performance.now()
  const config = settings()
  const key = await keyOf(config, values['key-file'])
  const taken = await takeBackup(config, { to, within, key, say, signal })
  for (const line of takenLines(taken, (performance.now() - began) / 1000)) say(line)
  if (warningsOf(taken).length > 0) return WARNED
  if (keep) for (const name of await removeSurplus(taken, keep)) say(`Deleted ${name}: --keep keeps a newer one.`)
  return DONE
})
