import { checkPassword } from '@clubhouse/contract/member/profile'
import { reason, withdraw } from '@clubhouse/contract/member/withdrawal'
import { useNavigate } from 'react-router'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCodes } from '../../code/use-codes'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import { RadioField } from '../../ui/form/radio-field'
import { TextField } from '../../ui/form/text-field'
import { TaskActions, TaskCard } from '../../ui/task-card'
import { noteLeft } from './leaving'

export const handle = { messages: ['withdrawal', 'member', 'session', 'form'] }

export default function ReasonPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('withdrawal.REASON_TITLE')} />
      <RequireMember>
        <Reason />
      </RequireMember>
    </>
  )
}

function Reason() {
  const t = useText()
  const { list } = useCodes('Z82', 'withdraw')
  const form = useLeaving()
  return (
    <TaskCard title={t('withdrawal.REASON_TITLE')} lead={t('withdrawal.REASON_LEAD')}>
      <Form of={form}>
        <RadioField
          name="reasons"
          legend={t('withdrawal.WHY')}
          options={list.map(({ key, label }) => ({ value: key, label }))}
        />
        <AreaField name="text" label={t('withdrawal.WORDS')} rows={4} />
        <TextField name="password" type="password" label={t('session.PASSWORD')} autoComplete="current-password" />
        <Refusal />
        <TaskActions>
          <Button type="submit" look="danger" pending={form.pending}>
            {t('common.CLOSE_ACCOUNT')}
          </Button>
          <ButtonLink look="plain" to="/mypage">
            {t('withdrawal.STAY')}
          </ButtonLink>
        </TaskActions>
      </Form>
    </TaskCard>
  )
}

const SHAPE = reason.input.extend({ password: withdraw.input.shape.password })

function useLeaving() {
  const t = useText()
  const navigate = useNavigate()
  return useForm({
    call: reason,
    shape: SHAPE,
    initial: { reasons: [], text: '', password: '' },
    secrets: ['password'],
    kept: 'leaving-words',
    words: { reasons: 'withdrawal.WHY_MISSING', password: { missing: 'session.MISSING_PASSWORD' } },
    before: () =>
      confirm({
        tone: 'danger',
        title: t('withdrawal.SURE_TITLE'),
        message: t('withdrawal.SURE'),
        yes: t('common.CLOSE_ACCOUNT'),
      }),
    send: async ({ reasons, text }, values) => {
      const password = String(values.password)
      try {
        await ask(checkPassword, { password })
        const { reasonIdx } = await ask(reason, { reasons, text })
        const { undoUntil } = await ask(withdraw, { reasonIdx, password })
        noteLeft({ undoUntil })
        navigate('/mypage/withdrawal/complete', { replace: true })
      } catch (error) {
        if (error instanceof CallFail && error.code === 'WITHDRAW_BLOCKED') navigate('/mypage/withdrawal/reject')
        // What was typed stays for another try.
        throw error
      }
    },
  })
}
