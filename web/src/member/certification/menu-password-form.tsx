import { checkPassword } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import form from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { TaskCard } from '../form/task-card'
import { useForm } from '../form/use-form'
import { noteFreshCheck } from './fresh-check'

/** Asks for the password before a page opens. */
export function MenuPasswordForm({ onProved }: { onProved: () => Promise<unknown> }) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { ref, wrong, checked, onInput } = useForm({
    fields: ['password'],
    secrets: ['password'],
    checks: { password: ({ password }) => (password ? undefined : 'session.MISSING_PASSWORD') },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      const { until } = await ask(checkPassword, values, { quiet: true })
      noteFreshCheck(until)
      await onProved()
    } catch (error) {
      setFail(error)
    }
    setPending(false)
  }

  return (
    <TaskCard title={t('menu.PASSWORD_TITLE')} lead={t('menu.PASSWORD_LEAD')}>
      <form ref={ref} className={form.form} onSubmit={submit} onInput={onInput} noValidate method="post">
        <Field
          name="password"
          type="password"
          label={t('session.PASSWORD')}
          maxLength={128}
          autoComplete="current-password"
          error={wrong.password && t(wrong.password)}
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('signup.CONTINUE')}
        </Button>
      </form>
    </TaskCard>
  )
}
