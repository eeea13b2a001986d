import type { Banner } from '@clubhouse/contract/board/banner'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { Detail } from './detail'
import { LargeBanner } from './large-banner'
import styles from './popup-item.module.css'
import { detailOf } from './what-to-show'

/** A banner's picture with its text. A press shows the picture large: a band has no room for it. */
export function BannerBody({ banner }: { banner: Banner }) {
  const t = useText()
  const { bannerName, layerFile, picture } = banner
  const [isLarge, setLarge] = useState(false)
  return (
    <figure className={styles.banner}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`${t('popup.ENLARGE')}: ${picture?.alt || bannerName}`}
        onClick={() => setLarge(true)}
      >
        <Picture
          className={styles.picture}
          picture={picture ?? { url: layerFile }}
          alt=""
          sizes="168px"
          focus={picture ? `${picture.focusX}% ${picture.focusY}%` : undefined}
          isFirst
        />
        <span className={styles.larger}>
          <Icon name="search" size={16} />
        </span>
      </button>
      <figcaption className={styles.name}>{bannerName}</figcaption>
      {isLarge && <LargeBanner banner={banner} onClose={() => setLarge(false)} />}
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
