import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { TaskCard, TaskLinks } from '../form/task-card'
import { prepareRecovery, recover } from './recover'

export const handle = { messages: ['recovery', 'session'] }

/**
 * Removes a lock that strangers caused. The link of the email carries the code behind its `#`; only the
 * button sends it, so that a program that opens links beforehand uses nothing up.
 */
export default function UnlockPage() {
  const t = useText()
  const { clubCode } = useClub()
  const [code, setCode] = useState('')
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState(false)

  useEffect(() => {
    const carried = window.location.hash.slice(1)
    if (carried) setCode(carried)
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || !code.trim()) return
    setFail(undefined)
    setPending(true)
    try {
      await recover('unlock', { clubCode, code })
      setDone(true)
    } catch (error) {
      setFail(error)
    }
    setPending(false)
  }

  const title = t(done ? 'recovery.UNLOCKED_TITLE' : 'recovery.UNLOCK_TITLE')
  return (
    <TaskCard title={title} lead={t(done ? 'recovery.UNLOCKED_LEAD' : 'recovery.UNLOCK_LEAD')}>
      <PageHead title={title} />
      {!done && (
        <form className={styles.form} onSubmit={submit} onFocus={prepareRecovery} noValidate method="post">
          <Field
            name="code"
            label={t('recovery.UNLOCK_CODE')}
            maxLength={60}
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <RefusalLine fail={fail} />
          <Button type="submit" pending={pending}>
            {t('recovery.UNLOCK')}
          </Button>
        </form>
      )}
      <TaskLinks>
        {!done && <Link to="/login/find-pw">{t('recovery.PW_TITLE')}</Link>}
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
