import { useFormat, useText } from '../../language/use-text'
import { Contours } from '../../ui/course/contours'
import { Picture } from '../../ui/picture'
import lines from '../fact-lines.module.css'
import styles from './feat-plate.module.css'
import type { ShownFeat } from './read-feats'

/** A plate on the wall: who, what, when, and the hole as it is drawn. */
export function FeatPlate({ feat }: { feat: ShownFeat }) {
  const t = useText()
  const { day } = useFormat()
  const { kind, date, courseName, hole, distance, club, ball, playerName, witnessNames, picture, drawing } = feat
  const where = hole ? t('hof.HOLE', { course: courseName, hole }) : courseName
  const facts = [where, distance && t('hof.DISTANCE', { distance }), club, ball].filter(Boolean)
  return (
    <li>
      <span className={styles.drawing}>{drawing ? <Hole {...drawing} /> : <Contours seed="mypage" />}</span>
      <div className={styles.words}>
        <span className={lines.kind}>{t(`hof.KIND_${kind}`)}</span>
        <strong>{playerName}</strong>
        <time dateTime={date}>{day(date, 'date')}</time>
        <p>{facts.join(' · ')}</p>
        {witnessNames.length > 0 && <p>{t('hof.WITNESSES', { names: witnessNames.join(', ') })}</p>}
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          alt={t('hof.PICTURE', { feat: t(`hof.KIND_${kind}`), name: playerName })}
          sizes="24rem"
        />
      )}
    </li>
  )
}

/** All that it says stands in words beside it. */
function Hole({ map, ace }: NonNullable<ShownFeat['drawing']>) {
  return (
    <>
      <img {...map} alt="" loading="lazy" decoding="async" />
      {ace && (
        <svg viewBox={ace.box} aria-hidden="true">
          <path className={styles.flight} d={ace.path} />
          <circle className={styles.ball} cx={ace.cup[0]} cy={ace.cup[1]} r="6" />
        </svg>
      )}
    </>
  )
}
