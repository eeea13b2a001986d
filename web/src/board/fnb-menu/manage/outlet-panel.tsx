import { change, create, history, list, type Outlet, remove, undo } from '@clubhouse/contract/board/outlet'
import { useCall } from '../../../api/use-call'
import { namesOf } from '../../../language/names-of'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { RemoveRecord } from '../../../office/remove-record'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { SidePanel } from '../../../ui/side-panel'
import { Wrong } from '../../../ui/wrong'
import { OutletForm } from './outlet-form'
import { OutletOrder } from './outlet-order'

interface Props {
  /** `all` for the list, `new`, or the number of one. */
  shown: string
  onShow: (shown: string | undefined) => void
}

/** The places that serve food, in their order, and one of them. */
export function OutletPanel({ shown, onShow }: Props) {
  const t = useText()
  const mayCreate = useMay()(create)
  const { data, error, refetch } = useCall(list, {})
  const outlet = data?.find(({ outletIdx }) => String(outletIdx) === shown)
  const back = () => onShow('all')
  if (outlet) return <OneOutlet outlet={outlet} onClose={back} onChanged={refetch} />
  if (shown === 'new' && mayCreate)
    return (
      <SidePanel title={t('outlet.NEW')} onClose={back}>
        <OutletForm
          onSaved={() => {
            toast(t('outlet.CREATED'), { type: 'success' })
            refetch()
            back()
          }}
        />
      </SidePanel>
    )
  return (
    <SidePanel
      title={t('outlet.TITLE')}
      actions={mayCreate && <Button onClick={() => onShow('new')}>{t('outlet.NEW')}</Button>}
      onClose={() => onShow(undefined)}
    >
      {data && data.length === 0 && <Empty title={t('outlet.NONE')}>{t('outlet.NONE_HINT')}</Empty>}
      {data && data.length > 0 && <OutletOrder outlets={data} refresh={refetch} onOpen={(n) => onShow(String(n))} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={4} />}
    </SidePanel>
  )
}

interface OneProps {
  outlet: Outlet
  onClose: () => void
  onChanged: () => Promise<unknown>
}

function OneOutlet({ outlet, onClose, onChanged }: OneProps) {
  const t = useText()
  const may = useMay()
  const { outletIdx, version } = outlet
  const name = namesOf(outlet).here
  return (
    <RecordPanel
      history={history}
      recordIdx={outletIdx}
      title={name}
      actions={
        <RemoveRecord
          remove={remove}
          undo={undo}
          record={{ outletIdx, version }}
          back={{ outletIdx }}
          label={t('outlet.REMOVE')}
          question={() => t('outlet.ASK_REMOVE', { name })}
          onChanged={onChanged}
          onRemoved={onClose}
        />
      }
      onClose={onClose}
    >
      <OutletForm
        key={outletIdx}
        row={outlet}
        readOnly={!may(change)}
        refresh={onChanged}
        onSaved={() => {
          toast(t('common.SAVED'), { type: 'success' })
          onChanged()
        }}
      />
    </RecordPanel>
  )
}
