import { PostLine } from '../post-line'
import styles from '../post-line.module.css'
import { PostList } from '../post-list'
import type { References } from './read-references'

export default function ReferenceList({ references, ...list }: References) {
  return (
    <PostList noun="reference" isEmpty={references.length === 0} {...list}>
      <ul className={styles.list}>
        {references.map((reference) => (
          <PostLine key={reference.idx} post={reference} to={`/community/reference/${reference.idx}`} />
        ))}
      </ul>
    </PostList>
  )
}
