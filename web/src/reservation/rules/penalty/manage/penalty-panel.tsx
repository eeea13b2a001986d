import { decide } from '@clubhouse/contract/reservation/booking/conduct'
import { history, type ListedPenalty, one } from '@clubhouse/contract/reservation/rules/penalty-list'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../../api/use-call'
import { useFormat, useText } from '../../../../language/use-text'
import { AskedPanel } from '../../../../office/asked-panel'
import { Facts } from '../../../../office/facts'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { AppealText } from '../appeal-text'
import { DecisionForm } from './decision-form'
import { type Decision, decisionsFor } from './decisions'
import { Documents } from './documents'
import { Due, Money, PenaltySpan, State } from './penalty-rows'

interface Props {
  penaltyIdx: number
  onClose: () => void
  onChanged: () => void
}

export function PenaltyPanel({ penaltyIdx, onClose, onChanged }: Props) {
  const t = useText()
  return (
    <AskedPanel
      asked={useCall(one, { penaltyIdx })}
      title={({ name }) => t('penalty-list.OF', { name })}
      {...{ history, recordIdx: penaltyIdx, one: t('penalty-list.ONE'), gone: t('penalty-list.GONE') }}
      {...{ onClose, onChanged }}
    >
      {(penalty, refresh) => (
        <>
          <About penalty={penalty} />
          {penalty.appeal && <AppealText appeal={penalty.appeal} />}
          <Documents penalty={penalty} refresh={refresh} />
          <Decide penalty={penalty} refresh={refresh} />
        </>
      )}
    </AskedPanel>
  )
}

function About({ penalty }: { penalty: ListedPenalty }) {
  const t = useText()
  const { day } = useFormat()
  const {
    ruleText,
    reason,
    playDate,
    bookingNo,
    memberNo,
    dueDate,
    daysIfUnpaid,
    unpaidDate,
    waivedFor,
    interruptedDate,
  } = penalty
  const isReturned = penalty.state === 'WAIVED' && penalty.paid
  const facts = [
    [t('penalty-list.STATE'), <State key="state" row={penalty} />],
    [t('penalty-list.RULE'), ruleText],
    [t('penalty-list.DAYS'), <PenaltySpan key="days" row={penalty} />],
    [
      t(isReturned ? 'penalty-list.TO_RETURN' : 'penalty-list.MONEY'),
      penalty.money != null && <Money key="money" row={penalty} />,
    ],
    [t('penalty-list.DUE'), dueDate && <Due key="due" row={penalty} />],
    [
      t('penalty-list.IF_UNPAID'),
      daysIfUnpaid != null && !penalty.until && t('penalty-list.IF_UNPAID_DAYS', { count: daysIfUnpaid }),
    ],
    [t('penalty-list.UNPAID_AT'), unpaidDate && day(unpaidDate, 'date')],
    [t('penalty-list.WAIVED_FOR'), waivedFor && t(`penalty-list.WAIVED_FOR_${waivedFor}`)],
    [t('penalty-list.INTERRUPTED'), interruptedDate && day(interruptedDate, 'date')],
    [t('penalty-list.MEMBER_NO'), memberNo],
    [
      t('penalty-list.BOOKING'),
      bookingNo && playDate && (
        <Link key="booking" to={`/ishm/reservation/bookings?from=${playDate}&to=${playDate}&keyword=${bookingNo}`}>
          {day(playDate)} · {bookingNo}
        </Link>
      ),
    ],
    [t('penalty-list.REASON'), reason],
  ] as const
  return <Facts of={facts} />
}

function Decide({ penalty, refresh }: { penalty: ListedPenalty; refresh: () => Promise<void> }) {
  const t = useText()
  const may = useMay()
  const [doing, setDoing] = useState<Decision>()
  const decisions = may(decide) ? decisionsFor(penalty) : []
  if (doing)
    return (
      <DecisionForm
        key={doing}
        penalty={penalty}
        decision={doing}
        isOver={!decisions.includes(doing)}
        refresh={refresh}
        onDone={async () => {
          await refresh()
          setDoing(undefined)
        }}
        onBack={() => setDoing(undefined)}
      />
    )
  return (
    <div className={base.buttons}>
      {decisions.map((decision, i) => (
        <Button key={decision} look={i === 0 ? 'main' : 'plain'} onClick={() => setDoing(decision)}>
          {t(`penalty-list.DO_${decision}`)}
        </Button>
      ))}
    </div>
  )
}
