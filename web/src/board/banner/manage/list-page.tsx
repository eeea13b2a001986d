import { bannerBoard } from '@clubhouse/contract/board/banner'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { ButtonLink } from '../../../ui/button'
import { BANNERS } from './banner-list'

export const handle = { messages: ['banner', 'post'] }

export default function BannerListPage() {
  const t = useText()
  const mayCreate = useMay()(bannerBoard.create)
  return (
    <>
      <PageHead title={t('banner.TITLE')} />
      <ListPage
        list={BANNERS}
        action={() => mayCreate && <ButtonLink to="/ishm/board/banner/new">{t('banner.NEW')}</ButtonLink>}
      />
    </>
  )
}
