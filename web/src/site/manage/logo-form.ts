import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { changeAddition, FAVICON, LOGOS } from '@clubhouse/contract/site'
import { ask } from '../../api/transport'
import { useForm } from '../../form/use-form'

export type Logos = DataOf<typeof changeAddition>
export type LogoSlot = (typeof LOGOS)[number] | typeof FAVICON
export const LOGO_SLOTS: readonly LogoSlot[] = [...LOGOS, FAVICON]
/** The text that replaces a missing picture. */
export const textOf = (slot: LogoSlot) => (slot === FAVICON ? undefined : (slot.replace('logo', 'text') as keyof Logos))

const TEXTS = LOGO_SLOTS.map(textOf).filter((name) => name !== undefined)

export function useLogoForm(logos: Logos, refresh: () => Promise<unknown>) {
  return useForm({
    call: changeAddition,
    saved: Object.fromEntries([...LOGO_SLOTS, ...TEXTS].map((name) => [name, String(logos[name])])),
    words: Object.fromEntries(TEXTS.map((name) => [name, 'site-info.LINE_WRONG'])),
    send: (texts, values) => {
      const changed = LOGO_SLOTS.filter((slot) => values[slot] !== logos[slot])
      const fileFor = changed.filter((slot) => values[slot] instanceof File)
      const remove = changed.filter((slot) => !fileFor.includes(slot))
      const input: InputOf<typeof changeAddition> = { ...texts, remove, fileFor, version: logos.version }
      return ask(changeAddition, input, { files: fileFor.map((slot) => values[slot] as File), quiet: true })
    },
    refresh,
  })
}
