import { type MenuEdit, TEXT_NAMES } from '@clubhouse/contract/menu-manage'
import { InLanguages } from '../../../form/in-languages'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useText } from '../../../language/use-text'
import { pathOf } from '../../../menu/menu-path'
import base from '../../../ui/base.module.css'
import { AreaField } from '../../../ui/form/area-field'
import { useField, useForms } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { useObjectUrl } from '../../../ui/form/use-picture'
import { LinkPreview } from './link-preview'
import { fieldIn, PICTURE, PRODUCT_PICTURE, TEXTS } from './menu-values'

/** The texts of a menu in each language of the club, and how others show a link to it. */
export function MenuTexts({ menu }: { menu: MenuEdit }) {
  const t = useText()
  const { own, others } = useOwnLanguages()
  const inLanguage = (lang: string) => fieldIn(lang, lang === own)
  const [form] = useForms()
  const { value: picture } = useField(PICTURE)
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  return (
    <>
      {others.length > 0 && <p className={base.quiet}>{t('menu-edit.FALLS_BACK')}</p>}
      <InLanguages isHeaded fields={(lang) => TEXTS.map(inLanguage(lang))}>
        {(lang) => {
          const field = inLanguage(lang)
          const typed = (text: (typeof TEXTS)[number]) => String(form?.values[field(text)] || form?.values[text] || '')
          return (
            <>
              {TEXTS.map((text) =>
                text === 'seoMeta' || text === 'snsDesc' ? (
                  <AreaField key={text} name={field(text)} label={t(TEXT_NAMES[text])} lang={lang} rows={3} />
                ) : (
                  <TextField key={text} name={field(text)} label={t(TEXT_NAMES[text])} lang={lang} />
                ),
              )}
              <LinkPreview
                lang={lang}
                path={pathOf(menu)}
                title={typed('seoTag')}
                description={typed('seoMeta')}
                sharedTitle={typed('snsTitle')}
                sharedText={typed('snsDesc')}
                image={(picture instanceof File ? chosen : String(picture)) || PRODUCT_PICTURE}
              />
            </>
          )
        }}
      </InLanguages>
    </>
  )
}
