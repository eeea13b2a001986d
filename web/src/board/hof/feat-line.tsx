import type { Feat } from '@clubhouse/contract/board/hof'
import { useFormat, useText } from '../../language/use-text'
import { FactLine } from '../fact-line'

export function FeatLine({ feat }: { feat: Feat }) {
  const t = useText()
  const { day } = useFormat()
  const { kind, date, courseName, hole, distance, club, ball, playerName, witnessNames } = feat
  const where = hole ? t('hof.HOLE', { course: courseName, hole }) : courseName
  const facts = [where, distance && t('hof.DISTANCE', { distance }), club, ball].filter(Boolean)
  return (
    <FactLine kind={t(`hof.KIND_${kind}`)} title={playerName} end={<time dateTime={date}>{day(date, 'date')}</time>}>
      <p>{facts.join(' · ')}</p>
      {witnessNames.length > 0 && <p>{t('hof.WITNESSES', { names: witnessNames.join(', ') })}</p>}
    </FactLine>
  )
}
