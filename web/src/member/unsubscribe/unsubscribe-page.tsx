import { type MailKind, STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import { stop } from '@clubhouse/contract/member/unsubscribe'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSend } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'

export const handle = { messages: ['unsubscribe', 'outbox'] }

/** The way that each email of an optional kind ends with. Opening it changes nothing, because mail programs open links. */
export default function UnsubscribePage() {
  const link = useSearchParams()[0].get('link') ?? ''
  const kind = STOPPABLE_MAILS.find((one) => link.startsWith(`${one}.`))
  return kind ? <StopCard link={link} kind={kind} /> : <InvalidCard />
}

function StopCard({ link, kind }: { link: string; kind: MailKind }) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const { send, pending, fail } = useSend(stop, { toasts: 'faults' })
  if (fail?.status === 404) return <InvalidCard />
  const name = t(`outbox.KIND_${kind}`)
  const title = t(isDone ? 'unsubscribe.DONE' : 'unsubscribe.TITLE')
  const press = () =>
    send({ link }).then(
      () => setDone(true),
      () => {},
    )
  return (
    <TaskCard
      title={title}
      lead={<span role="status">{t(isDone ? 'unsubscribe.DONE_LEAD' : 'unsubscribe.LEAD', { kind: name })}</span>}
    >
      <PageHead title={title} />
      {!isDone && (
        <TaskActions>
          <Button onClick={press} pending={pending}>
            {t('unsubscribe.STOP')}
          </Button>
        </TaskActions>
      )}
      <MoreLinks />
    </TaskCard>
  )
}

function InvalidCard() {
  const t = useText()
  return (
    <TaskCard title={t('unsubscribe.INVALID')} lead={t('unsubscribe.INVALID_LEAD')}>
      <PageHead title={t('unsubscribe.INVALID')} />
      <MoreLinks />
    </TaskCard>
  )
}

function MoreLinks() {
  const t = useText()
  return (
    <TaskLinks>
      <Link to="/mypage/companions#mails">{t('unsubscribe.ALL')}</Link>
      <Link to="/">{t('site.GO_HOME')}</Link>
    </TaskLinks>
  )
}
