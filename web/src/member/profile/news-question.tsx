import { answerNews } from '@clubhouse/contract/member/consent'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import form from '../../ui/form/form.module.css'
import styles from './checked-page.module.css'

interface Props {
  until: string
  onAnswered: () => void
}

/** Asks two years after the consent whether to continue the news. */
export function NewsQuestion({ until, onAnswered }: Props) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const { send, pending, fail } = useSend(answerNews)
  const [choice, setChoice] = useState<boolean>()

  async function answer(agreed: boolean) {
    setChoice(agreed)
    try {
      const { marketing } = await send({ agreed })
      const goesOn = Object.values(marketing).some(Boolean)
      toast(t(goesOn ? 'profile.NEWS_KEPT' : 'profile.NEWS_OVER'), { type: 'success' })
      onAnswered()
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
    }
  }

  return (
    <section className={styles.section} aria-labelledby="news-question">
      <h2 id="news-question">{t('profile.NEWS_QUESTION')}</h2>
      <div className={form.form}>
        <p className={styles.words}>{t('profile.NEWS_QUESTION_HINT', { until: day(dayOf(until)) })}</p>
        <RefusalLine fail={fail} />
        <div className={base.buttons}>
          <Button pending={pending && choice} onClick={() => answer(true)}>
            {t('profile.NEWS_YES')}
          </Button>
          <Button look="plain" pending={pending && choice === false} onClick={() => answer(false)}>
            {t('profile.NEWS_NO')}
          </Button>
        </div>
      </div>
    </section>
  )
}
