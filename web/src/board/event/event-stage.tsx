import type { Stage } from '@clubhouse/contract/board/event'
import { useText } from '../../language/use-text'
import { StateWord } from '../../ui/state-word'

const TONES = { now: 'good', soon: 'wait', ended: 'off' } as const

export function EventStage({ stage }: { stage?: Stage | null }) {
  const t = useText()
  if (!stage) return null
  return <StateWord tone={TONES[stage]}>{t(`event.STAGE_${stage.toUpperCase()}`)}</StateWord>
}
