import { open } from '@clubhouse/contract/manager/desk-device'
import { Link } from 'react-router'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { signIn } from '../../../session/sign-in'
import { Button } from '../../../ui/button'
import { Form } from '../../../ui/form/form'
import { PasswordField } from '../../../ui/form/password-field'
import { SelectField } from '../../../ui/form/select-field'
import { SidePanel } from '../../../ui/side-panel'

interface Props {
  managers: readonly { adminIdx: number; name: string }[]
  /** Where the manager goes on. */
  to: string
  onClose: () => void
}

/** Asks who is there. A right PIN opens that manager’s ordinary session. */
export function PinPanel({ managers, to, onClose }: Props) {
  const t = useText()
  const form = useForm({
    call: open,
    initial: { adminIdx: managers.length === 1 ? String(managers[0]!.adminIdx) : '', pin: '' },
    secrets: ['pin'],
    words: { adminIdx: 'desk-device.MANAGER_MISSING', pin: 'desk-device.PIN_MISSING' },
    toasts: 'none',
    // The page goes on where the manager wanted to go.
    answered: (session) => signIn(session, false),
  })
  const options = managers.map(({ adminIdx, name }) => ({ value: String(adminIdx), label: name }))
  return (
    <SidePanel title={t('desk-device.WHO')} onClose={onClose}>
      {managers.length === 0 ? (
        <p data-apart>{t('desk-device.NO_PINS')}</p>
      ) : (
        <Form of={form}>
          <SelectField
            name="adminIdx"
            label={t('desk-device.MANAGER')}
            options={[{ value: '', label: t('desk-device.CHOOSE') }, ...options]}
          />
          <PasswordField name="pin" label={t('desk-device.PIN')} autoComplete="off" isDigits />
          <Refusal />
          <Button type="submit" pending={form.pending}>
            {t('common.CONTINUE')}
          </Button>
        </Form>
      )}
      <p>
        <Link to={`/login?back=${encodeURIComponent(to)}`}>{t('desk-device.BY_PASSWORD')}</Link>
      </p>
    </SidePanel>
  )
}
