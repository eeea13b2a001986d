import { createTranslator } from '@clubhouse/contract/text/club-translator'
import type { Translator } from '@clubhouse/contract/text/translator'
import { type ReactNode, use, useEffect, useState } from 'react'
import { allTexts } from './all-texts'
import type { Club } from './club'
import { type Spoken, SpokenContext } from './use-text'

/** Shows a part of the page in another language, such as a preview; nothing until its texts are there. */
export function InLanguage({ lang, children }: { lang: string; children: ReactNode }) {
  const { translator, club } = use(SpokenContext)!
  const [spoken, setSpoken] = useState<Spoken>()
  useEffect(() => {
    let isCurrent = true
    allTexts(lang).then(() => {
      if (isCurrent) setSpoken({ translator: sayingIn(lang, translator, club), club })
    })
    return () => {
      isCurrent = false
    }
  }, [lang, translator, club])
  return spoken?.translator.language === lang && <SpokenContext value={spoken}>{children}</SpokenContext>
}

/** The texts stay with the translator of the page, which says each in the other language and returns to its own. */
function sayingIn(lang: string, page: Translator, club: Club): Translator {
  const other = createTranslator(lang, {}, club)
  other.t = (key, values) => {
    const { language } = page
    page.language = lang
    try {
      return page.t(key, values)
    } finally {
      page.language = language
    }
  }
  return other
}
