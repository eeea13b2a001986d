import type { Banner } from '@clubhouse/contract/board/banner'
import { Detail } from '../board/banner/detail'
import { detailOf } from '../board/banner/what-to-show'
import { useText } from '../language/use-text'
import { Picture } from '../ui/picture'
import styles from './home-page.module.css'
import { HomeSection } from './home-section'

/** The banners of the main page, whole; the band above shows them small, and may be closed. */
export function ClubBanners({ banners }: { banners: Banner[] }) {
  const t = useText()
  if (banners.length === 0) return null
  return (
    <HomeSection id="banners" title={t('home.BANNERS')}>
      <ul className={styles.cards}>
        {banners.map((banner) => (
          <BannerCard key={banner.idx} banner={banner} />
        ))}
      </ul>
    </HomeSection>
  )
}

function BannerCard({ banner }: { banner: Banner }) {
  const { bannerName, layerFile, picture, devicePc, deviceMobile, windowOpen } = banner
  const link = detailOf(banner)
  // The server does not know the device.
  const only = devicePc ? (deviceMobile ? undefined : 'pc') : 'phone'
  return (
    <li className={styles.banner} data-only={only}>
      <Picture
        className={styles.picture}
        picture={picture ?? { url: layerFile }}
        alt={picture?.alt ?? ''}
        sizes="(min-width: 80rem) 37rem, (min-width: 48rem) 47vw, 92vw"
      />
      <p className={styles.name}>{bannerName}</p>
      {link && <Detail link={link} windowOpen={windowOpen} />}
    </li>
  )
}
