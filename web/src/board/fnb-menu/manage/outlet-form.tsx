import { change, create, type Outlet } from '@clubhouse/contract/board/outlet'
import { ask } from '../../../api/transport'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'

interface Props {
  /** Left out for a new one. */
  outlet?: Outlet
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

const WORDS = ['name', 'place', 'hours'] as const

export function OutletForm({ outlet, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const values = {
    ...wordValues(WORDS, others, outlet),
    phoneNo: outlet?.phoneNo ?? '',
    isUse: outlet?.isUse ?? true,
  }
  const form = useForm({
    call: outlet ? change : create,
    ...(outlet ? { saved: values } : { initial: values }),
    words: { name: 'outlet.NAME_MISSING' },
    send: (_, all) => {
      const fields = { ...wordsIn(WORDS, others, all), phoneNo: String(all.phoneNo), isUse: Boolean(all.isUse) }
      if (!outlet) return ask(create, fields, { quiet: true })
      return ask(change, { ...fields, outletIdx: outlet.outletIdx, version: outlet.version }, { quiet: true })
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <WordFields name="name" label={(language) => t('outlet.NAME_IN', { language })} />
      <WordFields name="place" label={(language) => t('outlet.PLACE_IN', { language })} />
      <WordFields name="hours" label={(language) => t('outlet.HOURS_IN', { language })} />
      <TextField name="phoneNo" label={t('outlet.PHONE')} inputMode="tel" />
      <ChoiceField name="isUse" label={t('outlet.USE')} hint={t('outlet.USE_HINT')} />
      <RecordSave form={form} isNew={!outlet} create={t('outlet.CREATE')} readOnly={readOnly} />
    </Form>
  )
}
