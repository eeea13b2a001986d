import type { Appeal } from '@clubhouse/contract/reservation/rules/penalty'
import { useFormat, useText } from '../../../language/use-text'
import { FileList } from '../../../ui/file-list'
import { Time } from '../../../ui/time'
import styles from './appeal-text.module.css'

/** An appeal as the member and the managers read it: what was written and sent, and the club's answer. */
export function AppealText({ appeal: { text, files, at, decideBy, answer, answeredAt } }: { appeal: Appeal }) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <section className={styles.appeal} aria-label={t('penalty.APPEAL')}>
      <h3>{t('penalty.APPEAL')}</h3>
      <p className={styles.when}>
        <Time at={at}>{instant(at)}</Time>
        {answeredAt == null && answer == null && <> · {t('penalty.DECIDE_BY', { date: decideBy })}</>}
      </p>
      <p className={styles.said}>{text}</p>
      {files.length > 0 && <FileList files={files} />}
      {answer && (
        <>
          <h3>{t('penalty.ANSWER')}</h3>
          <p className={styles.when}>{answeredAt && <Time at={answeredAt}>{instant(answeredAt)}</Time>}</p>
          <p className={styles.said}>{answer}</p>
        </>
      )}
    </section>
  )
}
