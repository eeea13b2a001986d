import type { TextKey } from '../../language/text-key'
import type { Say } from '../../language/use-text'
import type { Limits } from './limits'
import type { Fault } from './wire'

/** A sentence to be said in the language of the page: its key, and what it names. */
export type Said = TextKey | { readonly key: TextKey; readonly vars?: Record<string, unknown> }

/** Which text says what is wrong with a field, where it has one of its own. One key stands for every fault. */
export type Words = Readonly<Record<string, TextKey | Partial<Record<Fault, TextKey>> | undefined>>

export const saidIn = (t: Say, said: Said | undefined): string | undefined =>
  said === undefined ? undefined : typeof said === 'string' ? t(said) : t(said.key, said.vars)

/** The error text of a field: its own, or the general one with the limit. */
export function saidOf(fault: Fault, { least, most }: Limits, own: Words[string]): Said {
  const key: TextKey | undefined =
    typeof own === 'string' ? own : (own?.[fault] ?? (fault === 'range' ? own?.wrong : undefined))
  return key ?? { key: `form.${fault.toUpperCase() as Uppercase<Fault>}`, vars: { least, most, count: most } }
}
