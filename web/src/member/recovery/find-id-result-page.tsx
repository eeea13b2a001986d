import { findId } from '@clubhouse/contract/member/recovery'
import { rules } from '@clubhouse/contract/member/signup'
import { useCallback, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { ask } from '../../api/transport'
import { RefusalLine } from '../../form/refusal-line'
import { useClub, useFormat, useLanguage, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button, ButtonLink } from '../../ui/button'
import styles from '../../ui/form/form.module.css'
import { keptTyped } from '../../ui/form/kept-draft'
import { TaskActions, TaskCard, TaskLinks } from '../../ui/task-card'
import { CodeForm } from '../certification/code-form'
import { type Proof, type SentCode, sendCode } from '../certification/proof'
import { ProofWays } from '../certification/proof-ways'
import { TaskLoading } from '../task-loading'

export const handle = { messages: ['recovery', 'signup', 'member', 'session', 'form'] }

interface Person {
  name: string
  email: string
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

/** Says where the email was sent without revealing anything; after verification it shows the ids, partly hidden. */
export default function FindIdResultPage() {
  const t = useText()
  const { sendsMail } = useClub()
  const [person, setPerson] = useState<Partial<Person>>()
  useEffect(() => setPerson(keptTyped('find-id').typed as Partial<Person>), [])
  const title = t(sendsMail ? 'recovery.ID_SENT_TITLE' : 'recovery.ID_NOT_SENT_TITLE')
  if (!person) return <TaskLoading title={title} />
  if (!person.email || !person.name) return <Navigate to="/login/find-id" replace />
  const lead = sendsMail ? t('recovery.ID_SENT_LEAD', { email: person.email }) : t('recovery.ID_NOT_SENT_LEAD')
  return (
    <TaskCard title={title} lead={lead}>
      <PageHead title={title} />
      <IdsByProof person={person as Person} />
      <TaskLinks>
        <Link to="/login/find-pw">{t('recovery.PW_TITLE')}</Link>
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}

function IdsByProof({ person: { name, email } }: { person: Person }) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const { day, dayOf } = useFormat()
  const [sent, setSent] = useState<SentCode>()
  const [ids, setIds] = useState<{ id: string; createdAt: string }[]>()
  const [fail, setFail] = useState<unknown>()

  const { certKinds } = useLoaderData<typeof loader>()
  const send = async () => setSent(await sendCode({ clubCode, purpose: 'FIND_ID', lang, email }))
  const show = useCallback(
    (proof: Proof) =>
      ask(findId, { clubCode, name, email, certToken: proof.certToken }).then(
        (found) => setIds(found.ids ?? []),
        setFail,
      ),
    [clubCode, name, email],
  )

  if (ids) {
    return (
      <>
        {ids.length === 0 && <p className={styles.quiet}>{t('recovery.ID_NONE')}</p>}
        <ul>
          {ids.map(({ id, createdAt }) => (
            <li key={id}>
              <strong>{id}</strong> · {t('recovery.ID_SINCE', { day: day(dayOf(createdAt), 'date') })}
            </li>
          ))}
        </ul>
        <TaskActions>
          <ButtonLink to="/login">{t('site.LOG_IN')}</ButtonLink>
        </TaskActions>
      </>
    )
  }
  return (
    <div className={styles.form}>
      <RefusalLine fail={fail} />
      <ProofWays
        purpose="FIND_ID"
        kinds={certKinds}
        onProved={show}
        byEmail={
          sent ? (
            <CodeForm key={sent.ticket} sent={sent} email={email} sendAgain={send} onProved={show} />
          ) : (
            <Button look="plain" onClick={() => send().catch(setFail)}>
              {t('recovery.ID_SHOW')}
            </Button>
          )
        }
      />
    </div>
  )
}
