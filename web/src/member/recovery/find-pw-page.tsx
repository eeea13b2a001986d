import { Link, useNavigate } from 'react-router'
import { useText } from '../../language/use-text'
import { PageHead } from '../../layouts/page-head'
import { TaskCard, TaskLinks } from '../form/task-card'
import { AccountForm } from './account-form'
import { noteProof } from './proof-memory'

export const handle = { messages: ['recovery', 'signup', 'member', 'session', 'passkey'] }

/** A forgotten password: a code to the account's address, then a new one. */
export default function FindPwPage() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <TaskCard title={t('recovery.PW_TITLE')} lead={t('recovery.PW_LEAD')}>
      <PageHead title={t('recovery.PW_TITLE')} />
      <AccountForm
        purpose="PASSWORD"
        onProved={(proof) => {
          noteProof(proof)
          navigate('/login/password-reset-page')
        }}
      />
      <TaskLinks>
        <Link to="/login/find-id">{t('recovery.ID_TITLE')}</Link>
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
