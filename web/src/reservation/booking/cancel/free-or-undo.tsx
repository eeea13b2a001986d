import { type Booking, cancel } from '@clubhouse/contract/reservation/booking/booking'
import { useEffect, useRef } from 'react'
import { useByTime } from '../../../api/clock'
import { useSend } from '../../../api/use-send'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { FreeUntil } from '../draft/free-until'
import styles from './free-or-undo.module.css'

interface FreeOrUndoProps {
  booking: Booking
  onUndone: () => void
}

/** Until when a cancellation is free, and in the first minutes of a booking a button that undoes it. */
export function FreeOrUndo({ booking, onUndone }: FreeOrUndoProps) {
  const { freeCancelUntil: at, undoUntil } = booking
  const isOver = useByTime((now) => Number(undoUntil == null || now >= Date.parse(undoUntil)))
  if (isOver || undoUntil == null) return <FreeUntil at={at} />
  return (
    <div className={styles.undo}>
      <FreeUntil at={Date.parse(undoUntil) > Date.parse(at) ? undoUntil : at} />
      <Undo booking={booking} until={undoUntil} onUndone={onUndone} />
    </div>
  )
}

/** Asks first: others may take the tee time as soon as it is free. */
function Undo({ booking, until, onUndone }: FreeOrUndoProps & { until: string }) {
  const t = useText()
  const { send, pending } = useSend(cancel)
  const { bookingIdx, version, date, time } = booking
  // The question goes with the button: answered later, it would be a cancellation.
  const shown = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    shown.current = controller
    return () => controller.abort()
  }, [])
  const undo = async () => {
    const message = t('change.UNDO_ASK', { date, time })
    const { signal } = shown.current!
    if (!(await confirm({ message, yes: t('change.UNDO_YES'), no: t('change.UNDO_NO'), signal }))) return
    const { couponReturned } = await send({ bookingIdx, version, reason: 'mistake' })
    toast(t(couponReturned ? 'change.UNDONE_COUPON' : 'change.UNDONE', { time }), { type: 'success' })
    onUndone()
  }
  return (
    <Button look="plain" pending={pending} onClick={() => undo().catch(() => undefined)}>
      {t('change.UNDO', { until })}
    </Button>
  )
}
