import { change, history, type Mail, one } from '@clubhouse/contract/mail'
import { useCall, useSend } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Facts } from '../../office/facts'
import office from '../../office/parts.module.css'
import { RecordPanel } from '../../office/record-panel'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { StateWord } from '../../ui/state-word'
import { Unread } from '../../ui/unread'
import { MailFrame } from './mail-frame'
import { errorWord, kindWord, reasonName, stateWord, TONES } from './mail-words'

interface MailPanelProps {
  mailIdx: number
  onClose: () => void
  onChanged: () => void
}

export function MailPanel({ mailIdx, onClose, onChanged }: MailPanelProps) {
  const t = useText()
  const { data: mail, error, refetch } = useCall(one, { mailIdx }, { _nop_: true })
  const changed = () => {
    refetch()
    onChanged()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={mailIdx}
      title={mail?.subject ?? t('outbox.MAIL')}
      name={mail?.subject}
      actions={mail && <Actions mail={mail} onChanged={changed} />}
      onClose={onClose}
    >
      {mail && (
        <>
          <MailFacts mail={mail} />
          {mail.isBlanked && (
            <p className={office.note} data-apart>
              {t('outbox.BLANKED')}
            </p>
          )}
          <MailFrame mail={mail} />
        </>
      )}
      {error?.status === 404 && !mail && <Empty title={t('outbox.GONE')}>{t('outbox.GONE_HINT')}</Empty>}
      {!mail && error?.status !== 404 && <Unread error={error} retry={refetch} lines={8} />}
    </RecordPanel>
  )
}

function MailFacts({ mail }: { mail: Mail }) {
  const t = useText()
  const { instant } = useFormat()
  const facts = [
    [t('outbox.STATES'), <StateWord key="state" tone={TONES[mail.state]} children={stateWord(t, mail)} />],
    [t('outbox.BOUNCED_AT'), mail.bouncedAt && instant(mail.bouncedAt)],
    [t('outbox.DELAYED_AT'), mail.delayedAt && instant(mail.delayedAt)],
    [reasonName(t, mail), errorWord(t, mail)],
    [t('outbox.TO'), mail.to],
    [t('outbox.KIND'), kindWord(t, mail.kind)],
    [t('outbox.ATTACHMENT'), mail.attachment],
    [t('outbox.WHEN'), instant(mail.createdAt)],
    [t('outbox.SENT_AT'), mail.sentAt && instant(mail.sentAt)],
    [t('outbox.TRIES'), mail.tries > 0 && String(mail.tries)],
    [t('outbox.USEFUL_UNTIL'), mail.state === 'WAITING' && instant(mail.usefulUntil)],
    [t('outbox.ANSWER'), mail.answer],
  ] as const
  return <Facts of={facts} />
}

function Actions({ mail, onChanged }: { mail: Mail; onChanged: () => void }) {
  const t = useText()
  const may = useMay()(change)
  const { send, pending } = useSend(change, { toasts: 'all' })
  const { mailIdx, subject, to, actions, state } = mail
  if (!may) return null
  const ask = async (action: (typeof actions)[number]) => {
    const isSure = await confirm({
      message: t(`outbox.ASK_${action}`, { subject, to }),
      yes: t(`outbox.${action}`),
      tone: action === 'CANCEL' ? 'danger' : 'info',
    })
    if (!isSure) return
    // The failure was shown already; the list is reloaded.
    await send({ mailIdx, action }).then(
      () => toast(t(action === 'CANCEL' ? 'outbox.STOPPED' : 'outbox.RESENT'), { type: 'success' }),
      () => {},
    )
    onChanged()
  }
  return (
    <>
      {actions.includes('RESEND') && (
        <Button pending={pending} onClick={() => ask('RESEND')}>
          {t(state === 'WAITING' ? 'outbox.TRY_NOW' : 'outbox.RESEND')}
        </Button>
      )}
      {actions.includes('CANCEL') && (
        <Button look="risky" pending={pending} onClick={() => ask('CANCEL')}>
          {t('outbox.CANCEL')}
        </Button>
      )}
      {actions.length === 0 && <p className={base.quiet}>{t('outbox.CANNOT_RESEND')}</p>}
    </>
  )
}
