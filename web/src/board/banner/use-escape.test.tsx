import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useEscape } from './use-escape'

test('Escape closes what is shown now, from the moment at which it can be seen', async () => {
  const closed: string[] = []
  function Shown({ what }: { what?: string }) {
    useEscape(what !== undefined, () => closed.push(what ?? 'nothing'))
    // React has shown the change here, and its effects wait until after the browser has drawn it.
    useLayoutEffect(() => {
      if (what) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    }, [what])
    return null
  }
  const root = createRoot(document.createElement('div'))
  for (const what of [undefined, 'a banner', 'terms']) await act(async () => root.render(<Shown what={what} />))
  await act(async () => root.unmount())
  expect(closed).toEqual(['a banner', 'terms'])
})
