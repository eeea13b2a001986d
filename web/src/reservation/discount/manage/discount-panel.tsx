import { change, history, type ManagedDiscount, remove, undo } from '@clubhouse/contract/reservation/discount'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { offerUndo } from '../../../office/undo'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import styles from '../../fee/manage/fee.module.css'
import { DiscountForm } from './discount-form'

interface Props {
  /** Undefined when there is no such discount. */
  discount?: ManagedDiscount
  onClose: () => void
  onChanged: () => Promise<unknown>
}

const undoRemoval = ({ discountIdx }: Pick<ManagedDiscount, 'discountIdx'>) =>
  ask(undo, { discountIdx }, { quiet: true, _nop_: true })

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
  const takeAway = async () => {
    if (!(await confirm({ message: t('discount.ASK_REMOVE', { name }), yes: t('fee.REMOVE'), tone: 'danger' }))) return
    const done = await ask(remove, { discountIdx }).catch(() => undefined)
    void onChanged()
    if (!done) return
    offerUndo([discount], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={discountIdx}
      title={name}
      actions={
        may(remove) && (
          <Button look="plain" className={styles.danger} onClick={takeAway}>
            {t('fee.REMOVE')}
          </Button>
        )
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
