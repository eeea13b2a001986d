import type { Feat } from '@clubhouse/contract/board/hof'
import { useFormat, useText } from '../../language/use-text'
import { Picture } from '../../ui/picture'
import { FactLine } from '../fact-line'
import styles from '../fact-lines.module.css'

export function FeatLine({ feat }: { feat: Feat }) {
  const t = useText()
  const { day } = useFormat()
  const { kind, date, courseName, hole, distance, club, ball, playerName, witnessNames, picture } = feat
  const where = hole ? t('hof.HOLE', { course: courseName, hole }) : courseName
  const facts = [where, distance && t('hof.DISTANCE', { distance }), club, ball].filter(Boolean)
  return (
    <FactLine kind={t(`hof.KIND_${kind}`)} title={playerName} end={<time dateTime={date}>{day(date, 'date')}</time>}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          alt={t('hof.PICTURE', { feat: t(`hof.KIND_${kind}`), name: playerName })}
          sizes="12rem"
        />
      )}
      <p>{facts.join(' · ')}</p>
      {witnessNames.length > 0 && <p>{t('hof.WITNESSES', { names: witnessNames.join(', ') })}</p>}
    </FactLine>
  )
}
