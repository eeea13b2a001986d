import { unlock } from '@clubhouse/contract/member/recovery'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { TaskCard, TaskLinks } from '../../ui/task-card'

export const handle = { messages: ['recovery', 'session', 'form'] }

/** The code is in the link's fragment and only the button sends it, so that link scanners do not consume it. */
export default function UnlockPage() {
  const t = useText()
  const [done, setDone] = useState(false)
  const title = t(done ? 'recovery.UNLOCKED_TITLE' : 'recovery.UNLOCK_TITLE')
  return (
    <TaskCard title={title} lead={t(done ? 'recovery.UNLOCKED_LEAD' : 'recovery.UNLOCK_LEAD')}>
      <PageHead title={title} />
      {!done && <UnlockForm onDone={() => setDone(true)} />}
      <TaskLinks>
        {!done && <Link to="/login/find-pw">{t('recovery.PW_TITLE')}</Link>}
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}

function UnlockForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { clubCode } = useClub()
  const form = useForm({ call: unlock, initial: { code: '' }, secrets: ['code'], given: { clubCode } })
  useEffect(() => {
    const carried = window.location.hash.slice(1)
    if (carried) form.type('code', carried)
  }, [])
  return (
    <Form of={form} onSaved={onDone}>
      <TextField name="code" label={t('recovery.UNLOCK_CODE')} autoComplete="one-time-code" />
      <Refusal />
      <Button type="submit" pending={form.pending}>
        {t('recovery.UNLOCK')}
      </Button>
    </Form>
  )
}
