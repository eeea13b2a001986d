import { tree } from '@clubhouse/contract/menu'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { rendering } from '../api/page-source'
import { turnAway } from './turn-away'

/** Asks for a page while the site is in these states, one after the other. @returns the status and where it leads */
async function asked(states: number[], status: number) {
  const context = new RouterContextProvider()
  const call = async (one: unknown) => (one === tree ? [] : { state: states.length > 1 ? states.shift() : states[0] })
  context.set(rendering, { source: { club: { clubCode: 'GC001', siteCode: 'site' }, call } } as never)
  const request = new Request('http://club.example/community')
  const found = turnAway({ request, context, params: {} } as never, async () => new Response(null, { status }))
  const page = (await Promise.resolve(found).catch((thrown: Response) => thrown)) as Response
  return [page.status, page.headers.get('location')]
}

test.each([
  ['is shown while the site is open', [1], 200, [200, null]],
  ['leads to the page of a closed site', [2], 200, [302, '/close-page']],
  ['leads there too where the site closed while it was made', [1, 2], 500, [302, '/close-page']],
  ['shows its own failure while the site is open', [1], 500, [500, null]],
])('a page %s', async (_, states, status, expected) => {
  expect(await asked([...states], status)).toEqual(expected)
})
