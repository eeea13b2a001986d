import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Refusal } from '../../form/refusal'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TaskCard, TaskMain } from '../../ui/task-card'
import { useFreshCheck } from '../certification/fresh-check'
import { PasswordField, usePasswordCheck } from '../certification/password-check'

export const handle = { messages: ['profile', 'signup', 'member', 'session', 'form'] }

const TARGETS = ['/mypage/myinfo', '/mypage/myinfo#passkeys', '/mypage/myinfo/additional'] as const

export default function CheckPage() {
  const t = useText()
  return (
    <TaskMain>
      <PageHead title={t('profile.CHECK_TITLE')} />
      <RequireMember>
        <Check />
      </RequireMember>
    </TaskMain>
  )
}

function Check() {
  const t = useText()
  const navigate = useNavigate()
  const isFresh = useFreshCheck()
  const [search] = useSearchParams()
  const to = TARGETS.find((target) => target === search.get('to')) ?? TARGETS[0]
  const form = usePasswordCheck()
  if (isFresh && !form.pending) return <Navigate to={to} replace />
  return (
    <TaskCard title={t('profile.CHECK_TITLE')} lead={t('profile.CHECK_LEAD')}>
      <Form of={form} onSaved={() => navigate(to, { replace: true })}>
        <PasswordField />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('common.CONTINUE')}
        </Button>
      </Form>
    </TaskCard>
  )
}
