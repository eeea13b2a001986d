import './ui/base-styles'
import { managerMenus } from '@clubhouse/contract/manager-menu'
import { tree } from '@clubhouse/contract/menu'
import { addition, info, state as siteState } from '@clubhouse/contract/site'
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs } from 'react-router'
import { Outlet } from 'react-router'
import { rendering } from './api/page-source'
import type { RootData } from './api/root-data'
import { packTexts } from './language/texts'
import { waitForTexts } from './language/wait-for-texts'
import { Document } from './layouts/document'
import { FailedPage } from './layouts/failed-page'
import { flat, pathOf } from './menu/menu-path'
import { STEP_PAGES } from './setup/step-pages'
import { turnAway } from './visit/turn-away'

export const links: LinksFunction = () =>
  [interUrl, frauncesUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { source, lang, texts, textsVersion, hasPage } = context.get(rendering)
  const { call, club } = source
  const { clubCode, siteCode } = club
  const [menus, site, logo, { state }] = await Promise.all([
    call(tree, { siteCode, lang }),
    call(info, { clubCode }),
    call(addition, { clubCode }),
    call(siteState, { clubCode }),
  ])
  const social = linksOf(site.ext.social, source.messages(lang).texts['ext-info'] ?? {})
  const paths = [...flat(menus).map((menu) => ({ code: menu.code, path: pathOf(menu) })), ...OFFICE_PATHS]
  const pages = paths.filter(({ path }) => hasPage(path)).map(({ code }) => code)
  return {
    club,
    lang,
    texts: packTexts(texts),
    textsVersion,
    menus,
    pages,
    info: { ...site, ext: { ...site.ext, social: {} } },
    ...(social.length > 0 && { social }),
    logo,
    state,
    publicUrl: new URL(request.url).origin,
  }
}

/** The checklist of a new club links to pages that have no menu; their path is their code. */
const OFFICE_PATHS = [
  ...managerMenus.map(({ code, path }) => ({ code, path })),
  ...Object.values(STEP_PAGES).map((path) => ({ code: path, path })),
]

/** Named here, so that pages of a club without such links have no texts for them. */
const linksOf = (social: Record<string, string>, texts: Record<string, string>) =>
  Object.entries(social).map(([kind, url]) => ({ name: texts[`SOCIAL_${kind}`] ?? kind, url }))

/** The root's data does not change between pages. */
export const shouldRevalidate = () => false

export const middleware = [turnAway]

export const clientMiddleware = [waitForTexts]

export { Document as Layout, FailedPage as ErrorBoundary }

export default function Root() {
  return <Outlet />
}
