import { useRootData } from '../api/root-data'
import { siteFaceRead } from '../api/site-face'
import { ClubLook } from './club-look'

const PRODUCT_ICON = '/favicon.svg'

export function FrameLinks() {
  const root = useRootData()
  const ext = root?.info.ext
  const face = siteFaceRead.use()
  const icon = face.favicon_url ?? (root?.logo.favicon || PRODUCT_ICON)
  const own = icon === PRODUCT_ICON ? undefined : icon
  return (
    <>
      {own ? (
        <link rel="icon" href={own} type="image/png" />
      ) : (
        <link rel="icon" href={PRODUCT_ICON} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={own || '/icons/apple-touch.png'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {import.meta.env.SSR && <ClubLook />}
      {ext?.naverVerify && <meta name="naver-site-verification" content={ext.naverVerify} />}
      {ext?.googleVerify && <meta name="google-site-verification" content={ext.googleVerify} />}
    </>
  )
}
