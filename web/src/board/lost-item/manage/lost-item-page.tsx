import { create } from '@clubhouse/contract/board/lost-item-manage'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { LostItemForm } from './lost-item-form'
import { LOST_ITEMS } from './lost-item-list'
import { LostItemPanel } from './lost-item-panel'

export const handle = { messages: ['lost-item-edit', 'form', 'manager', 'history'] }

export default function LostItemPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('lost-item-edit.TITLE')} />
      <ListPage
        list={LOST_ITEMS}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('lost-item-edit.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('lost-item-edit.NEW')} onClose={() => go({ new: undefined })}>
              <LostItemForm
                onSaved={() => {
                  toast(t('lost-item-edit.CREATED'), { type: 'success' })
                  refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <LostItemPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
