import { all, change } from '@clubhouse/contract/menu-manage'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import { Empty } from '../../../ui/empty'
import { ListHead } from '../../../ui/list-head'
import { Unread } from '../../../ui/unread'
import { MenuPanel } from './menu-panel'
import { MenuTree } from './menu-tree'

export const handle = { messages: ['menu-edit', 'form', 'history'] }

export default function SetMenusPage() {
  const t = useText()
  const session = useSession()
  const may = useMay()
  const mayRead = may(all)
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useCall(all, {}, { enabled: mayRead })
  const open = Number(query.get('menu'))
  const isOpen = Number.isSafeInteger(open) && open > 0
  return (
    <>
      <PageHead title={t('menu-edit.TITLE')} />
      <ListHead title={t('menu-edit.TITLE')}>
        <p>{t('menu-edit.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('menu-edit.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && <MenuTree tree={data} mayChange={may(change)} refresh={refetch} />}
      {data && isOpen && (
        <MenuPanel
          key={open}
          idx={open}
          onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
          onChanged={refetch}
        />
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={10} />}
    </>
  )
}
