import { createTranslator } from '@clubhouse/contract/text/club-translator'
import { type ReactNode, use, useEffect, useState } from 'react'
import { allTexts } from './all-texts'
import { type Spoken, SpokenContext } from './use-text'

/** Shows a part of the page in another language, such as a preview; nothing until its texts are there. */
export function InLanguage({ lang, children }: { lang: string; children: ReactNode }) {
  const { translator, club } = use(SpokenContext)!
  const [spoken, setSpoken] = useState<Spoken>()
  useEffect(() => {
    let isCurrent = true
    allTexts(lang).then(() => {
      if (isCurrent) setSpoken({ translator: createTranslator(lang, translator.textsIn(lang), club), club })
    })
    return () => {
      isCurrent = false
    }
  }, [lang, translator, club])
  return spoken?.translator.language === lang && <SpokenContext value={spoken}>{children}</SpokenContext>
}
