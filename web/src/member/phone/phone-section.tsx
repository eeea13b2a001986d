import { choose, forget, mine, type Phone, sendCode, verify } from '@clubhouse/contract/member/phone'
import { useState } from 'react'
import { Link } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { Refusal } from '../../form/refusal'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { RadioField } from '../../ui/form/radio-field'
import { Wrong } from '../../ui/wrong'
import { CodeForm } from '../certification/code-form'
import type { SentCode } from '../certification/proof'
import styles from './phone-section.module.css'

/** The member's number for text messages, where the club sends any. */
export function PhoneSection() {
  const t = useText()
  const { data, error, refetch } = useCall(mine, {})
  if (error && !data) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data?.isOffered) return null
  return (
    <section className={styles.section} aria-labelledby="phone">
      <h2 id="phone">{t('phone.TITLE')}</h2>
      <p className={styles.lead}>{t('phone.LEAD')}</p>
      <p>{data.phoneNo ? t('phone.NUMBER', { phoneNo: data.phoneNo }) : t('phone.NO_PHONE')}</p>
      <p>
        <Link to="/mypage/myinfo">{t('phone.OTHER_NUMBER')}</Link>
      </p>
      {data.verifiedAt ? (
        <Kinds key={data.verifiedAt} phone={data} verifiedAt={data.verifiedAt} refresh={refetch} />
      ) : (
        data.phoneNo && <Verify key={data.phoneNo} phoneNo={data.phoneNo} refresh={refetch} />
      )}
    </section>
  )
}

function Verify({ phoneNo, refresh }: { phoneNo: string; refresh: () => Promise<unknown> }) {
  const t = useText()
  const [sent, setSent] = useState<SentCode>()
  const [state, setState] = useState<{ pending?: boolean; fail?: unknown }>({})
  const send = async () => setSent(await ask(sendCode, {}))
  const first = () => {
    setState({ pending: true })
    send().then(
      () => setState({}),
      (fail) => setState({ fail }),
    )
  }
  const handOver = async (given: { ticket: string; code: string }) => {
    await ask(verify, given)
    toast(t('phone.DONE'), { type: 'success' })
    await refresh()
  }
  if (sent)
    return (
      <CodeForm
        key={sent.ticket}
        sent={sent}
        lead={t('phone.CODE_SENT', { phoneNo })}
        sendAgain={send}
        handOver={handOver}
      />
    )
  const { pending, fail } = state
  const isNotSent = fail instanceof CallFail && fail.code === 'WRONG_STATE'
  return (
    <div className={styles.parts}>
      <p>{t('phone.NOT_VERIFIED')}</p>
      {isNotSent ? <p role="alert">{t('phone.NOT_SENT')}</p> : <RefusalLine fail={fail} />}
      <div>
        <Button pending={pending} onClick={first}>
          {t('phone.SEND')}
        </Button>
      </div>
    </div>
  )
}

interface KindsProps {
  phone: Phone
  verifiedAt: string
  refresh: () => Promise<unknown>
}

function Kinds({ phone: { texts }, verifiedAt, refresh }: KindsProps) {
  const t = useText()
  const { instant } = useFormat()
  const form = useForm({
    call: choose,
    saved: { kinds: texts.filter(({ isWanted }) => isWanted).map(({ kind }) => kind) },
    isWhole: true,
    refresh,
  })
  const stop = async () => {
    await ask(forget, {}, { toasts: 'all' })
    toast(t('phone.STOPPED'), { type: 'success' })
    await refresh()
  }
  return (
    <div className={styles.parts}>
      <p>{t('phone.VERIFIED', { at: instant(verifiedAt) })}</p>
      <Form of={form} className={styles.parts} onSaved={() => toast(t('common.SAVED'), { type: 'success' })}>
        <RadioField
          name="kinds"
          legend={t('phone.KINDS')}
          options={texts.map(({ kind }) => ({ value: kind, label: t(`outbox.KIND_${kind}`) }))}
        />
        <Refusal />
        <div className={styles.acts}>
          <Button type="submit" pending={form.pending}>
            {t('common.SAVE')}
          </Button>
          <Button look="plain" onClick={stop}>
            {t('phone.STOP')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
