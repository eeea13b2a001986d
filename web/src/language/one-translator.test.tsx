import { learn } from '@clubhouse/contract/text/club-translator'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { later } from '../../test/later'
import type { Club } from './club'
import { speakingHere } from './speaking'
import { LanguageProvider, useText } from './use-text'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const CLUB: Club = { clubCode: 'GC001', siteCode: '', zone: 'UTC', currency: 'USD', langs: ['en'], defaultLang: 'en' }

test('texts reach the page that React drew after it had given up a first attempt', async () => {
  const { promise, resolve } = later<void>()
  let attempts = 0
  let isReady = false
  function Page() {
    const t = useText()
    attempts++
    // Nothing catches it: React begins again, with new state.
    if (!isReady) throw promise
    return t('common.PRINT')
  }
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <LanguageProvider lang="en" texts="" version={1} club={CLUB}>
        <Page />
      </LanguageProvider>,
    ),
  )
  await act(async () => {
    isReady = true
    resolve()
    await promise
  })
  expect(attempts).toBeGreaterThan(1)
  expect(document.body.textContent).toBe('common.PRINT')
  await act(async () => learn(speakingHere()!.translator, 'en', { 'common.PRINT': 'Print' }))
  expect(document.body.textContent).toBe('Print')
  await act(async () => root.unmount())
})
