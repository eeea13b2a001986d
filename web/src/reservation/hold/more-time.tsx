import type { Hold } from '@clubhouse/contract/reservation/sheet/sheet'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import type { HoldClock } from './hold-clock'
import type { Held } from './hold-steps'
import { extend } from './holding'

/** What an extension adds, and that it is the last one. */
export function useMoreTime({ extendsLeft, extendSeconds }: Hold): string {
  const t = useText()
  return t(extendsLeft === 1 ? 'reservation.MORE_TIME_ONCE' : 'reservation.MORE_TIME', { count: extendSeconds / 60 })
}

/** The button of the last minute. */
export function MoreTime({ held: { hold }, clock }: { held: Held; clock: HoldClock }) {
  const words = useMoreTime(hold)
  if (!clock.canExtend) return null
  return (
    <Button look="plain" size="small" onClick={extend}>
      {words}
    </Button>
  )
}
