import { type LinkKind, STOPPABLE_MAILS } from '@clubhouse/contract/mail'
import { stop } from '@clubhouse/contract/member/unsubscribe'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSend } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'

const KINDS: readonly LinkKind[] = [...STOPPABLE_MAILS, 'CLUB_NEWS_SMS', 'CLUB_NEWS_PUSH']

export const handle = { messages: ['unsubscribe', 'outbox'] }

/** What the link of an email of an optional kind opens, and of news on any channel. Opening it changes nothing, because mail programs open links. */
export default function UnsubscribePage() {
  const link = useSearchParams()[0].get('link') ?? ''
  const kind = KINDS.find((one) => link.startsWith(`${one}.`))
  return kind ? <StopCard link={link} kind={kind} /> : <InvalidCard />
}

function StopCard({ link, kind }: { link: string; kind: LinkKind }) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const { send, pending, fail } = useSend(stop, { toasts: 'faults' })
  if (fail?.status === 404) return <InvalidCard />
  const words = wordsOf(kind)
  const title = t(isDone ? words.done : words.title)
  const press = () =>
    send({ link }).then(
      () => setDone(true),
      () => {},
    )
  return (
    <TaskCard
      title={title}
      lead={<span role="status">{t(isDone ? words.doneLead : words.lead, { kind: words.kind && t(words.kind) })}</span>}
    >
      <PageHead title={title} />
      {!isDone && (
        <TaskActions>
          <Button onClick={press} pending={pending}>
            {t(words.stop)}
          </Button>
        </TaskActions>
      )}
      <MoreLinks />
    </TaskCard>
  )
}

/** News by text message or on devices have words of their own. */
function wordsOf(kind: LinkKind) {
  if (kind !== 'CLUB_NEWS_SMS' && kind !== 'CLUB_NEWS_PUSH')
    return {
      kind: `outbox.KIND_${kind}`,
      title: 'unsubscribe.TITLE',
      lead: 'unsubscribe.LEAD',
      stop: 'unsubscribe.STOP',
      done: 'unsubscribe.DONE',
      doneLead: 'unsubscribe.DONE_LEAD',
    } as const
  const way = kind === 'CLUB_NEWS_SMS' ? 'SMS' : 'PUSH'
  return {
    kind: undefined,
    title: 'unsubscribe.TITLE_NEWS',
    lead: `unsubscribe.LEAD_${way}`,
    stop: 'unsubscribe.STOP_NEWS',
    done: 'unsubscribe.DONE_NEWS',
    doneLead: `unsubscribe.DONE_${way}`,
  } as const
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
