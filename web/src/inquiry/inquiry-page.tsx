import { type Inquiry, isUntaken, one } from '@clubhouse/contract/inquiry'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../api/use-call'
import { useCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { RequireMember } from '../session/require'
import base from '../ui/base.module.css'
import { Button, ButtonLink } from '../ui/button'
import { Empty } from '../ui/empty'
import { StateWord } from '../ui/state-word'
import { Unread } from '../ui/unread'
import { ChangeForm } from './change-form'
import { Conversation } from './conversation'
import { DueLine } from './due-line'
import styles from './inquiry.module.css'
import { INQUIRY_TONES } from './inquiry-tones'
import { Settle } from './settle'
import { useRemove } from './use-remove'

export const handle = { messages: ['inquiry', 'form', 'mypage'] }

export default function InquiryPage() {
  const t = useText()
  const idx = Number(useParams().idx)
  return (
    <main id="content">
      <PageHead title={t('inquiry.ONE')} />
      <RequireMember>
        <div className={styles.page}>
          <p className={styles.quiet}>
            <Link to="/mypage?view=cs">{t('inquiry.ALL')}</Link>
          </p>
          <Shown key={idx} idx={idx} />
        </div>
      </RequireMember>
    </main>
  )
}

function Shown({ idx }: { idx: number }) {
  const t = useText()
  const { data, error, refetch } = useCall(one, { idx })
  if (error?.status === 404)
    return (
      <Empty
        isPage
        title={t('inquiry.GONE')}
        action={<ButtonLink to="/mypage?view=cs">{t('inquiry.ALL')}</ButtonLink>}
      />
    )
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return <Whole inquiry={data} refresh={refetch} />
}

function Whole({ inquiry, refresh }: { inquiry: Inquiry; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { label } = useCodes('768')
  const [isChanging, setChanging] = useState(false)
  const remove = useRemove(inquiry)
  const { title, type, state, createdAt, booking, penaltyIdx } = inquiry
  const words = {
    contents: t('inquiry.CONTENTS'),
    reply: t('inquiry.YOUR_REPLY'),
    first: t('inquiry.FIRST_ANSWER'),
    answer: t('inquiry.ANSWER'),
  }
  const isOpen = isUntaken(inquiry)
  return (
    <>
      <div className={styles.subject}>
        <h1>{title}</h1>
        <StateWord tone={INQUIRY_TONES[state]}>{t(`inquiry.STATE_${state}`)}</StateWord>
      </div>
      <p className={styles.quiet}>{t('inquiry.ABOUT', { type: label(type), at: createdAt })}</p>
      <DueLine inquiry={inquiry} />
      {booking && (
        <Link to={`/mypage?booking=${booking.bookingIdx}`}>{t('inquiry.TO_BOOKING', { date: booking.date })}</Link>
      )}
      {penaltyIdx != null && <Link to="/mypage/penalties">{t('inquiry.TO_PENALTY')}</Link>}
      {isChanging && isOpen ? (
        <ChangeForm inquiry={inquiry} refresh={refresh} onClose={() => setChanging(false)} />
      ) : (
        <Conversation inquiry={inquiry} words={words} />
      )}
      {isOpen && !isChanging && <p className={styles.quiet}>{t('inquiry.RECEIVED')}</p>}
      {isOpen && !isChanging && (
        <div className={base.buttons}>
          <Button look="plain" onClick={() => setChanging(true)}>
            {t('inquiry.CHANGE')}
          </Button>
          <Button look="plain" pending={remove.pending} onClick={remove.ask}>
            {t('inquiry.REMOVE')}
          </Button>
        </div>
      )}
      {state === 'ANSWERED' && <Settle inquiry={inquiry} refresh={refresh} />}
    </>
  )
}
