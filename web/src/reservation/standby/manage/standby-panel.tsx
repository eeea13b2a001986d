import { history, type ListedWaiting, offer, one, remove } from '@clubhouse/contract/reservation/standby/standby-manage'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { AskedPanel } from '../../../office/asked-panel'
import { Facts } from '../../../office/facts'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { isOpen, spansOf } from '../standby-words'
import { OfferForm } from './offer-form'
import { RemoveForm } from './remove-form'
import { State } from './standby-list'

interface Props {
  waitingIdx: number
  onClose: () => void
  onChanged: () => void
}

export function StandbyPanel({ waitingIdx, onClose, onChanged }: Props) {
  const t = useText()
  return (
    <AskedPanel
      asked={useCall(one, { waitingIdx })}
      title={({ name }) => t('standby.OF', { name })}
      {...{ history, recordIdx: waitingIdx, one: t('standby.ONE'), gone: t('standby.GONE') }}
      {...{ onClose, onChanged }}
    >
      {(entry, refresh) => (
        <>
          <About entry={entry} />
          {isOpen(entry) && <Deeds entry={entry} refresh={refresh} />}
        </>
      )}
    </AskedPanel>
  )
}

function About({ entry }: { entry: ListedWaiting }) {
  const t = useText()
  const { day, instant, money } = useFormat()
  const {
    date,
    hours,
    courseName,
    partySize,
    noticeHours,
    position,
    drawPlace,
    auto,
    total,
    offer: offered,
    createdAt,
  } = entry
  const facts = [
    [t('standby.STATE'), <State key="state" row={entry} />],
    [t('standby.DATE'), day(date)],
    [t('standby.HOURS'), spansOf(hours)],
    [t('standby.COURSE'), courseName ?? t('standby.ANY_COURSE')],
    [t('standby.PARTY'), t('standby.PLAYERS', { count: partySize })],
    [t('standby.POSITION'), position],
    [t('standby.DRAW_PLACE'), drawPlace],
    [t('standby.NOTICE'), t('standby.NOTICE_IS', { count: noticeHours })],
    [
      t('standby.AUTO_SHORT'),
      auto && total != null ? t('standby.AUTO_IS', { total: money(total) }) : t('standby.ASK_ME'),
    ],
    [
      t('standby.OFFER'),
      offered &&
        `${offered.time} ${offered.courseName} · ${t('standby.OFFER_UNTIL', { at: instant(offered.expiresAt) })}`,
    ],
    [t('standby.SINCE'), instant(createdAt)],
  ] as const
  return <Facts of={facts} />
}

function Deeds({ entry, refresh }: { entry: ListedWaiting; refresh: () => Promise<void> }) {
  const t = useText()
  const may = useMay()
  const [doing, setDoing] = useState<'offer' | 'remove'>()
  const done = async () => {
    await refresh()
    setDoing(undefined)
  }
  const back = () => setDoing(undefined)
  if (doing === 'offer') return <OfferForm entry={entry} onDone={done} onBack={back} />
  if (doing === 'remove') return <RemoveForm entry={entry} onDone={done} onBack={back} />
  return (
    <div className={base.buttons}>
      {may(offer) && entry.state === 'W' && (
        <Button onClick={() => setDoing('offer')}>{t('standby.OFFER_TIME')}</Button>
      )}
      {may(remove) && (
        <Button look="risky" onClick={() => setDoing('remove')}>
          {t('standby.REMOVE')}
        </Button>
      )}
    </div>
  )
}
