import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { changeAddition, FAVICON, LOGOS } from '@clubhouse/contract/site'
import { ask } from '../../api/transport'
import { useForm } from '../../form/use-form'

export type Logos = DataOf<typeof changeAddition>
export type Place = (typeof LOGOS)[number] | typeof FAVICON
export const PLACES: readonly Place[] = [...LOGOS, FAVICON]
/** The text that is shown where there is no picture. */
export const textOf = (place: Place) => (place === FAVICON ? undefined : (place.replace('logo', 'text') as keyof Logos))

const TEXTS = PLACES.map(textOf).filter((name) => name !== undefined)

/** The logos as a form: texts that are typed, and pictures that are chosen or removed. */
export function useLogoForm(logos: Logos, refresh: () => Promise<unknown>) {
  return useForm({
    call: changeAddition,
    saved: Object.fromEntries([...PLACES, ...TEXTS].map((name) => [name, String(logos[name])])),
    words: Object.fromEntries(TEXTS.map((name) => [name, 'site-info.LINE_WRONG'])),
    send: (texts, values) => {
      const places = PLACES.filter((place) => values[place] !== logos[place])
      const fileFor = places.filter((place) => values[place] instanceof File)
      const remove = places.filter((place) => !fileFor.includes(place))
      const input: InputOf<typeof changeAddition> = { ...texts, remove, fileFor, version: logos.version }
      return ask(changeAddition, input, { files: fileFor.map((place) => values[place] as File), quiet: true })
    },
    refresh,
  })
}
