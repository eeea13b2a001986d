import type { InputOf } from '@clubhouse/contract/call'
import { sendTest } from '@clubhouse/contract/letter'
import { useSend } from '../../../api/use-call'
import { RefusalLine } from '../../../form/refusal-line'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'

/** Sends what the preview shows to the manager's own address. */
export function TestMail({ input, to }: { input: InputOf<typeof sendTest>; to: string }) {
  const t = useText()
  const { send, pending, fail } = useSend(sendTest)
  const press = () =>
    send(input).then(
      ({ to: email }) => toast(t('letter.TEST_SENT', { email }), { type: 'success' }),
      // The refusal is shown below.
      () => {},
    )
  return (
    <div className={base.cluster}>
      <Button look="plain" pending={pending} onClick={press}>
        {t('letter.TEST')}
      </Button>
      <p className={base.quiet}>{t('letter.TEST_HINT', { email: to })}</p>
      <RefusalLine fail={fail} />
    </div>
  )
}
