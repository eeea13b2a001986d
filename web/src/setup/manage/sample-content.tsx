import type { DataOf } from '@clubhouse/contract/call'
import { addSamples, type read, removeSamples } from '@clubhouse/contract/setup'
import { useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'

interface Props {
  samples: DataOf<typeof read>['samples']
  refresh: () => Promise<unknown>
}

/** Sample drafts for boards that are empty, and the way to remove those that were neither saved nor published since. */
export function SampleContent({ samples: { lacking, drafts }, refresh }: Props) {
  const t = useText()
  const may = useMay()
  const adding = useSend(addSamples)
  const removing = useSend(removeSamples)
  const add = async () => {
    if (!(await confirm({ message: t('setup.SAMPLES_ADD_ASK'), yes: t('setup.SAMPLES_ADD') }))) return
    const made = await adding.send({}).catch(() => undefined)
    if (made) toast(t('setup.SAMPLES_ADDED', { count: made.drafts }), { type: 'success' })
    await refresh()
  }
  const remove = async () => {
    const message = t('setup.SAMPLES_REMOVE_ASK', { count: drafts })
    if (!(await confirm({ message, yes: t('setup.SAMPLES_REMOVE'), tone: 'danger' }))) return
    const gone = await removing.send({}).catch(() => undefined)
    if (gone) toast(t('setup.SAMPLES_REMOVED', { count: gone.deleted }), { type: 'success' })
    await refresh()
  }
  return (
    <>
      {lacking > 0 && may(addSamples) && (
        <div>
          <p className={base.quiet}>{t('setup.SAMPLES_LEAD')}</p>
          <Button pending={adding.pending} onClick={add}>
            {t('setup.SAMPLES_ADD')}
          </Button>
          <RefusalLine fail={adding.fail} />
        </div>
      )}
      {drafts > 0 && (
        <div className={office.note}>
          <p>{t('setup.SAMPLES_LEFT', { count: drafts })}</p>
          {may(removeSamples) && (
            <Button look="plain" size="small" pending={removing.pending} onClick={remove}>
              {t('setup.SAMPLES_REMOVE')}
            </Button>
          )}
          <RefusalLine fail={removing.fail} />
        </div>
      )}
    </>
  )
}
