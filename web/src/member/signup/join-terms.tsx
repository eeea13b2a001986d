import { signUp } from '@clubhouse/contract/member/signup'
import type { Terms } from '@clubhouse/contract/terms'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import { ThenHeld } from './after-joining'
import { JOIN_TERMS, joiningNow, noteJoining, useWayBack } from './joining'
import { SignupSteps } from './signup-steps'
import { TermsChoice } from './terms-choice'
import { useTermsForm } from './use-terms-form'

export function JoinTerms({ terms }: { terms: Terms[] }) {
  const t = useText()
  const navigate = useNavigate()
  useWayBack()
  const { form } = useTermsForm({
    call: signUp,
    terms,
    kept: JOIN_TERMS,
    send: (answers) => noteJoining({ terms: answers, done: undefined }),
  })
  const [isBack, setBack] = useState(false)
  useEffect(() => setBack(!!joiningNow().terms), [])
  return (
    <TaskCard
      wide
      steps={<SignupSteps now={1} />}
      title={t('signup.TERMS_TITLE')}
      lead={t(isBack ? 'signup.TERMS_BACK' : 'signup.TERMS_LEAD')}
    >
      <ThenHeld />
      <Form of={form} onSaved={() => navigate('/signup/auth')}>
        <TermsChoice terms={terms} />
        <Button type="submit">{t('common.CONTINUE')}</Button>
      </Form>
      <TaskLinks>
        <Link to="/login">{t('signup.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
