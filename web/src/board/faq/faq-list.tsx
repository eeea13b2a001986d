import { PostList } from '../post-list'
import styles from './faq-list.module.css'
import { FaqQuestion } from './faq-question'
import type { Questions } from './read-faq'

export function FaqList({ groups, opened, ...list }: Questions) {
  return (
    <PostList noun="faq" isEmpty={groups.length === 0} {...list}>
      {groups.map(({ category, label, questions }) => (
        <section key={category} aria-labelledby={`faq-${category}`}>
          <h3 id={`faq-${category}`} className={styles.category}>
            {label}
          </h3>
          {questions.map((question) => (
            <FaqQuestion key={question.idx} question={question} isOpened={question.idx === opened} />
          ))}
        </section>
      ))}
    </PostList>
  )
}
