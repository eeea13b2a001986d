import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import { useField } from '../../ui/form/form'
import type { Checks } from '../../ui/form/form-options'
import { TextField } from '../../ui/form/text-field'
import { FocusField } from './focus-field'

interface Props {
  /** The field that has the picture. */
  name: string
  /** The saved picture. */
  url?: string | null
  /** Of the post; left out where the text is for readers of all languages. */
  lang?: string
}

/** What a picture shows and which point of it stays in view, where there is one. */
export function PictureFields({ name, url, lang }: Props) {
  const t = useText()
  const [picture] = useField(name).value as readonly (string | File)[]
  if (!picture) return null
  return (
    <>
      <TextField
        name="alt"
        lang={lang}
        label={t('board.ALT')}
        hint={t(lang ? 'board.ALT_HINT' : 'board.ALT_HINT_BOTH')}
      />
      <FocusField picture={picture} url={url} />
    </>
  )
}

interface Pictured {
  alt: string
  focusX: number
  focusY: number
}

/** What they begin with. */
export const pictureBegin = (picture: Pictured | null | undefined): Values => ({
  alt: picture?.alt ?? '',
  focusX: String(picture?.focusX ?? 50),
  focusY: String(picture?.focusY ?? 50),
})

/** A picture that visitors see is described. @param name of the field that has it */
export const pictureCheck = (name: string, isDescribed = (alt: string) => alt.trim() !== ''): Checks => ({
  alt: ({ state, alt, [name]: picture }) =>
    state !== 'DRAFT' && (picture as unknown[]).length > 0 && !isDescribed(String(alt))
      ? 'board.ALT_MISSING'
      : undefined,
})

export const PICTURE_NAMES = { alt: 'board.ALT', focusX: 'board.FOCUS_X', focusY: 'board.FOCUS_Y' } as const
