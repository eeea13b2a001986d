import { publish } from '@clubhouse/contract/setup'
import { useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'

/** Creates and publishes the days of the booking period, which otherwise happens within the hour. */
export function PublishButton({ refresh }: { refresh: () => Promise<unknown> }) {
  const t = useText()
  const { send, pending, fail } = useSend(publish)
  const press = async () => {
    const made = await send({}).catch(() => undefined)
    if (!made) return
    toast(t('setup.PUBLISHED', { count: made.published }), { type: made.published > 0 ? 'success' : 'info' })
    await refresh()
  }
  return (
    <div>
      <Button pending={pending} onClick={press}>
        {t('setup.PUBLISH')}
      </Button>
      <RefusalLine fail={fail} />
    </div>
  )
}
