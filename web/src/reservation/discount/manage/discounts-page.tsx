import { create } from '@clubhouse/contract/reservation/discount'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { PricePages } from '../../fee/manage/price-pages'
import { DiscountForm } from './discount-form'
import { DISCOUNTS } from './discount-list'
import { DiscountPanel } from './discount-panel'

export const handle = { messages: ['discount', 'fee', 'form', 'manager', 'history'] }

export default function DiscountsPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('discount.TITLE')} />
      <ListPage
        list={DISCOUNTS}
        above={() => <PricePages />}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('discount.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('discount.NEW')} onClose={() => go({ new: undefined })}>
              <DiscountForm
                onSaved={() => {
                  toast(t('discount.CREATED'), { type: 'success' })
                  void refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, rows, data, close, refetch }) =>
          data && (
            <DiscountPanel
              key={open}
              discount={rows.find(({ discountIdx }) => discountIdx === Number(open))}
              onClose={close}
              onChanged={() => refetch()}
            />
          )
        }
      />
    </>
  )
}
