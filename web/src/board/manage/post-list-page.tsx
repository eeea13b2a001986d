import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Call } from '@clubhouse/contract/call'
import { useText } from '../../language/use-text'
import type { OfficeList } from '../../office/declare'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { ButtonLink } from '../../ui/button'

interface Props<C extends Call> {
  list: OfficeList<C>
  calls: Pick<BoardCalls, 'create'>
}

/** The posts of a board in the back office; each opens on a page of its own. */
export function PostListPage<C extends Call>({ list, calls }: Props<C>) {
  const t = useText()
  const mayCreate = useMay()(calls.create)
  const { texts, path } = list
  return (
    <>
      <PageHead title={t(`${texts}.TITLE`)} />
      <ListPage
        list={list}
        action={() => mayCreate && <ButtonLink to={`${path}/new`}>{t(`${texts}.NEW`)}</ButtonLink>}
      />
    </>
  )
}
