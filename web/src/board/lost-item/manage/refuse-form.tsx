import { type ManagedClaim, type ManagedLostItem, refuse } from '@clubhouse/contract/board/lost-item-manage'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { isOvertaken, useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useText } from '../../../language/use-text'
import { AreaField } from '../../../ui/form/area-field'

interface Props {
  item: ManagedLostItem
  claim: ManagedClaim
  onDone: () => unknown
  onBack: () => void
}

/** Refuses a claim with a reason in each language of the club, which the member reads. */
export function RefuseForm({ item: { idx, version }, claim: { claimIdx }, onDone, onBack }: Props) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const nameOf = (lang: string) => `reason.${lang}`
  const form = useForm({
    call: refuse,
    initial: { reason: '', ...Object.fromEntries(others.map((lang) => [nameOf(lang), ''])) },
    given: { idx, claimIdx, version, state: 'REFUSED' },
    input: (values) => ({
      translated: Object.fromEntries(others.map((lang) => [lang, { reason: String(values[nameOf(lang)] ?? '') }])),
    }),
    words: { reason: 'lost-item-edit.REFUSE_MISSING' },
    failed: (fail) => (isOvertaken(fail) || fail.code === 'WRONG_STATE' ? onDone() : undefined),
  })
  return (
    <ActForm
      form={form}
      title={t('lost-item-edit.REFUSE')}
      label={t('lost-item-edit.REFUSE')}
      done={t('lost-item-edit.REFUSED')}
      onDone={onDone}
      onBack={onBack}
    >
      <AreaField name="reason" label={t('lost-item-edit.REFUSE_WHY', { language: label(own) })} rows={3} />
      {others.map((lang) => (
        <AreaField
          key={lang}
          name={nameOf(lang)}
          label={t('lost-item-edit.REFUSE_WHY', { language: label(lang) })}
          lang={lang}
          rows={3}
        />
      ))}
      <Refusal />
    </ActForm>
  )
}
