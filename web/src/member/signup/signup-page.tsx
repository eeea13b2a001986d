import { rules } from '@clubhouse/contract/member/signup'
import { Link, type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import { TaskLoading } from '../task-loading'
import { ThenHeld } from './after-joining'
import { endJoining, useJoining } from './joining'
import { PersonForm } from './person-form'
import { ProvedLine } from './proved-line'
import { SignupSteps } from './signup-steps'

export const handle = { messages: ['signup', 'member', 'session', 'form', 'address'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  return source.call(rules, { clubCode: source.club.clubCode })
}

export default function SignupPage() {
  const t = useText()
  const joining = useJoining()
  const { passwordPolicy } = useLoaderData<typeof loader>()
  if (!joining) return <TaskLoading title={t('signup.FORM_TITLE')} />
  if (!joining.terms) return <Navigate to={joining.done ? '/signup/success' : '/signup/agreement'} replace />
  if (!joining.proof) return <Navigate to="/signup/auth" replace />
  return (
    <TaskCard wide steps={<SignupSteps now={3} />} title={t('signup.FORM_TITLE')} lead={t('signup.FORM_LEAD')}>
      <PageHead title={t('signup.FORM_TITLE')} />
      <ProvedLine proof={joining.proof} />
      <ThenHeld />
      <PersonForm policy={passwordPolicy} proof={joining.proof} terms={joining.terms} onDone={endJoining} />
      <TaskLinks>
        <Link to="/signup/agreement">{t('signup.START_AGAIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
