import { create } from '@clubhouse/contract/reservation/fee'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { FeeForm } from './fee-form'
import { FEES } from './fee-list'
import { FeePanel } from './fee-panel'
import { PricePages } from './price-pages'

export const handle = { messages: ['fee', 'discount', 'form', 'manager', 'history'] }

export default function FeesPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('fee.TITLE')} />
      <ListPage
        list={FEES}
        above={() => <PricePages />}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('fee.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('fee.NEW')} onClose={() => go({ new: undefined })}>
              <FeeForm
                onSaved={() => {
                  toast(t('fee.CREATED'), { type: 'success' })
                  void refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <FeePanel key={open} feeIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
