import { rules } from '@clubhouse/contract/member/signup'
import { useCallback } from 'react'
import { Link, type LoaderFunctionArgs, Navigate, useLoaderData, useNavigate } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import type { Proof } from '../certification/proof'
import { ProofWays } from '../certification/proof-ways'
import { TaskLoading } from '../task-loading'
import { noteJoining, useJoining } from './joining'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup', 'member', 'form'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

export default function AuthPage() {
  const t = useText()
  const navigate = useNavigate()
  const joining = useJoining()
  const { certKinds } = useLoaderData<typeof loader>()
  const onProved = useCallback(
    (proof: Proof) => {
      noteJoining({ proof })
      navigate('/signup')
    },
    [navigate],
  )
  if (!joining) return <TaskLoading title={t('signup.PROOF_TITLE')} />
  if (!joining.terms) return <Navigate to="/signup/agreement" replace />
  return (
    <TaskCard steps={<SignupSteps now={2} />} title={t('signup.PROOF_TITLE')} lead={t('signup.PROOF_LEAD')}>
      <PageHead title={t('signup.PROOF_TITLE')} />
      <ProofWays purpose="SIGNUP" kinds={certKinds} draft="join-email" onProved={onProved} />
      <TaskLinks>
        <Link to="/signup/agreement">{t('signup.BACK')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
