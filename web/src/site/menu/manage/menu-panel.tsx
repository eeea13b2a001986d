import { change, history, one } from '@clubhouse/contract/menu-manage'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { NotShown } from '../../../office/not-shown'
import { RecordPanel } from '../../../office/record-panel'
import { useMay } from '../../../session/may'
import { MenuForm } from './menu-form'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function MenuPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const mayChange = useMay()(change)
  const { data, error, refetch } = useCall(one, { idx })
  return (
    <RecordPanel history={history} recordIdx={idx} title={data?.name ?? t('menu-edit.ONE')} onClose={onClose}>
      {data && <MenuForm menu={data} readOnly={!mayChange} refresh={() => Promise.all([onChanged(), refetch()])} />}
      {!data && (
        <NotShown
          error={error}
          retry={() => refetch()}
          gone={t('menu-edit.GONE')}
          hint={t('menu-edit.GONE_HINT')}
          lines={10}
        />
      )}
    </RecordPanel>
  )
}
