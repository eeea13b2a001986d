import { type BannerEdit, history, one, restore } from '@clubhouse/contract/board/banner'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import styles from './banner.module.css'
import { BannerForm } from './banner-form'
import { Devices, When } from './banner-list'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

export function BannerPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const { data: banner, error, refetch } = useCall(one, { idx }, { quiet: true })
  const changed = () => {
    onChanged()
    return refetch()
  }
  return (
    <RecordPanel
      title={banner?.bannerName ?? t('banner.NAME')}
      history={history}
      recordIdx={idx}
      restoring={banner && { call: restore, version: banner.version, onRestored: changed }}
      onClose={onClose}
    >
      {banner && <Facts banner={banner} />}
      {banner && <BannerForm banner={banner} refresh={changed} />}
      {error && !banner && error.status === 404 && <Empty title={t('banner.GONE')} />}
      {error && !banner && error.status !== 404 && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!banner && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}

function Facts({ banner }: { banner: BannerEdit }) {
  const t = useText()
  const { layerFile, bannerName, startAt, endAt, link } = banner
  const facts = [
    ['banner.START_AT', startAt && <When key="start" at={startAt} />],
    ['banner.END_AT', endAt && <When key="end" at={endAt} />],
    ['banner.DEVICES', <Devices key="devices" row={banner} />],
    ['post.LINK', link],
  ] as const
  return (
    <>
      <img src={layerFile} alt={bannerName} className={styles.picture} />
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
