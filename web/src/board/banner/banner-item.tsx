import type { Banner } from '@clubhouse/contract/board/banner'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../language/use-text'
import { Picture } from '../../ui/picture'
import { nameIn } from './name-in'
import styles from './popup-item.module.css'
import { detailOf } from './what-to-show'

/** A banner's picture with its texts. */
export function BannerBody({ banner: { bannerName, layerFile, picture } }: { banner: Banner }) {
  const { lang } = useLanguage()
  return (
    <figure className={styles.banner}>
      <Picture
        className={styles.picture}
        picture={picture ?? { url: layerFile }}
        alt={nameIn(lang, picture?.alt ?? '')}
        sizes="72px"
        focus={picture ? `${picture.focusX}% ${picture.focusY}%` : undefined}
        isFirst
      />
      <figcaption className={styles.name}>{nameIn(lang, bannerName)}</figcaption>
    </figure>
  )
}

export function BannerActions({ banner, closeToday }: { banner: Banner; closeToday: () => void }) {
  const t = useText()
  const link = detailOf(banner)
  return (
    <>
      {link && <Detail link={link} windowOpen={banner.windowOpen} />}
      {banner.todayClose && (
        <button type="button" className={styles.quiet} onClick={closeToday}>
          {t('popup.CLOSE_TODAY')}
        </button>
      )}
    </>
  )
}

/** A link: client-side within the site, elsewhere as the banner says. */
export function Detail({ link, windowOpen }: { link: string; windowOpen: boolean }) {
  const t = useText()
  if (windowOpen)
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles.detail}>
        {t('popup.SEE_DETAIL')}
        <span data-only-spoken> {t('popup.NEW_WINDOW')}</span>
      </a>
    )
  if (!link.startsWith('/'))
    return (
      <a href={link} className={styles.detail}>
        {t('popup.SEE_DETAIL')}
      </a>
    )
  return (
    <Link to={link} className={styles.detail}>
      {t('popup.SEE_DETAIL')}
    </Link>
  )
}
