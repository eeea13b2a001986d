import { fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { PostListPage } from '../../manage/post-list-page'
import { DISHES } from './dish-list'
import { OutletPanel } from './outlet-panel'

export const handle = { messages: ['fnb', 'outlet', 'board', 'post', 'form', 'manager', 'history'] }

export default function DishListPage() {
  const t = useText()
  return (
    <PostListPage
      list={DISHES}
      calls={fnbBoard}
      beside={({ go }) => (
        <Button look="plain" onClick={() => go({ outlet: 'all' })}>
          {t('outlet.TITLE')}
        </Button>
      )}
      below={({ query, go, mayRead }) =>
        mayRead &&
        query.has('outlet') && <OutletPanel shown={query.get('outlet')!} onShow={(outlet) => go({ outlet })} />
      }
    />
  )
}
