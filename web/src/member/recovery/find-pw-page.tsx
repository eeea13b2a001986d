import { rules } from '@clubhouse/contract/member/signup'
import { useCallback } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { rendering } from '../../api/page-source'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import type { Proof } from '../certification/proof'
import { AccountProof } from './account-proof'
import { noteProof } from './proof-memory'

export const handle = { messages: ['recovery', 'signup', 'member', 'session', 'passkey', 'form'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

export default function FindPwPage() {
  const t = useText()
  const navigate = useNavigate()
  const { sendsMail } = useClub()
  const { certKinds } = useLoaderData<typeof loader>()
  const onProved = useCallback(
    (proof: Proof) => {
      noteProof(proof)
      navigate('/login/password-reset-page')
    },
    [navigate],
  )
  return (
    <TaskCard title={t('recovery.PW_TITLE')} lead={t(sendsMail ? 'recovery.PW_LEAD' : 'recovery.PW_NOT_SENT_LEAD')}>
      <PageHead title={t('recovery.PW_TITLE')} />
      <AccountProof purpose="PASSWORD" kinds={certKinds} onProved={onProved} />
      <TaskLinks>
        <Link to="/login/find-id">{t('recovery.ID_TITLE')}</Link>
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
