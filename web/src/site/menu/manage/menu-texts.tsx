import { type MenuEdit, TEXT_NAMES } from '@clubhouse/contract/menu-manage'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { pathOf } from '../../../menu/menu-path'
import base from '../../../ui/base.module.css'
import { AreaField } from '../../../ui/form/area-field'
import { useField, useForms } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { useObjectUrl } from '../../../ui/form/use-picture'
import { LinkPreview } from './link-preview'
import styles from './menu-edit.module.css'
import { fieldIn, PICTURE, PRODUCT_PICTURE, TEXTS } from './menu-values'

interface Props {
  menu: MenuEdit
  lang: string
  isOwn: boolean
}

/** The texts of a menu in one language, and how others show a link to it. */
export function MenuTexts({ menu, lang, isOwn }: Props) {
  const t = useText()
  const { label } = useCodes('101')
  const field = fieldIn(lang, isOwn)
  const [form] = useForms()
  const { value: picture } = useField(PICTURE)
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const typed = (text: (typeof TEXTS)[number]) => String(form?.values[field(text)] || form?.values[text] || '')
  return (
    <section className={styles.texts} aria-label={label(lang)}>
      <h3>{label(lang)}</h3>
      {!isOwn && <p className={base.quiet}>{t('menu-edit.FALLS_BACK')}</p>}
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
    </section>
  )
}
