import { bannerBoard } from '@clubhouse/contract/board/banner'
import { PostListPage } from '../../manage/post-list-page'
import { BANNERS } from './banner-list'

export const handle = { messages: ['banner', 'post'] }

export default function BannerListPage() {
  return <PostListPage list={BANNERS} calls={bannerBoard} />
}
