import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from '../fact-lines.module.css'
import { PostList } from '../post-list'
import { FeatLine } from './feat-line'
import type { Feats } from './read-feats'

export default function FeatList({ feats, ...list }: Feats) {
  const t = useText()
  return (
    <PostList
      noun="hof"
      tab="hof"
      isEmpty={feats.length === 0}
      act={<Link to="/mypage?view=feats">{t('hof.REPORT')}</Link>}
      {...list}
    >
      <ul className={styles.lines}>
        {feats.map((feat) => (
          <FeatLine key={feat.idx} feat={feat} />
        ))}
      </ul>
    </PostList>
  )
}
