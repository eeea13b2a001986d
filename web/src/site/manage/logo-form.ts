import type { DataOf } from '@clubhouse/contract/call'
import { FAVICON, LOGOS } from '@clubhouse/contract/site'
import { changeAddition } from '@clubhouse/contract/site-manage'
import { placeFiles } from '../../form/place-files'
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
    kept: 'site logos',
    saved: Object.fromEntries([...LOGO_SLOTS, ...TEXTS].map((name) => [name, String(logos[name])])),
    words: Object.fromEntries(TEXTS.map((name) => [name, 'site-info.LINE_WRONG'])),
    given: { version: logos.version },
    ...placeFiles(LOGO_SLOTS, (slot) => String(logos[slot])),
    refresh,
  })
}
