import { APPEAL, OPEN_STATES } from '@clubhouse/contract/inquiry'
import { answer, assign, history, type ManagedInquiry, one } from '@clubhouse/contract/inquiry-manage'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { AskedPanel } from '../../office/asked-panel'
import { Facts } from '../../office/facts'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { StateWord } from '../../ui/state-word'
import { Conversation } from '../conversation'
import { INQUIRY_TONES } from '../inquiry-tones'
import { AnswerForm } from './answer-form'
import { AssignForm } from './assign-form'
import { Due } from './inquiry-list'
import { Notes } from './notes'
import styles from './panel.module.css'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

export function InquiryPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const words = {
    contents: t('inquiry-manage.CONTENTS'),
    reply: t('inquiry-manage.REPLY'),
    first: t('inquiry-manage.DUE_FOR_FIRST_ANSWER'),
    answer: t('inquiry-manage.ANSWERED'),
  }
  const asked = useCall(one, { idx })
  return (
    <AskedPanel
      asked={asked}
      title={({ title }) => title || t('inquiry-manage.ONE')}
      {...{ history, recordIdx: idx, one: t('inquiry-manage.ONE'), gone: t('inquiry-manage.GONE') }}
      {...{ onClose, onChanged }}
    >
      {(inquiry, refresh) => (
        <div className={styles.panel}>
          <About inquiry={inquiry} />
          <Conversation inquiry={inquiry} words={words} />
          <Deeds inquiry={inquiry} refresh={refresh} />
          <Notes idx={idx} notes={inquiry.notes} onAdded={asked.refetch} />
        </div>
      )}
    </AskedPanel>
  )
}

function About({ inquiry }: { inquiry: ManagedInquiry }) {
  const t = useText()
  const { day } = useFormat()
  const { label } = useCodes('768')
  const { type, state, member, assignee, dueAt, booking } = inquiry
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('inquiry-manage.STATE'),
      <StateWord key="state" tone={INQUIRY_TONES[state]}>
        {t(`inquiry-manage.STATE_${state}`)}
      </StateWord>,
    ],
    [t('inquiry-manage.TYPE'), label(type)],
    [
      t('inquiry-manage.MEMBER'),
      <Link key="member" to={`/ishm/member/list/${member.memberIdx}`}>
        {member.name}
      </Link>,
    ],
    [t('inquiry-manage.ASSIGNEE'), assignee?.name],
    [t('inquiry-manage.DUE'), dueAt && <Due key="due" row={inquiry} />],
    [
      t('inquiry-manage.BOOKING'),
      booking && (
        <Link
          key="booking"
          to={`/ishm/reservation/bookings?from=${booking.date}&to=${booking.date}&keyword=${booking.bookingNo}`}
        >
          {day(booking.date)} · {booking.bookingNo}
        </Link>
      ),
    ],
  ]
  return <Facts of={facts} />
}

/** Assigning and answering, one at a time; an appeal is answered with its penalty. */
function Deeds({ inquiry, refresh }: { inquiry: ManagedInquiry; refresh: () => Promise<void> }) {
  const t = useText()
  const may = useMay()
  const [doing, setDoing] = useState<'assign' | 'answer'>()
  const { state, type, penaltyIdx } = inquiry
  const isOver = !OPEN_STATES.includes(state)
  const stop = () => setDoing(undefined)
  const done = async () => {
    await refresh()
    stop()
  }
  const form = { inquiry, isOver, refresh, onDone: done, onBack: stop }
  if (doing === 'answer') return <AnswerForm {...form} />
  if (doing === 'assign') return <AssignForm {...form} />
  if (isOver) return null
  return (
    <>
      {type === APPEAL && (
        <>
          <p>{t('inquiry-manage.APPEAL_HINT')}</p>
          <Link to={`/ishm/reservation/penalties/${penaltyIdx}`}>{t('inquiry-manage.TO_PENALTY')}</Link>
        </>
      )}
      <div className={base.buttons}>
        {type !== APPEAL && may(answer) && (
          <Button onClick={() => setDoing('answer')}>{t('inquiry-manage.ANSWER')}</Button>
        )}
        {may(assign) && (
          <Button look="plain" onClick={() => setDoing('assign')}>
            {t('inquiry-manage.ASSIGN')}
          </Button>
        )}
      </div>
    </>
  )
}
