import type { ReactNode } from 'react'
import { AltFields } from '../../form/alt-fields'
import { FocusField } from '../../form/focus-field'
import type { Values } from '../../ui/form/draft'
import { useField } from '../../ui/form/form'
import type { Checks } from '../../ui/form/form-options'

interface Props {
  /** The field that has the picture. */
  name: string
  /** The saved picture. */
  url?: string | null
  /** The field that says in a language what it shows. */
  altIn: (lang: string) => string
  /** More that is said of the picture. */
  children?: ReactNode
}

/** What a picture shows and which point of it stays in view, where there is one. */
export function PictureFields({ name, url, altIn, children }: Props) {
  const [picture] = useField(name).value as readonly (string | File)[]
  if (!picture) return null
  return (
    <>
      <AltFields altIn={altIn} />
      {children}
      <FocusField picture={picture} url={url} />
    </>
  )
}

interface Focused {
  focusX: number
  focusY: number
}

/** What the point begins with. */
export const focusBegin = (picture: Focused | null | undefined): Values => ({
  focusX: String(picture?.focusX ?? 50),
  focusY: String(picture?.focusY ?? 50),
})

/** A picture that visitors see is described. @param name of the field that has it @param alts those that describe it */
export function pictureCheck(name: string, alts: (typed: Values) => readonly string[], all: readonly string[]): Checks {
  const checkOf =
    (field: string): Checks[string] =>
    (typed) =>
      typed.state !== 'DRAFT' &&
      (typed[name] as unknown[]).length > 0 &&
      alts(typed).includes(field) &&
      String(typed[field]).trim() === ''
        ? 'board.ALT_MISSING'
        : undefined
  return Object.fromEntries(all.map((field) => [field, checkOf(field)]))
}

export const PICTURE_NAMES = { alt: 'board.ALT', focusX: 'board.FOCUS_X', focusY: 'board.FOCUS_Y' } as const
