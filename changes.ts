import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const WORKSPACE = /^@clubhouse\/(contract|draw)(?:\/(.+))?$/
const SOURCE = /\.(?:tsx?|[cm]?js)$/
/** What decides over the checks themselves, so that everything is checked. */
const SETTINGS = /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|[\w.-]+\.d\.ts)$/
/** These import every noun, so their own tests say nothing of one. */
const HUBS = /^(?:contract\/src\/index\.ts|server\/src\/(?:app\/.*|main\.ts))$/
/** Folders of files that have little to do with each other: of these, only the tests that have a file's name. */
const FLAT = /^server\/src\/(?:http|platform|start|seed)\/[^/]+$/
/** What looks at every call, list and record. */
const OF_ALL_CALLS = /^server\/src\/(?:http\/(?:serve|openapi)|platform\/(?:list|references))\.test\.ts$/
const MIGRATIONS = 'db/migrations/'

/** The files that changed since a commit, and which others to check for them. */
export class Changes {
  readonly files: readonly string[]
  readonly #root: string
  readonly #since: string
  readonly #fresh: readonly string[]
  readonly #all: readonly string[]
  readonly #importers = new Map<string, string[]>()

  constructor(since: string, root = import.meta.dirname) {
    this.#root = root
    this.#since = since
    this.#fresh = this.#git('ls-files', '--others', '--exclude-standard')
    this.files = [...this.#git('diff', '--name-only', '--no-renames', since), ...this.#fresh]
    this.#all = [...this.#git('ls-files'), ...this.#fresh].filter((file) => existsSync(join(root, file)))
    // What was removed is still imported by name.
    const known = new Set([...this.#all, ...this.files])
    for (const file of this.#all.filter((path) => SOURCE.test(path)))
      for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
        const target = resolved(file, name!, known)
        if (target) this.#importers.set(target, [...(this.#importers.get(target) ?? []), file])
      }
  }

  /** Whether a line with an import changed, or the rules of imports did. */
  get hasImports(): boolean {
    const diff = this.#git('diff', '--unified=0', '--no-renames', this.#since, '--', '*.ts', '*.tsx', '*.js', '*.cjs')
    const isChanged = diff.some((line) => /^[+-].*\b(?:from|import|require)\b.*'/.test(line))
    return (
      isChanged || this.#fresh.some((file) => SOURCE.test(file)) || this.touch('.dependency-cruiser', 'noun-cycles')
    )
  }

  get hasSource(): boolean {
    return this.files.some((file) => SOURCE.test(file) || SETTINGS.test(file) || file === 'knip.json')
  }

  touch(...starts: string[]): boolean {
    return this.files.some((file) => starts.some((start) => file.startsWith(start)))
  }

  /** The changed files that are still there. */
  get kept(): string[] {
    return this.files.filter((file) => existsSync(join(this.#root, file)))
  }

  /** Those of the workspaces that hold a changed file or import one, over however many others. */
  affected(workspaces: readonly string[]): string[] {
    if (this.files.some((file) => SETTINGS.test(file))) return [...workspaces]
    const reached = new Set<string>()
    const waiting = [...this.files]
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      waiting.push(...(this.#importers.get(file) ?? []))
    }
    return workspaces.filter((workspace) => [...reached].some((file) => file.startsWith(`${workspace}/`)))
  }

  /** The tests of the server beside the changed files and beside what imports these, and how many tests there are. */
  serverTests(): { near: string[]; all: number } {
    const all = this.#all.filter((file) => /^server\/.*(?<!\/rules)\.test\.ts$/.test(file))
    const near = this.files.flatMap((file) => [file, ...(this.#importers.get(file) ?? [])])
    const sources = near.filter((file) => !HUBS.test(file))
    const folders = new Set(sources.filter((file) => !FLAT.test(file)).map(dirname))
    const named = new Set(sources.map((file) => file.replace(/(?:\.test)?\.ts$/, '.test.ts')))
    const about = (test: string) =>
      (!FLAT.test(test) && folders.has(dirname(test))) ||
      named.has(test) ||
      (this.touch('contract/src/') && OF_ALL_CALLS.test(test)) ||
      (this.touch(MIGRATIONS) && test.includes('/migrat'))
    return { near: all.filter(about), all: all.length }
  }

  #git(...args: string[]): string[] {
    const options = { cwd: this.#root, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const
    return spawnSync('git', args, options).stdout.split('\n').filter(Boolean)
  }
}

function resolved(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const [, workspace, file = 'index'] = WORKSPACE.exec(name) ?? []
  if (!workspace && !name.startsWith('.')) return undefined
  const path = workspace ? `${workspace}/src/${file}` : normalize(join(dirname(from), name))
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => known.has(file))
}
