import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs, promisify } from 'node:util'
import { RELEASE } from '../src/platform/release.ts'
import { buildSite } from '../src/start/site-build.ts'

// npm run pack: a release as one archive that needs neither npm nor a build. With --try it is unpacked and started.
// Decision 152.

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const NAME = `clubhouse-${RELEASE}-${process.platform}-${process.arch}`
const FOLDER = join(ROOT, 'release')
const AT_MOST_BYTES = 250_000_000

/** What the server reads besides packages and the built site. */
const PARTS = [
  ...['clubhouse', 'package.json', 'README.md', 'LICENSE', 'ops', 'docs/operating.md', 'docs/going-live.md'],
  ...['db/migrations', 'db/messages', 'db/demo', 'contract/package.json', 'contract/src'],
  ...['draw/package.json', 'draw/src', 'server/package.json', 'server/src'],
  ...['web/public', 'web/build', 'web/src/offline/offline-worker.js'],
]
/** Of large packages, only what the server reads; the fonts of the site are among its built files. */
const KEPT: Record<string, RegExp> = {
  pretendard: /^(package\.json|LICENSE.*|dist\/LICENSE.*|dist\/public\/static\/Pretendard-Bold\.otf)$/,
  'libheif-js': /^(package\.json|wasm-bundle\.js|libheif-wasm\/(libheif-bundle\.js|LICENSE))$/,
}
/** What only compilers, linkers, debuggers and the authors of a package read; licences stay. */
const FOR_BUILDERS =
  /\.([cm]?ts|map|a|tsbuildinfo)$|^(?!.*licen[cs]e).*\.md$|(^|\/)(tests?|benchmarks?|docs|examples)$/i

/** @returns the archive, in the folder release */
async function pack(): Promise<string> {
  await buildSite(console.log)
  const target = join(FOLDER, NAME)
  rmSync(target, { recursive: true, force: true })
  for (const part of PARTS) copy(join(ROOT, part), join(target, part), (path) => !/\.test\.tsx?$/.test(path))
  for (const path of await packages()) copyPackage(path, target)
  for (const name of ['contract', 'draw']) linkTo(name, target)
  mkdirSync(join(target, 'bin'))
  await copyNode(join(target, 'bin/node'))
  // Where the units in ops, the commands and the scripts of package.json look for it.
  mkdirSync(join(target, 'node_modules/.bin'), { recursive: true })
  symlinkSync('../../bin/node', join(target, 'node_modules/.bin/node'))
  writeFileSync(join(target, 'sbom.cdx.json'), await sbom())
  const size = bytesIn(target)
  if (size > AT_MOST_BYTES)
    throw new Error(`${target} has ${inMegabytes(size)}, more than ${inMegabytes(AT_MOST_BYTES)}.`)
  const path = `${target}.tar.gz`
  // The ids of who packs it mean nothing elsewhere.
  await run('tar', ['-czf', path, '--owner=0', '--group=0', '-C', FOLDER, NAME])
  rmSync(target, { recursive: true })
  console.log(`${relative(ROOT, path)}: ${inMegabytes(statSync(path).size)}, unpacked ${inMegabytes(size)}`)
  return path
}

/** Folders of the packages that the server runs with on this machine. */
async function packages(): Promise<string[]> {
  const { stdout } = await run('npm', ['ls', '--all', '--omit=dev', '--parseable', '-w', '@clubhouse/server'], {
    cwd: ROOT,
  })
  const paths = stdout.split('\n').filter((path) => path.includes('/node_modules/'))
  return [...new Set(paths)].filter((path) => !lstatSync(path).isSymbolicLink()).sort()
}

function copyPackage(path: string, target: string): void {
  const name = /.*\/node_modules\/(.+)$/.exec(path)![1]!
  const kept = Object.hasOwn(KEPT, name) ? KEPT[name] : undefined
  copy(path, join(target, relative(ROOT, path)), (file) => {
    const inside = relative(path, file)
    // Packages within packages are in the list themselves.
    if (inside === 'node_modules' || FOR_BUILDERS.test(inside)) return false
    return !kept || statSync(file).isDirectory() || kept.test(inside)
  })
}

function copy(from: string, to: string, wants: (path: string) => boolean): void {
  cpSync(from, to, { recursive: true, filter: wants, verbatimSymlinks: true })
}

function linkTo(workspace: string, target: string): void {
  mkdirSync(join(target, 'node_modules/@clubhouse'), { recursive: true })
  symlinkSync(join('../..', workspace), join(target, 'node_modules/@clubhouse', workspace))
}

/** The binary without the names that only a debugger reads, where this machine can take them out. */
async function copyNode(to: string): Promise<void> {
  cpSync(realpathSync(join(ROOT, 'node_modules/.bin/node')), to)
  await run('strip', process.platform === 'darwin' ? ['-x', to] : [to]).catch(() => {
    console.log('Node keeps its symbols: there is no strip on this machine.')
  })
}

/**
 * Software bill of materials, in the format of CycloneDX: the packages of the server and those that the site is built of.
 * npm refuses to write one while an optional package that nothing uses lacks a package of its own, so such leave the lock
 * file before, as do those for other machines.
 */
async function sbom(): Promise<string> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  for (const [path, { optional, dependencies, peerDependencies }] of Object.entries(lock.packages)) {
    const needed = Object.keys({ ...dependencies, ...peerDependencies })
    const isWhole = existsSync(join(ROOT, path)) && needed.every((name) => `node_modules/${name}` in lock.packages)
    if (optional && !isWhole) delete lock.packages[path]
  }
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-sbom-'))
  try {
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev']
    return (await run('npm', args, { cwd: folder, maxBuffer: 2 ** 26 })).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Locked {
  optional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function bytesIn(path: string): number {
  const found = lstatSync(path)
  if (!found.isDirectory()) return found.size
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** Unpacks the archive into an empty folder, starts it as an ordinary user without npm, looks at it, and stops it. */
async function tryIt(path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-release-'))
  try {
    chmodSync(folder, 0o755)
    await run('tar', ['-xzf', path, '-C', folder])
    const data = join(folder, 'data')
    mkdirSync(data)
    const user = process.getuid?.() === 0 ? await ordinaryUser(data) : {}
    const env = { PATH: join(folder, 'nothing'), DATA_DIR: data, PORT: '0', WORKERS: '1' }
    const began = performance.now()
    const clubhouse = join(folder, NAME, 'clubhouse')
    const help = (await run(clubhouse, ['restore', '--help'], { env, ...user })).stdout
    if (!help.startsWith('npm run restore')) process.exitCode = 1
    const site = spawn(clubhouse, { env, stdio: ['ignore', 'pipe', 'inherit'], ...user })
    const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
    const address = await announced(site.stdout)
    for (const page of ['/readyz', '/']) {
      const { status } = await fetch(address + page)
      console.log(`${page} answers ${status}`)
      if (status !== 200) process.exitCode = 1
    }
    console.log(`Started, with a new demo club, in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    site.kill('SIGTERM')
    const code = await ended
    console.log(`Stopped with ${code}`)
    if (code !== 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ordinaryUser(data: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout)
  const user = { uid: await id('-u'), gid: await id('-g') }
  await run('chown', [`${user.uid}:${user.gid}`, data])
  return user
}

/** The address that the start announces. */
async function announced(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /running at (http:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The release ended without announcing its address.')
}

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } })
const archive = await pack()
if (values.try) await tryIt(archive)
