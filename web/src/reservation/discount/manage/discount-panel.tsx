import { change, history, type ManagedDiscount, remove, undo } from '@clubhouse/contract/reservation/discount'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { RemoveRecord } from '../../../office/remove-record'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { DiscountForm } from './discount-form'

interface Props {
  /** Undefined when there is no such discount. */
  discount?: ManagedDiscount
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function DiscountPanel({ discount, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  if (!discount)
    return (
      <SidePanel title={t('discount.ONE')} onClose={onClose}>
        <Empty title={t('discount.GONE')}>{t('discount.GONE_HINT')}</Empty>
      </SidePanel>
    )
  const { discountIdx, name } = discount
  return (
    <RecordPanel
      history={history}
      recordIdx={discountIdx}
      title={name}
      actions={
        <RemoveRecord
          remove={remove}
          undo={undo}
          record={{ discountIdx }}
          label={t('fee.REMOVE')}
          question={() => t('discount.ASK_REMOVE', { name })}
          onChanged={onChanged}
          onRemoved={onClose}
        />
      }
      onClose={onClose}
    >
      <DiscountForm
        discount={discount}
        readOnly={!may(change)}
        refresh={onChanged}
        onSaved={() => {
          toast(t('common.SAVED'), { type: 'success' })
          void onChanged()
        }}
      />
    </RecordPanel>
  )
}
