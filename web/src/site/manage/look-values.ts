import type { DataOf } from '@clubhouse/contract/call'
import { type COLOURS, change, PICTURES, type read } from '@clubhouse/contract/look/look'
import type { CallFail } from '../../api/call-fail'
import { placeFiles } from '../../form/place-files'
import { useForm } from '../../form/use-form'
import { useClub, useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import { faultWords } from './look-faults'

export type Look = DataOf<typeof read>
export type Colour = (typeof COLOURS)[number]
export type Place = (typeof PICTURES)[number]

const HEX = /^#[0-9a-f]{6}$/

/** A typed colour as it is sent: `1F5B3F`, `#1f5b3f` and `#abc` are understood. */
export function hexIn(typed: string): string {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : digits}`
}

export const isHex = (typed: string) => HEX.test(hexIn(typed))

const isColour = (name: Colour) => (values: Values) => (isHex(String(values[name])) ? undefined : 'look.COLOUR_WRONG')

/** The field that says in a language what the image of the home page shows. */
export const altIn = (lang: string): string => `heroAlt.${lang}`

export function useLookForm(look: Look, refresh: () => Promise<unknown>) {
  const t = useText()
  const { langs } = useClub()
  const address = (place: Place) => look[place]?.url ?? ''
  return useForm({
    call: change,
    saved: {
      ...{ main: look.main, accent: look.accent, hero: address('hero'), share: address('share') },
      ...Object.fromEntries(langs.map((lang) => [altIn(lang), look.hero?.alt[lang] ?? ''])),
      ...{ focusX: String(look.hero?.focusX ?? 50), focusY: String(look.hero?.focusY ?? 50) },
    },
    readers: { main: hexIn, accent: hexIn },
    checks: { main: isColour('main'), accent: isColour('accent') },
    blames: ({ code, msgVar }: CallFail) =>
      code === 'LOW_CONTRAST'
        ? { [String(msgVar.field)]: { key: 'look.FAULT', vars: faultWords(t, msgVar as never) } }
        : undefined,
    given: { version: look.version },
    ...placeFiles(PICTURES, address),
    refresh,
  })
}
