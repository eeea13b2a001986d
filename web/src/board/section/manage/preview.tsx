import type { EditedSection, SectionPage } from '@clubhouse/contract/board/section'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { InLanguage } from '../../../language/in-language'
import { useClub, useText } from '../../../language/use-text'
import { useField } from '../../../ui/form/form'
import { SectionView } from '../section-view'
import styles from './section.module.css'
import { previewOf } from './section-values'

interface Props {
  section?: EditedSection
  /** Addresses of photos by file. */
  photos: ReadonlyMap<number, string>
}

/** What is typed, in every language, as the page will show it. */
export function Preview({ section, photos }: Props) {
  const t = useText()
  const { langs } = useClub()
  const { own, label } = useOwnLanguages()
  const { form } = useField('kind')
  return (
    <div className={styles.previews}>
      {langs.map((lang) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
        <div key={lang} lang={lang} className={styles.preview} role="group" aria-labelledby={`preview-${lang}`}>
          <p id={`preview-${lang}`} className={styles.name}>
            {t('section.PREVIEW', { language: label(lang) })}
          </p>
          <InLanguage lang={lang}>
            <SectionView
              section={{ ...previewOf(form.values, { lang, own, photos }, section), idx: langs.indexOf(lang) + 1 }}
              page={form.values.page as SectionPage}
            />
          </InLanguage>
        </div>
      ))}
    </div>
  )
}
