import type { Terms } from '@clubhouse/contract/terms'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import form from '../../ui/form/form.module.css'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import { joiningNow, noteJoining } from './joining'
import { SignupSteps } from './signup-steps'
import { TermsChoice } from './terms-choice'
import { useTermsChoice } from './use-terms-choice'

export function JoinTerms({ terms }: { terms: Terms[] }) {
  const t = useText()
  const navigate = useNavigate()
  const choice = useTermsChoice(terms)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const before = joiningNow().terms
    if (before) choice.put(new Set(before.filter(({ agreed }) => agreed).map(({ termsIdx }) => termsIdx)))
    setBack(!!before)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const answers = choice.answers()
    if (!answers) return
    noteJoining({ terms: answers, done: undefined })
    navigate('/signup/auth')
  }

  return (
    <TaskCard
      wide
      steps={<SignupSteps now={1} />}
      title={t('signup.TERMS_TITLE')}
      lead={t(isBack ? 'signup.TERMS_BACK' : 'signup.TERMS_LEAD')}
    >
      <form ref={choice.ref} className={form.form} onSubmit={submit} noValidate>
        <TermsChoice terms={terms} agreed={choice.agreed} missing={choice.missing} onChange={choice.put} />
        <Button type="submit">{t('common.CONTINUE')}</Button>
      </form>
      <TaskLinks>
        <Link to="/login">{t('signup.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
