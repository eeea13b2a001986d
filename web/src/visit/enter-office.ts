import { redirectDocument } from 'react-router'
import { isOffice } from '../site/turn'

const OFFICE = 'layouts/manager-layout'

/**
 * Pages of visitors and members do not know the routes of the back office, so that those cost them nothing. A visit of
 * one from there loads a document, which does.
 */
export async function enterOffice({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  const { __reactRouterManifest } = window as { __reactRouterManifest?: { routes: object } }
  const isKnown = __reactRouterManifest !== undefined && OFFICE in __reactRouterManifest.routes
  if (!isKnown && isOffice(new URL(request.url).pathname)) throw redirectDocument(request.url)
  await next()
}
