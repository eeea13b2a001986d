import { type ListedWaiting, offer, slots } from '@clubhouse/contract/reservation/standby/standby-manage'
import { useCall } from '../../../api/use-call'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Loading } from '../../../ui/loading'

interface Props {
  entry: ListedWaiting
  onDone: () => Promise<void>
  onBack: () => void
}

/** Offers one of the tee times that fit; out of order it needs a reason. */
export function OfferForm({ entry, onDone, onBack }: Props) {
  const t = useText()
  const { data } = useCall(slots, { waitingIdx: entry.waitingIdx })
  if (!data) return <Loading lines={3} />
  if (data.length === 0)
    return (
      <>
        <p>{t('standby.NO_TIMES')}</p>
        <div className={base.buttons}>
          <Button look="plain" onClick={onBack}>
            {t('common.CANCEL')}
          </Button>
        </div>
      </>
    )
  return <ChosenTime entry={entry} times={data} onDone={onDone} onBack={onBack} />
}

type Times = NonNullable<ReturnType<typeof useCall<typeof slots>>['data']>

function ChosenTime({ entry: { waitingIdx, name }, times, onDone, onBack }: Props & { times: Times }) {
  const t = useText()
  const isNext = (slotIdx: unknown) => times.find((one) => String(one.slotIdx) === String(slotIdx))?.isNext ?? false
  const form = useForm({
    call: offer,
    initial: { slotIdx: String(times[0]!.slotIdx), minutes: '', reason: '' },
    words: { minutes: 'standby.MINUTES_WRONG', reason: 'standby.REASON_MISSING' },
    checks: { reason: ({ slotIdx, reason }) => (reason || isNext(slotIdx) ? undefined : 'standby.REASON_MISSING') },
    given: { waitingIdx },
  })
  const label = t('standby.OFFER_TIME')
  return (
    <ActForm form={form} title={label} label={label} done={t('standby.OFFERED_TO', { name })} {...{ onDone, onBack }}>
      <SelectField
        name="slotIdx"
        label={t('standby.TIME')}
        options={times.map(({ slotIdx, time, courseName, isFreed }) => ({
          value: String(slotIdx),
          label: `${time} ${courseName}${isFreed ? ` · ${t('standby.FREED')}` : ''}`,
        }))}
      />
      <TextField name="minutes" label={t('standby.MINUTES')} hint={t('standby.MINUTES_HINT')} inputMode="numeric" />
      <TextField
        name="reason"
        label={t('standby.REASON')}
        hint={t(isNext(form.values.slotIdx) ? 'standby.REASON_OPTIONAL' : 'standby.REASON_NEEDED')}
      />
      <Refusal />
    </ActForm>
  )
}
