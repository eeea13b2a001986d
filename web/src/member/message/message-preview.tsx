import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { type preview, send } from '@clubhouse/contract/member/message'
import { useState } from 'react'
import { newKey } from '../../api/transport'
import { useSend } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { RefusalLine } from '../../form/refusal-line'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import styles from './message.module.css'
import { MessageProgress } from './message-progress'
import { followMessage } from './running-message'

/** In the order in which they are tried. */
const WAYS = ['push', 'text', 'mail', 'site'] as const

interface Props {
  input: InputOf<typeof send>
  data: DataOf<typeof preview>
  onChange: () => void
  onDone: () => void
}

export function MessagePreview({ input, data, onChange, onDone }: Props) {
  const t = useText()
  const { number } = useFormat()
  const { label } = useCodes('101')
  // One key for this text, so that a second press sends nothing again.
  const [idempotencyKey] = useState(newKey)
  const [outIdx, setOutIdx] = useState<number>()
  const { send: post, pending, fail } = useSend(send)
  if (outIdx !== undefined) return <MessageProgress outIdx={outIdx} onDone={onDone} />
  const { sent, skipped, full, excluded, first, shown } = data
  const go = async () => {
    const answer = await post(input, { idempotencyKey }).catch(() => undefined)
    if (!answer) return
    setOutIdx(answer.outIdx)
    followMessage(answer.outIdx, t)
  }
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.counts}>
        <strong>{sent === 0 ? t('member-message.NOBODY') : t('member-message.COUNT', { count: sent })}</strong>
        {skipped > full && ` ${t('member-message.SKIPPED', { count: skipped - full })}`}
        {full > 0 && ` ${t('member-message.FULL', { count: full })}`}
        {excluded > 0 && ` ${t('member-message.EXCLUDED', { count: excluded })}`}
      </p>
      {sent > 0 && (
        <>
          <p>{t('member-message.FIRST')}</p>
          <ul>
            {WAYS.filter((way) => first[way] > 0).map((way) => (
              <li key={way}>{t(`member-message.FIRST_${way}`, { number: number(first[way]) })}</li>
            ))}
          </ul>
        </>
      )}
      {shown.map(({ lang, count, title, contents, mail }) => (
        <section key={lang} className={styles.shown} aria-labelledby={`in-${lang}`}>
          <h3 id={`in-${lang}`}>{t('member-message.IN', { lang: label(lang), number: number(count) })}</h3>
          <h4>{t('member-message.ON_SITE')}</h4>
          <div className={styles.paper}>
            <p>
              <strong>{title}</strong>
            </p>
            <p>{contents}</p>
          </div>
          {mail && (
            <>
              <h4>{t('member-message.BY_MAIL')}</h4>
              <div className={styles.paper}>
                <p>
                  <strong>{mail.subject}</strong>
                </p>
                <p>{mail.text}</p>
              </div>
            </>
          )}
        </section>
      ))}
      <RefusalLine fail={fail} />
      <div className={base.buttons}>
        {sent > 0 && (
          <Button pending={pending} onClick={go}>
            {t('member-message.SEND_TO', { count: sent })}
          </Button>
        )}
        <Button look="plain" onClick={onChange}>
          {t('member-message.CHANGE')}
        </Button>
      </div>
    </div>
  )
}
