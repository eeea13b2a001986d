import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { StartError } from '../platform/config.ts'
import { BINARIES, type Binaries } from '../platform/embedded-database.ts'

const run = promisify(execFile)

/** The binaries that a release brings in its folder. @throws StartError when it has none */
export async function binariesIn(release: string): Promise<Binaries> {
  const file = join(resolve(release), 'node_modules', BINARIES, 'dist/index.js')
  if (!existsSync(file)) throw new StartError(`${release} has no ${BINARIES}. Name the folder of the release before.`)
  return import(pathToFileURL(file).href)
}

/**
 * Binaries of an older major version, in a folder of their own. npm is the one place that has them.
 * @throws StartError without npm or a connection to it
 */
export async function binariesFromNpm(major: number, folder: string): Promise<Binaries> {
  const version = newest(JSON.parse(await npm('view', BINARIES, 'versions', '--json')), major)
  if (!version) throw new StartError(`npm has no ${BINARIES} of PostgreSQL ${major}.`)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  await npm('install', '--prefix', folder, ...quiet, `${BINARIES}@${version}`)
  // The one script of the package, which makes the links that a package of npm cannot have.
  const cwd = join(folder, 'node_modules', BINARIES)
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd })
  return binariesIn(folder)
}

/** @param versions such as 17.10.0-beta.17, which all count as releases before a release */
export const newest = (versions: readonly string[], major: number): string | undefined =>
  versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)

async function npm(...args: string[]): Promise<string> {
  try {
    return (await run('npm', args, { shell: process.platform === 'win32' })).stdout
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string }
    throw new StartError(
      `npm could not bring the older PostgreSQL (${stderr?.trim().split('\n')[0] || code}). Where the release before is still on this machine, its folder has it: --from=<folder>. The database is as it was.`,
    )
  }
}
