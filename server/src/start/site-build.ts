import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../platform/config.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILD = join(ROOT, 'web/build')
/** The site as the workers load it. */
export const SITE = join(BUILD, 'server/index.js')
const STAMP = join(BUILD, 'sources.sha256')
const SOURCES = [
  'web/src',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
  'web/react-router.config.ts',
  'web/compress.ts',
  'web/recorded-shapes.ts',
  'web/without-shapes.ts',
  'contract/src',
  'draw/src',
  'draw/verify-file.ts',
  'draw/build-verify-file.ts',
  'package-lock.json',
]

/**
 * Builds the site when it is missing or outdated. A packed release has the built site without its sources.
 * @throws StartError with the end of the build's output
 */
export async function buildSite(log: (line: string) => void): Promise<void> {
  if (!existsSync(join(ROOT, 'package-lock.json')) && existsSync(SITE)) return
  const stamp = fingerprint()
  if (existsSync(SITE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  log('Building the site (about 30 seconds)…')
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  if (code !== 0) throw new StartError(`The site could not be built:\n${output.slice(-2000)}`)
  writeFileSync(STAMP, stamp)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else if (!path.endsWith('.test.ts')) hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
  for (const source of SOURCES) add(join(ROOT, source))
  return hash.digest('hex')
}
