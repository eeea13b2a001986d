import { create, list, outletRecord } from '@clubhouse/contract/board/outlet'
import { useCall } from '../../../api/use-call'
import { namesOf } from '../../../language/names-of'
import { useText } from '../../../language/use-text'
import { NewRecord, OneOf } from '../../../office/record-page'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { SidePanel } from '../../../ui/side-panel'
import { Unread } from '../../../ui/unread'
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
  const created = () => {
    refetch()
    back()
  }
  const its = { texts: 'outlet', calls: outletRecord, Form: OutletForm, onClose: back }
  if (outlet) return <OneOf {...its} key={shown} row={outlet} name={namesOf(outlet).here} refetch={refetch} />
  if (shown === 'new' && mayCreate) return <NewRecord {...its} onCreated={created} />
  return (
    <SidePanel
      title={t('outlet.TITLE')}
      actions={mayCreate && <Button onClick={() => onShow('new')}>{t('outlet.NEW')}</Button>}
      onClose={() => onShow(undefined)}
    >
      {data && data.length === 0 && <Empty title={t('outlet.NONE')}>{t('outlet.NONE_HINT')}</Empty>}
      {data && data.length > 0 && <OutletOrder outlets={data} refresh={refetch} onOpen={(n) => onShow(String(n))} />}
      {!data && <Unread error={error} retry={refetch} lines={4} />}
    </SidePanel>
  )
}
