import { useRootData } from '../api/root-data'

/** Icons, the manifest, and what proves to search engines whose site this is. */
export function FrameLinks() {
  const root = useRootData()
  const ext = root?.info.ext
  const own = root?.logo.favicon
  return (
    <>
      {own ? (
        <link rel="icon" href={own} type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={own || '/icons/apple-touch.png'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1713" media="(prefers-color-scheme: dark)" />
      {ext?.naverVerify && <meta name="naver-site-verification" content={ext.naverVerify} />}
      {ext?.googleVerify && <meta name="google-site-verification" content={ext.googleVerify} />}
    </>
  )
}
