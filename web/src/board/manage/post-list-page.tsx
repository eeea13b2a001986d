import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Call } from '@clubhouse/contract/call'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text'
import type { OfficeList } from '../../office/declare'
import { ListPage } from '../../office/list-page'
import type { ListState } from '../../office/use-list'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { ButtonLink } from '../../ui/button'

interface Props<C extends Call> {
  list: OfficeList<C>
  calls: Pick<BoardCalls, 'create'>
  /** Before the button for a new post. */
  beside?: (state: ListState<C>) => ReactNode
  below?: (state: ListState<C>) => ReactNode
}

/** The posts of a board in the back office; each opens on a page of its own. */
export function PostListPage<C extends Call>({ list, calls, beside, below }: Props<C>) {
  const t = useText()
  const mayCreate = useMay()(calls.create)
  const { texts, path } = list
  return (
    <>
      <PageHead title={t(`${texts}.TITLE`)} />
      <ListPage
        list={list}
        action={(state) => (
          <>
            {beside?.(state)}
            {mayCreate && <ButtonLink to={`${path}/new`}>{t(`${texts}.NEW`)}</ButtonLink>}
          </>
        )}
        below={below}
      />
    </>
  )
}
