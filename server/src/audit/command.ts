import { parseArgs } from 'node:util'
import { besideServer } from '../platform/beside-server.ts'
import { readConfig, StartError } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { headText } from './service.ts'
import { type Head, verify } from './verify.ts'

// npm run audit:verify [-- --head=<length>:<hash>]: proves the chain of the audit log; also beside a running server.
// Ends with 0 when it is proven, 1 when it is broken, 2 when it could not be checked.

const PROVEN = 0
const BROKEN = 1
const NOT_CHECKED = 2
const EVERY = 100_000

async function run(): Promise<number> {
  const known = wanted()
  const config = readConfig(process.env)
  return besideServer(config, async (url) => {
    const database = openDatabase(url, 2)
    let said = 0
    try {
      const { checked, problem, brokenAt, head } = await verify(database, {
        known,
        onPart: (done, total) => {
          if (done - said < EVERY) return
          said = done
          console.log(`  ${done} of ${total}`)
        },
      })
      console.log(`Checked ${checked} of ${head.seq} entries. Head: ${headText(head)}`)
      console.log(problem ? `The chain is broken at entry ${brokenAt}: ${EXPLAINED[problem]}.` : 'The chain is proven.')
      return problem ? BROKEN : PROVEN
    } finally {
      await database.end({ timeout: 5 })
    }
  })
}

const EXPLAINED = {
  CHANGED: 'it was changed',
  MISSING: 'it was deleted',
  GAP: 'entries before it were deleted',
  CUT: 'entries at the end were deleted',
  ADDED: 'it was added outside the chain',
  ERASED: 'a value was erased or changed without a note of it',
  REWRITTEN: 'the hashes up to it are not those that were known',
}

function wanted(): Head | undefined {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  if (values.head === undefined) return undefined
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.head) ?? []
  if (!seq || !hash) throw new StartError('Invalid --head: use the length and the hash as printed, <length>:<hash>.')
  return { seq: Number(seq), hash }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = NOT_CHECKED
}
