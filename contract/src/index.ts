import * as notice from './board/notice.ts'
import type { Call } from './call.ts'
import * as code from './code.ts'
import * as language from './language.ts'
import * as menu from './menu.ts'
import * as booking from './reservation/booking.ts'
import * as sheet from './reservation/sheet.ts'
import * as session from './session.ts'
import * as site from './site.ts'

/** The front door: every call of the product, by noun. What is not a call in a noun's file does not count. */
export const contract = {
  site: calls(site),
  menu: calls(menu),
  language: calls(language),
  code: calls(code),
  session: calls(session),
  notice: calls(notice),
  sheet: calls(sheet),
  booking: calls(booking),
}
export type Contract = typeof contract

type CallsOf<M> = { readonly [K in keyof M as M[K] extends Call ? K : never]: Extract<M[K], Call> }

function calls<M extends object>(module: M): CallsOf<M> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'pathNames' in value),
  ) as CallsOf<M>
}

/** Every call with its name, such as `notice.top`. */
export function everyCall(): { name: string; call: Call }[] {
  return Object.entries(contract).flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).map(([name, call]) => ({ name: `${noun}.${name}`, call: call as unknown as Call })),
  )
}
