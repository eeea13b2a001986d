import type { MenuEdit } from '@clubhouse/contract/menu-manage'
import type { Values } from '../../../ui/form/draft'

interface Languages {
  /** The club's own language, whose texts every other one falls back to. */
  own: string
  others: readonly string[]
}

export const TEXTS = ['name', 'seoTag', 'seoMeta', 'seoKeyword', 'snsTitle', 'snsDesc'] as const
/** Its value is the address of the saved picture, a chosen file, or nothing once it is removed. */
export const PICTURE = 'picture'
/** What a menu without a picture of its own shows. */
export const PRODUCT_PICTURE = '/preview.png'

/** The name of a field in a language. */
export const fieldIn = (lang: string, isOwn: boolean) => (text: (typeof TEXTS)[number]) =>
  isOwn ? text : `translated.${lang}.${text}`

export function valuesOf(menu: MenuEdit, { own, others }: Languages): Values {
  const { isVisible, permit, needPassword, isExistBanner, snsImageUrl } = menu
  const texts = [own, ...others].flatMap((lang) => {
    const said = lang === own ? menu : menu.translated[lang]
    return TEXTS.map((text) => [fieldIn(lang, lang === own)(text), said?.[text] ?? ''])
  })
  const picture = snsImageUrl === PRODUCT_PICTURE ? '' : snsImageUrl
  return { isVisible, permit, needPassword, isExistBanner, [PICTURE]: picture, ...Object.fromEntries(texts) }
}
