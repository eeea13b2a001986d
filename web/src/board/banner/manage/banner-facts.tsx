import type { BannerEdit } from '@clubhouse/contract/board/banner'
import { useText } from '../../../language/use-text'
import { wordHere } from '../../../language/word-here'
import { Facts } from '../../../office/facts'
import { When } from '../../manage/list-parts'
import styles from './banner-facts.module.css'
import { Devices } from './banner-list'

/** A banner as one of its versions says; its picture is today's. */
export function BannerFacts({ banner }: { banner: BannerEdit }) {
  const t = useText()
  const bannerName = wordHere(banner, 'bannerName')
  const { layerFile, startAt, endAt, link } = banner
  const facts = [
    ['banner.NAME', bannerName],
    ['banner.START_AT', startAt && <When key="start" at={startAt} />],
    ['banner.END_AT', endAt && <When key="end" at={endAt} />],
    ['banner.DEVICES', <Devices key="devices" row={banner} />],
    ['post.LINK', link],
  ] as const
  return (
    <>
      <img src={layerFile} alt={bannerName} className={styles.picture} />
      <Facts of={facts.map(([name, value]) => [t(name), value])} />
    </>
  )
}
