import * as z from 'zod'
import { instant } from './shape.ts'

export class Refusal<Code extends string = string> {
  readonly category: string
  readonly code: Code
  readonly msgVar: Record<string, unknown>
  constructor(category: string, code: Code, msgVar: Record<string, unknown>) {
    this.category = category
    this.code = code
    this.msgVar = msgVar
  }
}

export interface Fail<Code extends string = string> {
  (msgVar: never): Refusal<Code>
  readonly category: string
  readonly code: Code
  readonly vars: z.ZodObject
}

/** Declares a refusal. Its text is `<category>.<code>` and may use the vars. */
export function fail<Code extends string, const Vars extends z.ZodRawShape>(
  category: string,
  code: Code,
  vars: Vars,
): Fail<Code> & ((msgVar: z.input<z.ZodObject<Vars>>) => Refusal<Code>) {
  const shape = z.object(vars)
  const refuse = (msgVar: z.input<typeof shape>) => new Refusal(category, code, shape.parse(msgVar))
  return Object.assign(refuse, { category, code, vars: shape })
}

export const CHANGED_MEANWHILE = /* @__PURE__ */ fail('common', 'CHANGED_MEANWHILE', { version: z.int() })
/** `lang`: of a post in several languages, the one that stands further on. */
export const WRONG_STATE = /* @__PURE__ */ fail('common', 'WRONG_STATE', {
  state: z.string(),
  lang: z.string().optional(),
})
export const IN_USE = /* @__PURE__ */ fail('common', 'IN_USE', { where: z.string(), count: z.int() })
export const KEY_REUSED = /* @__PURE__ */ fail('common', 'KEY_REUSED', {})
export const RATE_LIMIT = /* @__PURE__ */ fail('common', 'RATE_LIMIT', { retryAt: instant })
export const SITE_CLOSED = /* @__PURE__ */ fail('site', 'SITE_CLOSED', { state: z.int() })
