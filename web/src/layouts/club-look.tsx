import { use } from 'react'
import { LookContext } from '../ui/look-context'
import { NonceContext } from '../ui/nonce'

/** The club's own colours, in the page that the server renders; React leaves them as they are in the browser. */
export function ClubLook() {
  const nonce = use(NonceContext)
  const { css, frame } = use(LookContext)
  return (
    <>
      <meta name="theme-color" content={frame.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={frame.dark} media="(prefers-color-scheme: dark)" />
      {css && <style nonce={nonce} data-look="" dangerouslySetInnerHTML={{ __html: css }} />}
    </>
  )
}
