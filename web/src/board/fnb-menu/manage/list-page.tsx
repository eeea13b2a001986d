import { fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { PostListPage } from '../../manage/post-list-page'
import { DISHES } from './dish-list'

export const handle = { messages: ['fnb', 'board', 'post'] }

export default function DishListPage() {
  return <PostListPage list={DISHES} calls={fnbBoard} />
}
