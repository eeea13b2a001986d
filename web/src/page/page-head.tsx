import { useLocation } from 'react-router'
import { useRootHere } from '../api/root-data'
import { siteFaceRead } from '../api/site-face'
import { useLanguage } from '../language/use-text'
import { useCurrentMenu } from '../menu/current-menu'
import { isForSession, pathOf } from '../menu/menu-path'
import {
  type ArticleFacts,
  article as articleOf,
  type ClubFacts,
  clubEvent,
  type EventFacts,
  golfCourse,
  StructuredData,
  type Thing,
} from './structured-data'
import { titleFirst } from './title-first'

interface Props {
  title?: string
  description?: string
  image?: string | null
  article?: ArticleFacts
  event?: EventFacts
  /** What the page is to search engines; false in the browser, which need not say it again. */
  thing?: false | ((root: ClubFacts) => Thing)
  hidden?: boolean
}

/** A menu's own page uses the menu's texts, which the club can edit; pages below it use their own. */
export function PageHead({ title, description, image, article, event, thing, hidden }: Props) {
  const root = useRootHere()
  const { lang, langs } = useLanguage()
  const { pathname } = useLocation()
  const menu = useCurrentMenu()
  const face = siteFaceRead.use()
  const first = titleFirst.use()
  if (!root) return <title>{title}</title>
  const { publicUrl, club } = root
  const info = { ...root.info, clubName: face.title ?? root.info.clubName }
  const path = pathname === '/home' ? '/' : pathname.replace(/(.)\/+$/, '$1')
  const own = menu && pathOf(menu) === path ? menu : undefined
  const fullTitle = own?.seoTag || (title ? `${title} · ${info.clubName}` : info.clubName)
  const about = own?.seoMeta || description || menu?.seoMeta
  const preview = {
    title: own?.snsTitle || own?.seoTag || title || info.clubName,
    description: own?.snsDesc || about,
    image: absolute(image || menu?.snsImageUrl, publicUrl),
  }
  const address = publicUrl + path
  const inLanguage = (one: string) => (one === club.defaultLang ? address : `${address}?lang=${one}`)
  const facts = { title, description, address: inLanguage(lang), picture: preview.image }
  const isListed = !hidden && info.isIndexed && !(menu && isForSession(menu))
  return (
    <>
      <title>{first ? `${first} · ${fullTitle}` : fullTitle}</title>
      {about && <meta name="description" content={about} />}
      {menu?.seoKeyword && <meta name="keywords" content={menu.seoKeyword} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={info.clubName} />
      <meta property="og:url" content={inLanguage(lang)} />
      <meta property="og:title" content={preview.title} />
      {preview.description && <meta property="og:description" content={preview.description} />}
      {preview.image && <meta property="og:image" content={preview.image} />}
      <meta property="og:locale" content={localeOf(lang)} />
      {langs
        .filter((one) => one !== lang)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={localeOf(one)} />
        ))}
      <meta name="twitter:card" content={preview.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={preview.title} />
      {preview.description && <meta name="twitter:description" content={preview.description} />}
      {preview.image && <meta name="twitter:image" content={preview.image} />}
      {isListed ? (
        <>
          <link rel="canonical" href={inLanguage(lang)} />
          <link rel="alternate" hrefLang="x-default" href={address} />
          {langs.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one)} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {path === '/' && isListed && <StructuredData thing={import.meta.env.SSR && golfCourse(root, preview.image)} />}
      {thing !== undefined && isListed && <StructuredData thing={thing ? thing({ ...root, info }) : false} />}
      {article && isListed && <StructuredData thing={import.meta.env.SSR && articleOf(root, article, facts)} />}
      {event && isListed && <StructuredData thing={import.meta.env.SSR && clubEvent(root, event, facts)} />}
    </>
  )
}

function absolute(url: string | null | undefined, publicUrl: string): string | undefined {
  if (!url) return undefined
  return url.startsWith('/') ? publicUrl + url : url
}

/** The locale of Open Graph, such as `ko_KR`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return `${language}_${region}`
}
