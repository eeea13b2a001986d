import { change, history, one } from '@clubhouse/contract/menu-manage'
import { useRootData } from '../../../api/root-data'
import { useCall } from '../../../api/use-call'
import { useClub, useText } from '../../../language/use-text'
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
  const { langs } = useClub()
  const own = useRootData()?.info.lang ?? langs[0]!
  const { data, error, refetch } = useCall(one, { idx })
  return (
    <RecordPanel history={history} recordIdx={idx} title={data?.name ?? t('menu-edit.ONE')} onClose={onClose}>
      {data && (
        <MenuForm
          menu={data}
          langs={{ own, others: langs.filter((lang) => lang !== own) }}
          readOnly={!mayChange}
          refresh={() => Promise.all([onChanged(), refetch()])}
        />
      )}
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
