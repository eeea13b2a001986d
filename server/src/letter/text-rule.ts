import { fieldOf } from './fields.ts'
import { type Fault, faultIn } from './rules.ts'
import { tidied } from './tokens.ts'

interface Standing {
  /** The product's English text. */
  original: string
  /** The product's text in the language of the change. */
  product: string
}

/** What is wrong with a new text of an email; `none` for words that all emails share, which have no rule here. */
export function letterFault(code: string, { original, product }: Standing, msg: string): Fault | 'none' | undefined {
  const field = fieldOf(code, { [code]: original })
  return field ? faultIn(field, tidied(msg), product) : 'none'
}
