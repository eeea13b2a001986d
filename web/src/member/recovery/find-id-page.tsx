import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { emailFault, nameFault } from '../form/checks'
import { writeDraft } from '../form/draft'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { TaskCard, TaskLinks } from '../form/task-card'
import { useForm } from '../form/use-form'
import { prepareRecovery, recover } from './recover'

export const handle = { messages: ['recovery', 'signup', 'member'] }

/** A forgotten id is mailed to the address that it belongs to; the page says the same to everybody. */
export default function FindIdPage() {
  const t = useText()
  const navigate = useNavigate()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const form = useForm({
    fields: ['name', 'email'],
    draft: 'find-id',
    checks: { name: ({ name }) => nameFault(name), email: ({ email }) => emailFault(email) },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      await recover('findId', { clubCode, lang, ...values })
      writeDraft('find-id', values)
      navigate('/login/find-id-result')
    } catch (error) {
      if (!form.blameBy(error)) setFail(error)
      setPending(false)
    }
  }

  return (
    <TaskCard title={t('recovery.ID_TITLE')} lead={t('recovery.ID_LEAD')}>
      <PageHead title={t('recovery.ID_TITLE')} />
      <form
        ref={form.ref}
        className={styles.form}
        onSubmit={submit}
        onBlur={form.onBlur}
        onInput={form.onInput}
        onFocus={prepareRecovery}
        noValidate
        method="post"
      >
        <Field
          name="name"
          label={t('signup.NAME')}
          maxLength={60}
          autoComplete="name"
          error={form.wrong.name && t(form.wrong.name)}
        />
        <Field
          name="email"
          type="email"
          label={t('signup.EMAIL')}
          maxLength={100}
          autoComplete="email"
          error={form.wrong.email && t(form.wrong.email)}
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('recovery.ID_SEND')}
        </Button>
      </form>
      <TaskLinks>
        <Link to="/login/find-pw">{t('recovery.PW_TITLE')}</Link>
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
