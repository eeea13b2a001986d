import { answer, type Offer } from '@clubhouse/contract/reservation/standby/standby'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { useServerNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import forms from '../../ui/form/form.module.css'
import { minutesAndSeconds } from '../hold/hold-clock'
import { failText } from '../hold/refusal-text'
import styles from './stand-by.module.css'

interface Props {
  offer: Offer
  onChanged: () => Promise<unknown>
}

/** What is offered, with its price and its clock. One press accepts it, and leads to the booking. */
export function OfferBox({ offer, onChanged }: Props) {
  const t = useText()
  const { money, instant } = useFormat()
  const navigate = useNavigate()
  const now = useServerNow()
  const [sending, setSending] = useState<'ACCEPT' | 'DECLINE'>()
  const [fault, setFault] = useState<string>()
  // Fees may have changed since the offer was made; the next press agrees to what the refusal says.
  const [total, setTotal] = useState(offer.price.total)
  const { offerIdx, date, time, courseName, expiresAt } = offer
  const left = now === null ? undefined : Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
  const send = async (said: 'ACCEPT' | 'DECLINE') => {
    setSending(said)
    setFault(undefined)
    try {
      const given = await ask(answer, { offerIdx, answer: said, total }, { toasts: 'faults' })
      if ('bookingNo' in given) return navigate(`/reservation?date=${given.date}&booked=${given.bookingIdx}`)
      toast(t('standby.DECLINED'), { type: 'success' })
      await onChanged()
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      setFault(failText(t, error))
      if (error.code === 'PRICE_CHANGED') setTotal(Number(error.msgVar.total))
      if (error.code === 'OFFER_EXPIRED') await onChanged()
    }
    setSending(undefined)
  }
  return (
    <section className={styles.offer} aria-label={t('standby.OFFER')}>
      <h3>{t('standby.OFFER_OF', { date, time, course: courseName })}</h3>
      <p>{t('standby.OFFER_PRICE', { total: money(total) })}</p>
      <p>
        {t('standby.OFFER_UNTIL', { at: instant(expiresAt) })}{' '}
        {left !== undefined && (
          <span className={styles.clock} role="timer">
            {minutesAndSeconds(left)}
          </span>
        )}
      </p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={base.buttons}>
        <Button pending={sending === 'ACCEPT'} disabled={left === 0} onClick={() => send('ACCEPT')}>
          {t('standby.ACCEPT')}
        </Button>
        <Button look="plain" pending={sending === 'DECLINE'} onClick={() => send('DECLINE')}>
          {t('standby.DECLINE')}
        </Button>
      </div>
      <p className={base.quiet}>{t('standby.OFFER_HINT')}</p>
    </section>
  )
}
