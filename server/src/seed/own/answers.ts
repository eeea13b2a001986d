import { parseArgs } from 'node:util'
import { StartError } from '../../platform/config.ts'
import { FIELDS, type Field, type OwnClub } from './fields.ts'

/** Asks on the terminal; undefined where nobody can answer. */
export type Ask = ((question: string) => Promise<string>) | undefined

type Flags = Readonly<Record<string, string | undefined>>

/** @param more flags of the command besides those of the club @throws StartError for a flag that does not exist */
export function readFlags(args: string[], more: readonly string[] = []): Flags {
  const names = [...FIELDS.map(({ flag }) => flag), ...more]
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args, options }).values as Flags
  } catch (error) {
    throw new StartError(
      `${(error as Error).message.split('.')[0]}. Flags: ${names.map((name) => `--${name}`).join(', ')}.`,
    )
  }
}

/** Takes each field from its flag, and asks for the others. @throws StartError with a line for each that does not fit */
export async function answersOf(flags: Flags, ask: Ask, say: (line: string) => void): Promise<OwnClub> {
  const wrong = FIELDS.filter(({ flag, fits }) => flags[flag] !== undefined && !fits(flags[flag].trim()))
  if (wrong.length > 0) throw new StartError(wrong.map(refusalOf).join('\n'))
  const missing = FIELDS.filter(({ flag, fallback }) => flags[flag] === undefined && fallback === undefined)
  if (!ask && missing.length > 0)
    throw new StartError(missing.map(({ flag, hint }) => `Missing --${flag}: use ${hint}.`).join('\n'))
  const answers: Partial<OwnClub> = {}
  for (const field of FIELDS) {
    const asks = ask && (field.isAsked?.(answers) ?? true)
    answers[field.name] = flags[field.flag]?.trim() ?? (asks ? await asked(field, ask, say) : field.fallback!)
  }
  return answers as OwnClub
}

const refusalOf = ({ flag, hint }: Field) => `Invalid --${flag}: use ${hint}.`

async function asked({ question, fallback, hint, fits }: Field, ask: NonNullable<Ask>, say: (line: string) => void) {
  for (;;) {
    const typed = (await ask(`${question}${fallback ? ` [${fallback}]` : ''}: `)).trim() || fallback || ''
    if (fits(typed)) return typed
    say(`  Use ${hint}.`)
  }
}
