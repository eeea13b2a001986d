import { useLocation } from 'react-router'
import { useLanguage } from '../language/use-text'
import { useCurrentMenu } from '../menu/current-menu'
import { useRootData } from './root-data'

interface Props {
  title?: string
  description?: string
  /** Address of a picture for link previews. */
  image?: string | null
}

/** Title, description and link preview of a page. What the page does not say, its menu entry says. */
export function PageHead({ title, description, image }: Props) {
  const root = useRootData()
  const { lang, langs } = useLanguage()
  const { pathname } = useLocation()
  const menu = useCurrentMenu()
  if (!root) return <title>{title}</title>
  const { info, publicUrl = '' } = root
  const fullTitle = title ? `${title} · ${info.clubName}` : menu?.seoTag || info.clubName
  const about = description ?? menu?.seoMeta
  const picture = image || menu?.snsImageUrl
  const address = publicUrl + pathname
  return (
    <>
      <title>{fullTitle}</title>
      {about && <meta name="description" content={about} />}
      {menu?.seoKeyword && <meta name="keywords" content={menu.seoKeyword} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={info.clubName} />
      <meta property="og:title" content={title ?? (menu?.snsTitle || fullTitle)} />
      {(menu?.snsDesc || about) && <meta property="og:description" content={menu?.snsDesc || about} />}
      {picture && <meta property="og:image" content={absolute(picture, publicUrl)} />}
      {publicUrl && <link rel="canonical" href={address} />}
      {publicUrl &&
        langs.map((one) => <link key={one} rel="alternate" hrefLang={one} href={`${address}?lang=${one}`} />)}
      <meta property="og:locale" content={lang} />
    </>
  )
}

const absolute = (url: string, publicUrl: string) => (url.startsWith('/') ? publicUrl + url : url)
