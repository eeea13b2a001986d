import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Changes } from './changes.ts'

interface Check {
  name: string
  command: string
  /** The command with `--all`. */
  all?: string
  /** The command for files that changed since a commit; undefined when they need none. */
  changed: (since: string, changes: Changes) => string | undefined
}

/** What the databases of a run take, with room to spare. */
const NEEDED_BYTES = 6 * 1024 ** 3
const WORKSPACES = ['contract', 'draw', 'server', 'web', 'e2e', 'bench', 'specification']
const DIRECTIONS =
  'depcruise --config .dependency-cruiser.cjs contract/src draw/src server web/src e2e bench && ' +
  'depcruise --config .dependency-cruiser.folders.cjs contract/src draw/src server/src web/src && ' +
  'node noun-cycles.ts'
const RULES = 'vitest run --project unit --project replacing --project dom'
const TABLES = 'node server/tools/tables.ts --check'

/** Every check, fastest failures first; the same list on a laptop and in CI. Decision 088. */
const CHECKS: Check[] = [
  {
    name: 'format and lint',
    command: 'biome ci --error-on-warnings .',
    // Biome's own --changed leaves out what is not committed.
    changed: (_, { kept }) =>
      kept.length > 0 ? `biome ci --error-on-warnings --no-errors-on-unmatched ${kept.join(' ')}` : undefined,
  },
  {
    name: 'types',
    command: typesOf(WORKSPACES),
    // What is known of unchanged files is kept, for the same seconds again and again.
    changed: (_, changes) => typesOf(changes.affected(WORKSPACES), '--incremental --tsBuildInfoFile .tmp/types/'),
  },
  { name: 'directions', command: DIRECTIONS, changed: (_, changes) => (changes.hasImports ? DIRECTIONS : undefined) },
  { name: 'unused code', command: 'knip', changed: (_, changes) => (changes.hasSource ? 'knip' : undefined) },
  {
    name: 'rules and calls',
    command: 'vitest run',
    // Many unit tests read files that they do not import, such as the texts, and all of them take seconds.
    changed: (_, changes) => {
      const { near, all } = changes.serverTests()
      console.log(`  The unit tests, and ${near.length} of the server's ${all} test files: those beside what changed`)
      return near.length ? `${RULES} && vitest run --project server ${near.join(' ')}` : RULES
    },
  },
  {
    name: 'tables and schema',
    command: TABLES,
    changed: (_, changes) =>
      changes.touch('db/migrations/', 'db/schema/', 'server/tools/', 'server/src/platform/tables.ts')
        ? TABLES
        : undefined,
  },
  {
    name: 'journeys in the browser',
    command: 'npm run journeys:main -w e2e --silent',
    all: 'npm run journeys -w e2e --silent',
    // Journeys do not import the site, so only changed journeys are run.
    changed: (since, changes) =>
      changes.touch('e2e/')
        ? `npm run journeys -w e2e --silent -- --only-changed=${since} --pass-with-no-tests`
        : undefined,
  },
]

const { values: asked } = parseArgs({
  options: {
    /** Runs every journey, not only the main ones and a look at each page. */
    all: { type: 'boolean', default: false },
    /** Checks only what changed since the last commit, or since `--since`, and its dependents. */
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    /** Runs everything as if the machine's clock showed this time, such as 2026-12-31T23:55. */
    at: { type: 'string' },
  },
})

// TypeScript allocates a gigabyte: by default Go would collect garbage for a third of the time.
const env = { GOGC: '400', ...process.env, ...temporaryFilesInMemory(), ...(asked.at ? clockAt(asked.at) : {}) }
const changes = asked.changed ? new Changes(asked.since) : undefined
let passed = 0
const beganAll = performance.now()
for (const { name, command, all, changed } of CHECKS) {
  const whole = (asked.all && all) || command
  const wanted = changes ? changed(asked.since, changes) : whole
  if (!wanted) continue
  const began = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(wanted, { shell: true, stdio: 'inherit', env })
  if (status !== 0) {
    console.error(`\n${name}: failed. Run it alone with: npx ${wanted}`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, 0 failed, ${((performance.now() - beganAll) / 1000).toFixed(0)} s`)

function typesOf(workspaces: readonly string[], keeping = ''): string {
  return workspaces
    .map((name) => `tsc --checkers 2 -p ${name}${keeping && ` ${keeping}${name}.tsbuildinfo`}`)
    .join(' && ')
}

/** A test file's database has 1,500 files: on a disk, to make and remove them takes ten times as long. */
function temporaryFilesInMemory(): Record<string, string> {
  const memory = '/dev/shm'
  if (process.env.TMPDIR || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < NEEDED_BYTES) return {}
  const folder = mkdtempSync(`${memory}/clubhouse-check-`)
  // The database runs as a user of its own.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TMPDIR: folder }
}

/** Environment of Debian's libfaketime with the same offset for all processes. */
function clockAt(at: string): Record<string, string> {
  const found = ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
    .find((path) => existsSync(path))
  if (!found) {
    console.error('--at needs libfaketime. On Debian: apt-get install libfaketime')
    process.exit(1)
  }
  const aheadS = Math.round((Date.parse(`${at}Z`) - Date.now()) / 1000)
  const sign = aheadS < 0 ? '' : '+'
  return {
    LD_PRELOAD: found,
    FAKETIME: `${sign}${aheadS}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // With its fix for old C libraries every timed wait of Chromium ends at once, and takes all of both cores.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: 'UTC',
  }
}
