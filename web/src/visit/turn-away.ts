import { tree } from '@clubhouse/contract/menu'
import { state as siteState } from '@clubhouse/contract/site'
import { type MiddlewareFunction, redirect } from 'react-router'
import { rendering } from '../api/page-source'
import { guard } from './guard'

/** On the server, before rendering; the session is unknown there. */
export const turnAway: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { source } = context.get(rendering)
  const { clubCode, siteCode } = source.club
  const { pathname, search } = new URL(request.url)
  const turn = async () => {
    const [menus, { state }] = await Promise.all([
      source.call(tree, { siteCode }),
      source.call(siteState, { clubCode }),
    ])
    const visit = guard({ pathname: pathname.replace(/(\/_root)?\.data$/, '') || '/', search }, menus, undefined, state)
    if (typeof visit === 'object') throw redirect(visit.to)
  }
  await turn()
  const page = await next()
  // The site may have closed since, and its calls were refused to this page.
  if (page.status >= 500) await turn()
  return page
}
