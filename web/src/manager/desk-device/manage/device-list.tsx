import { type DeskDevice, list, unpair } from '@clubhouse/contract/manager/desk-device'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey, useSend } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { noteDeskDevice } from '../../../session/desk-here'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'

interface Cell {
  row: DeskDevice
}

export const DEVICES = officeList({
  call: list,
  path: '/ishm/site/devices',
  texts: 'desk-device',
  key: ({ deviceIdx }) => String(deviceIdx),
  empty: () => ({ title: 'desk-device.NOTHING', hint: 'desk-device.NOTHING_HINT', isAll: true }),
  title: { heading: 'desk-device.NAME', text: ({ name }) => name, Below: Here },
  columns: [
    { id: 'used', heading: 'desk-device.LAST_USED', Cell: LastUsed },
    { id: 'by', heading: 'desk-device.PAIRED_BY', text: ({ pairedBy }) => pairedBy },
    { id: 'at', heading: 'desk-device.PAIRED_AT', Cell: PairedAt },
    { id: 'unpair', heading: 'desk-device.UNPAIR', isNarrow: true, Cell: Unpair },
  ],
})

function Here({ row: { isHere } }: Cell) {
  const t = useText()
  return isHere && <StateWord tone="good">{t('desk-device.HERE')}</StateWord>
}

function LastUsed({ row: { lastUsedAt } }: Cell) {
  const t = useText()
  const { instant } = useFormat()
  return lastUsedAt ? <Time at={lastUsedAt}>{instant(lastUsedAt)}</Time> : t('desk-device.NOT_USED')
}

function PairedAt({ row: { pairedAt } }: Cell) {
  const { instant } = useFormat()
  return <Time at={pairedAt}>{instant(pairedAt)}</Time>
}

function Unpair({ row: { deviceIdx, name, isHere } }: Cell) {
  const t = useText()
  const may = useMay()(unpair)
  const queries = useQueryClient()
  const { send, pending } = useSend(unpair, { toasts: 'all' })
  if (!may) return null
  const end = async () => {
    const message = t('desk-device.UNPAIR_ASK', { name })
    if (!(await confirm({ message, yes: t('desk-device.UNPAIR'), tone: 'danger' }))) return
    await send({ deviceIdx: [deviceIdx] }).then(
      () => {
        if (isHere) noteDeskDevice(false)
        toast(t('desk-device.UNPAIRED', { name }), { type: 'success' })
      },
      () => {},
    )
    queries.invalidateQueries({ queryKey: queryKey(list) })
  }
  return (
    <Button
      look="plain"
      size="small"
      pending={pending}
      aria-label={t('desk-device.UNPAIR_NAMED', { name })}
      onClick={end}
    >
      {t('desk-device.UNPAIR')}
    </Button>
  )
}
