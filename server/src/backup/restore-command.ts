import { parseArgs } from 'node:util'
import { checkArchive } from './check-archive.ts'
import { DONE, fail, keyOf, runCommand, say, settings } from './command.ts'
import { restoreClub } from './restore.ts'
import { restoreTo } from './restore-to.ts'
import { checkedLine, restoredLines, restoredToLines } from './said.ts'

// npm run restore: the club of an archive in an empty folder or an empty database, or as it was at a minute.

const HELP = `npm run restore -- <archive> [--key-file=<file>] [--without-secrets] [--check]
       npm run restore -- --to="2026-11-28 10:15" [--key-file=<file>] [--without-secrets]

Restores the club of an archive that npm run backup wrote. DATA_DIR has to be an empty or a new folder; with
DATABASE_URL, that database has to be empty too, and with FILES_S3_URL the bucket. All of the archive is checked before
anything is changed, and all of the club before it counts; after a failure the place is as empty as before.

  --to=<moment>      restores the built-in database out of ARCHIVE_DIR, with every change that was made until then by the
                     clock of the club's zone; --to=end with all of them. DATA_DIR has to be empty or new
  --key-file=<file>  a file with the key of the backup; BACKUP_KEY does the same
  --without-secrets  leaves out the secrets that the archive has; one that is encrypted needs its key all the same
  --check            only checks the archive
  --help             this text

Ends with 0 when the club is restored (or the archive is whole), with 1 when nothing was changed.`

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'key-file': { type: 'string' },
      'without-secrets': { type: 'boolean' },
      check: { type: 'boolean' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1000
  const { to } = values
  if (to !== undefined) {
    if (positionals.length > 0 || values.check) fail('--to=<moment> takes no archive and no --check.')
    const config = settings()
    const key = await keyOf(config, values['key-file'])
    const found = await restoreTo(config, { to, key, isWithoutSecrets: values['without-secrets'], say, signal })
    for (const line of restoredToLines(found, config.dataDir, secondsSince())) say(line)
    return DONE
  }
  const [archive, ...more] = positionals
  if (!archive || more.length > 0) return fail('Name one archive: npm run restore -- <archive>. More: --help.')
  const config = settings()
  const key = await keyOf(config, values['key-file'])
  if (values.check) {
    say(checkedLine(archive, (await checkArchive(archive, key)).manifest))
    return DONE
  }
  const options = { archive, key, isWithoutSecrets: values['without-secrets'], say, signal }
  const { manifest, hasSecrets } = await restoreClub(config, options)
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir
  for (const line of restoredLines(manifest, where, hasSecrets, secondsSince())) say(line)
  return DONE
})
