import { Refusal } from '../../form/refusal'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TaskCard } from '../../ui/task-card'
import { PasswordField, usePasswordCheck } from './password-check'

export function MenuPasswordForm({ onProved }: { onProved: () => Promise<unknown> }) {
  const t = useText()
  const form = usePasswordCheck(onProved)
  return (
    <TaskCard title={t('menu.PASSWORD_TITLE')} lead={t('menu.PASSWORD_LEAD')}>
      <PageHead title={t('menu.PASSWORD_TITLE')} />
      <Form of={form}>
        <PasswordField />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('common.CONTINUE')}
        </Button>
      </Form>
    </TaskCard>
  )
}
