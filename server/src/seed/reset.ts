import { parseArgs } from 'node:util'
import { loadProductTexts } from '../language/product-texts.ts'
import { readConfig, StartError } from '../platform/config.ts'
import { migrate } from '../platform/migrate.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { type SeedKind, seed } from './seed.ts'
import { dropEverything, runCommand, withDatabase } from './target.ts'

// npm run db:reset -- --seed=demo|large|empty: drops everything in the database and creates a new club.

const KINDS: readonly SeedKind[] = ['demo', 'large', 'empty']
const log = (line: string) => console.log(line)

async function run(): Promise<void> {
  const kind = wanted()
  const config = readConfig(process.env)
  await withDatabase(config, async (database) => {
    await dropEverything(database)
    await migrate(database)
    await loadProductTexts(database)
    const began = performance.now()
    await seed({ database, config }, kind, log)
    log(`Created the ${kind} club in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    if (kind !== 'empty') log(`Accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ id }) => id).join(', ')}`)
  })
}

function wanted(): SeedKind {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: 'demo' } }, strict: false })
  const kind = KINDS.find((one) => one === values.seed)
  if (!kind) throw new StartError(`Invalid --seed: use ${KINDS.join(', ')}.`)
  return kind
}

await runCommand(run)
