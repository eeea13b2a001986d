import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { BANNERS } from './banner-list'
import { BannerPanel } from './banner-panel'

export const handle = { messages: ['banner', 'post', 'history', 'form'] }

export default function BannerListPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('banner.TITLE')} />
      <ListPage
        list={BANNERS}
        record={({ open, close, refetch }) => (
          <BannerPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
