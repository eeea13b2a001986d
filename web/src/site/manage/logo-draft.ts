import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { changeAddition, FAVICON, LOGOS } from '@clubhouse/contract/site'
import { useState } from 'react'
import { ask } from '../../api/transport'
import type { Values } from '../../form/draft'
import { useDraft } from '../../form/use-draft'

export type Logos = DataOf<typeof changeAddition>
export type Place = (typeof LOGOS)[number] | typeof FAVICON

export const PLACES: readonly Place[] = [...LOGOS, FAVICON]
/** The text that stands where there is no picture. */
export const textOf = (place: Place) => (place === FAVICON ? undefined : (place.replace('logo', 'text') as keyof Logos))

/** A little less than the server takes: a form adds its own bytes. */
const MOST_BYTES = 5_000_000
export const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp']

/** The logos as a form: texts that are typed, and pictures that are chosen or taken away. */
export function useLogoDraft(logos: Logos, refresh: () => Promise<unknown>) {
  // A picture is its own value: chosen, taken away (empty), or the one that is there.
  const [files, setFiles] = useState<Partial<Record<Place, File>>>({})
  const saved: Values = Object.fromEntries(
    PLACES.flatMap((place) => [
      [place, logos[place]],
      ...(textOf(place) ? [[textOf(place)!, logos[textOf(place)!]]] : []),
    ]),
  )
  const texts = PLACES.map(textOf).filter((name) => name !== undefined)
  const form = useDraft({
    saved,
    checks: Object.fromEntries(
      texts.map((name) => [
        name,
        (values: Values) => (/^[^\r\n\t<>]*$/.test(String(values[name])) ? undefined : 'site-info.LINE_WRONG'),
      ]),
    ),
    send: async (changes) => {
      const places = PLACES.filter((place) => place in changes)
      const fileFor = places.filter((place) => files[place])
      const input = {
        ...Object.fromEntries(Object.entries(changes).filter(([name]) => texts.includes(name as keyof Logos))),
        remove: places.filter((place) => !files[place]),
        fileFor,
        version: logos.version,
      } as InputOf<typeof changeAddition>
      await ask(changeAddition, input, { files: fileFor.map((place) => files[place]!), quiet: true })
    },
    refresh,
  })
  return {
    ...form,
    /** The picture that was chosen for a place and is not saved. */
    chosen: (place: Place) => (form.changed.includes(place) ? files[place] : undefined),
    /** @returns the text of what is wrong with it */
    choose: (place: Place, file: File): string | undefined => {
      if (!ACCEPTED.includes(file.type)) return 'site-info.LOGO_TYPE'
      if (file.size > MOST_BYTES) return 'site-info.LOGO_SIZE'
      setFiles((now) => ({ ...now, [place]: file }))
      form.type(place, `${file.name} ${file.lastModified}`)
      return undefined
    },
    takeAway: (place: Place) => {
      setFiles(({ [place]: _, ...rest }) => rest)
      form.type(place, '')
    },
    restore: (place: Place) => {
      setFiles(({ [place]: _, ...rest }) => rest)
      form.type(place, saved[place]!)
    },
    discard: () => {
      setFiles({})
      form.discard()
    },
  }
}

export type LogoForm = ReturnType<typeof useLogoDraft>
