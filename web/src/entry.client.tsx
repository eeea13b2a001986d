import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadWhenChunkIsLost } from './api/lost-chunk'
import { NonceContext } from './ui/nonce'
import { guardHtml } from './ui/trusted-types'

/** Scripts can read the nonce only as a property. */
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''

guardHtml()
reloadWhenChunkIsLost()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
})
