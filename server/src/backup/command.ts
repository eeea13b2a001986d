import { readFile } from 'node:fs/promises'
import { type Config, readConfig, StartError } from '../platform/config.ts'
import type { Say } from './progress.ts'

export const DONE = 0
export const FAILED = 1
/** The archive is written, and something is wrong with the club in it. */
export const WARNED = 2

export const say: Say = (line) => console.log(line)

/** The settings of the site. Unlike a start, a command makes no session secret: the folder may be the wrong one. */
export const settings = (): Config => readConfig(process.env, () => '')

/** The key that encrypts secrets. @param path a file that has it, without the line's end */
export async function keyOf({ backupKey }: Config, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return backupKey
  const key = (await readFile(path, 'utf8').catch((error) => fail(`Cannot read ${path} (${error.code}).`))).trim()
  return key.length >= 16 ? key : fail(`The key in ${path} is too short: use at least 16 characters.`)
}

export function fail(message: string): never {
  throw new StartError(message)
}

/** Runs a command until its end or a stop signal; an expected refusal is one line on the terminal. */
export async function runCommand(run: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController()
  // Whoever reads the output may end early, as `head` does; the work goes on.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())
  try {
    process.exitCode = await run(stop.signal)
  } catch (error) {
    const isExpected = error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isExpected ? (error as Error).message : error)
    process.exitCode = FAILED
  }
}
