import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureJava } from './java.ts'

/** The jar itself: the package's launcher downloads a Java of its own. */
const JAR = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')))

/** Findings that are not faults, with the reason. */
const LEFT_OUT: { message: RegExp; pages?: RegExp }[] = [
  // React writes void elements as `<meta/>`; HTML allows it, and every attribute is quoted.
  { message: /^Trailing slash on void elements has no effect/ },
  // After parsing, React moves styles to the start of the head; only the sent HTML must begin with the charset.
  { message: /“charset” attribute on a “meta” element found after the first 1024 bytes/, pages: / as it is shown$/ },
]

interface Message {
  type: string
  url: string
  lastLine?: number
  message: string
  extract?: string
}

/** Pages by name, in one run because the validator's start is slow. @param folder keeps the pages for inspection */
export function findingsIn(pages: ReadonlyMap<string, string>, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const names = [...pages.keys()]
  const fileOf = (i: number) => `${String(i).padStart(3, '0')}.html`
  for (const [i, name] of names.entries()) writeFileSync(join(folder, fileOf(i)), pages.get(name)!)
  const { stdout, stderr, error } = spawnSync(
    ensureJava(),
    ['-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (error || !stdout) throw new Error(`The validator did not run: ${error?.message ?? stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages
    .map((found) => ({ ...found, page: names.find((_, i) => fileOf(i) === basename(found.url)) ?? found.url }))
    .filter(
      ({ message, page }) => !LEFT_OUT.some((one) => one.message.test(message) && (one.pages?.test(page) ?? true)),
    )
    .map(({ type, page, url, lastLine, message, extract }) => {
      const where = `${page} (${basename(url)}:${lastLine ?? '?'})`
      return `${where} ${type}: ${message} — ${extract?.replace(/\s+/g, ' ').trim() ?? ''}`
    })
}
