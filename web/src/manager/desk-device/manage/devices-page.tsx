import { pair } from '@clubhouse/contract/manager/desk-device'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { DEVICES } from './device-list'
import { PairPanel } from './pair-panel'

export const handle = { messages: ['desk-device', 'form', 'manager'] }

export default function DevicesPage() {
  const t = useText()
  const may = useMay()
  // A device reads today’s sheet: only those who may read it pair one.
  const mayPair = may(pair) && may(forManager)
  return (
    <>
      <PageHead title={t('desk-device.TITLE')} />
      <ListPage
        list={DEVICES}
        action={({ go, data }) =>
          mayPair &&
          data && (
            <Button onClick={() => go({ new: '1' })}>
              {t(data.some(({ isHere }) => isHere) ? 'desk-device.PAIR_AGAIN' : 'desk-device.PAIR')}
            </Button>
          )
        }
        below={({ query, go, refetch }) =>
          mayPair && query.has('new') && <PairPanel onClose={() => go({ new: undefined })} onPaired={() => refetch()} />
        }
      />
    </>
  )
}
