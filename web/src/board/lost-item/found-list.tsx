import { Link } from 'react-router'
import { useRootHere } from '../../api/root-data'
import { useText } from '../../language/use-text'
import styles from '../fact-lines.module.css'
import { PostList } from '../post-list'
import { FoundLine } from './found-line'
import type { FoundThings } from './read-found-things'

export default function FoundList({ things, ...list }: FoundThings) {
  const t = useText()
  const phoneNo = useRootHere()?.info.clubPhoneNo
  return (
    <PostList
      noun="lost-item"
      isEmpty={things.length === 0}
      act={<Link to="/mypage/lost/form">{t('lost-item.REPORT')}</Link>}
      {...list}
    >
      <p>
        {t('lost-item.LEAD')} {t('lost-item.HOW_TO_CLAIM', { phoneNo })}
      </p>
      <ul className={styles.lines}>
        {things.map((thing) => (
          <FoundLine key={thing.idx} thing={thing} />
        ))}
      </ul>
    </PostList>
  )
}
