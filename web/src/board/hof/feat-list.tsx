import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import { PostList } from '../post-list'
import { FeatPlate } from './feat-plate'
import styles from './feat-plate.module.css'
import type { Feats } from './read-feats'

export default function FeatList({ feats, ...list }: Feats) {
  const t = useText()
  return (
    <PostList
      noun="hof"
      isEmpty={feats.length === 0}
      isWide
      act={<Link to="/mypage?view=feats">{t('hof.REPORT')}</Link>}
      {...list}
    >
      <ul className={styles.plates}>
        {feats.map((feat) => (
          <FeatPlate key={feat.idx} feat={feat} />
        ))}
      </ul>
    </PostList>
  )
}
