import { useText } from '../language/use-text'
import { TextField } from '../ui/form/text-field'
import { InLanguages } from './in-languages'
import { useOwnLanguages } from './use-own-languages'

/** What a picture shows, in each language of the club. @param altIn the field of a language */
export function AltFields({ altIn }: { altIn: (lang: string) => string }) {
  const t = useText()
  const { own, label } = useOwnLanguages()
  return (
    <InLanguages fields={(lang) => [altIn(lang)]}>
      {(lang) => (
        <TextField
          name={altIn(lang)}
          lang={lang}
          label={t('board.ALT_IN', { language: label(lang) })}
          hint={lang === own ? t('board.ALT_HINT') : undefined}
        />
      )}
    </InLanguages>
  )
}
