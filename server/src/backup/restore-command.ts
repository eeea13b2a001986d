import { parseArgs } from 'node:util'
import { checkArchive } from './check-archive.ts'
import { DONE, fail, keyOf, runCommand, say, settings } from './command.ts'
import { restoreClub } from './restore.ts'
import { checkedLine, restoredLines } from './said.ts'

// npm run restore: the club of an archive in an empty folder or an empty database.

const HELP = `npm run restore -- <archive> [--key-file=<file>] [--without-secrets] [--check]

Restores the club of an archive that npm run backup wrote. DATA_DIR has to be an empty or a new folder; with
DATABASE_URL, that database has to be empty too, and with FILES_S3_URL the bucket. All of the archive is checked before
anything is changed, and all of the club before it counts; after a failure the place is as empty as before.

  --key-file=<file>  a file with the key of the backup; BACKUP_KEY does the same
  --without-secrets  leaves out the secrets that the archive has
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
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    say(HELP)
    return DONE
  }
  const [archive, ...more] = positionals
  if (!archive || more.length > 0) return fail('Name one archive: npm run restore -- <archive>. More: --help.')
  if (values.check) {
    say(checkedLine(archive, (await checkArchive(archive)).manifest))
    return DONE
  }
  const began = performance.now()
  const config = settings()
  const key = await keyOf(config, values['key-file'])
  const options = { archive, key, isWithoutSecrets: values['without-secrets'], say, signal }
  const { manifest, hasSecrets } = await restoreClub(config, options)
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir
  const seconds = (performance.now() - began) / 1000
  for (const line of restoredLines(manifest, where, hasSecrets, seconds)) say(line)
  return DONE
})
