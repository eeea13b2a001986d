import { waive } from '@clubhouse/contract/reservation/sheet/waiver'
import { Suspense, useState } from 'react'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { part } from '../../../../ui/part'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'

const WaiverPanel = part(() => import('./waiver-panel'))

/** Waives the consequences of cancellations of a day for its weather. */
export function WaiverTool({ sheet }: { sheet: ManagerSheet }) {
  const t = useText()
  const mayWaive = useMay()(waive)
  const [isOpen, setOpen] = useState(false)
  if (!mayWaive) return null
  return (
    <>
      <Button look="plain" size="small" onClick={() => setOpen(true)}>
        {t('desk.WAIVER')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WaiverPanel sheet={sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
