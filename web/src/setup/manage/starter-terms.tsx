import type { DataOf } from '@clubhouse/contract/call'
import { type read, startTerms } from '@clubhouse/contract/setup'
import { Link } from 'react-router'
import { useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'

interface Props {
  starter: DataOf<typeof read>['starter']
  refresh: () => Promise<unknown>
}

/** Starter terms for a club that has none, and what is left to change in their drafts. */
export function StarterTerms({ starter: { lacking, drafts, places }, refresh }: Props) {
  const t = useText()
  const mayStart = useMay()(startTerms)
  const { send, pending, fail } = useSend(startTerms)
  const press = async () => {
    const made = await send({}).catch(() => undefined)
    if (made) toast(t('setup.TERMS_STARTED', { count: made.drafts }), { type: 'success' })
    await refresh()
  }
  return (
    <>
      {drafts > 0 && (
        <div className={office.note}>
          <p>{t('setup.TERMS_PLACES', { count: places })}</p>
          <Link to="/ishm/site/terms?state=DRAFT">{t('setup.TERMS_DRAFTS')}</Link>
        </div>
      )}
      {lacking > 0 && mayStart && (
        <div>
          <p className={base.quiet}>{t('setup.TERMS_START_LEAD')}</p>
          <Button pending={pending} onClick={press}>
            {t('setup.TERMS_START')}
          </Button>
          <RefusalLine fail={fail} />
        </div>
      )}
    </>
  )
}
