import { findId } from '@clubhouse/contract/member/recovery'
import { Link, useNavigate } from 'react-router'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { TaskCard, TaskLinks } from '../../ui/task-card'
import { personWords } from '../person-words'

export const handle = { messages: ['recovery', 'signup', 'member', 'form'] }

/** Emails a forgotten id to its address; the answer is the same for everyone. */
export default function FindIdPage() {
  const t = useText()
  const navigate = useNavigate()
  const { clubCode, sendsMail } = useClub()
  const { lang } = useLanguage()
  const form = useForm({
    call: findId,
    initial: { name: '', email: '' },
    // The next page says where the email was sent.
    kept: 'find-id',
    isKeptOn: true,
    words: personWords,
    given: { clubCode, lang },
  })
  return (
    <TaskCard title={t('recovery.ID_TITLE')} lead={t(sendsMail ? 'recovery.ID_LEAD' : 'recovery.ID_NOT_SENT_LEAD')}>
      <PageHead title={t('recovery.ID_TITLE')} />
      <Form of={form} onSaved={() => navigate('/login/find-id-result')}>
        <TextField name="name" label={t('signup.NAME')} autoComplete="name" />
        <TextField name="email" type="email" label={t('signup.EMAIL')} autoComplete="email" />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('recovery.ID_SEND')}
        </Button>
      </Form>
      <TaskLinks>
        <Link to="/login/find-pw">{t('recovery.PW_TITLE')}</Link>
        <Link to="/login">{t('recovery.TO_LOGIN')}</Link>
      </TaskLinks>
    </TaskCard>
  )
}
