import { type Inquiry, setState } from '@clubhouse/contract/inquiry'
import { useState } from 'react'
import { useSend } from '../api/use-send'
import { ActForm } from '../form/act-form'
import { Refusal } from '../form/refusal'
import { useForm } from '../form/use-form'
import { useFormat, useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Button } from '../ui/button'
import { toast } from '../ui/feedback/toast'
import { AreaField } from '../ui/form/area-field'
import styles from './inquiry.module.css'

interface Props {
  inquiry: Inquiry
  refresh: () => Promise<unknown>
}

/** Asks whether the answer settles it: closes the enquiry, or reopens it with what is missing. */
export function Settle({ inquiry, refresh }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const { send, pending } = useSend(setState)
  const [isReopening, setReopening] = useState(false)
  const { idx, closesAt, reopensLeft } = inquiry
  if (!closesAt) return null
  if (isReopening) return <ReopenForm inquiry={inquiry} refresh={refresh} onClose={() => setReopening(false)} />
  const date = dayOf(closesAt)
  const close = () =>
    send({ idx, state: 'CLOSED' })
      .then(() => toast(t('inquiry.CLOSED'), { type: 'success' }))
      .catch(() => {})
      .then(refresh)
  return (
    <section className={styles.list}>
      <p className={styles.quiet}>
        {t('inquiry.SETTLED', { date })}{' '}
        {reopensLeft > 0 ? t('inquiry.REOPENS', { count: reopensLeft }) : t('inquiry.REOPENS_NONE')}
      </p>
      <div className={base.buttons}>
        <Button pending={pending} onClick={close}>
          {t('inquiry.CLOSE')}
        </Button>
        {reopensLeft > 0 && (
          <Button look="plain" onClick={() => setReopening(true)}>
            {t('inquiry.REOPEN')}
          </Button>
        )}
      </div>
    </section>
  )
}

function ReopenForm({ inquiry: { idx }, refresh, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const form = useForm({
    call: setState,
    initial: { text: '' },
    given: { idx, state: 'REOPENED' },
    checks: { text: ({ text }) => (String(text).trim() === '' ? 'inquiry.REOPEN_MISSING' : undefined) },
  })
  return (
    <ActForm
      form={form}
      title={t('inquiry.REOPEN_TITLE')}
      label={t('inquiry.SEND')}
      done={t('inquiry.REOPENED')}
      onDone={refresh}
      onBack={onClose}
    >
      <AreaField name="text" label={t('inquiry.REOPEN_WHY')} rows={5} />
      <Refusal />
    </ActForm>
  )
}
