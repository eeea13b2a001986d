import { WordFields } from '../../form/word-fields'
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
  /** Of the post; left out where a post is in every language of the club. */
  lang?: string
}

/** What a picture shows and which point of it stays in view, where there is one. */
export function PictureFields({ name, url, lang }: Props) {
  const t = useText()
  const [picture] = useField(name).value as readonly (string | File)[]
  if (!picture) return null
  return (
    <>
      {lang ? (
        <TextField name="alt" lang={lang} label={t('board.ALT')} hint={t('board.ALT_HINT')} />
      ) : (
        <WordFields name="alt" label={(language) => t('board.ALT_IN', { language })} hint={t('board.ALT_HINT')} />
      )}
      <FocusField picture={picture} url={url} />
    </>
  )
}

interface Pictured {
  alt: string
  focusX: number
  focusY: number
}

/** What they begin with. @param post undefined for a new one, which describes the picture in its own language */
export const pictureBegin = (picture: Pictured | null | undefined, post?: object): Values => ({
  alt: (post && picture?.alt) ?? '',
  focusX: String(picture?.focusX ?? 50),
  focusY: String(picture?.focusY ?? 50),
})

/**
 * A picture that visitors see is described. @param name of the field that has it @param others languages in which it is
 * described too
 */
export function pictureCheck(name: string, others: readonly string[] = []): Checks {
  const fields = ['alt', ...others.map((lang) => `translated.${lang}.alt`)]
  const checkOf =
    (field: string): Checks[string] =>
    ({ state, [field]: alt, [name]: picture }) =>
      state !== 'DRAFT' && (picture as unknown[]).length > 0 && String(alt).trim() === ''
        ? 'board.ALT_MISSING'
        : undefined
  return Object.fromEntries(fields.map((field) => [field, checkOf(field)]))
}

export const PICTURE_NAMES = { alt: 'board.ALT', focusX: 'board.FOCUS_X', focusY: 'board.FOCUS_Y' } as const
