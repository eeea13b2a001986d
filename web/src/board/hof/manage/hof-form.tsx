import { change, create, type ManagedFeat, NEXT_STATES } from '@clubhouse/contract/board/hof-manage'
import { serverNow } from '../../../api/clock'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import { ChoiceField } from '../../../ui/form/choice-field'
import { FilesField } from '../../../ui/form/files-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { FactFields } from './fact-fields'
import { CHECKS } from './hof-checks'
import { PICTURE, save, valuesOf } from './hof-values'
import { MemberField } from './member-field'

interface Props {
  /** Left out for a new one. */
  feat?: ManagedFeat
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

export function HofForm({ feat, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const today = useFormat().dayOf(serverNow())
  const values = valuesOf(feat, others, today)
  const form = useForm({
    call: feat ? change : create,
    ...(feat ? { saved: values } : { initial: values }),
    checks: CHECKS,
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'date' ? { date: 'hof-edit.DATE_WRONG' } : undefined,
    send: (_, all) => save(feat, others, all),
    refresh,
  })
  const states = feat ? [feat.state, ...NEXT_STATES[feat.state]] : (['REPORTED', 'VERIFIED', 'PUBLISHED'] as const)
  const saved = feat?.imageUrl ? [{ key: PICTURE, name: feat.playerName, url: feat.imageUrl, isPicture: true }] : []
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <FactFields today={today} />
      <MemberField member={feat?.member} />
      <WordFields
        name="playerName"
        label={(language) => t('hof-edit.PLAYER_IN', { language })}
        hint={t('hof-edit.PLAYER_HINT')}
      />
      <WordFields
        name="witnesses"
        label={(language) => t('hof-edit.WITNESSES_IN', { language })}
        hint={t('hof-edit.WITNESSES_HINT')}
      />
      <FilesField name="file" label={t('hof-edit.PICTURE')} rules={create.files!} saved={saved} isOptional />
      <ChoiceField name="publish" label={t('hof-edit.PUBLISH')} />
      <SelectField
        name="state"
        label={t('hof-edit.STATE')}
        options={states.map((value) => ({ value, label: t(`hof-edit.STATE_${value}`) }))}
      />
      <RecordSave form={form} isNew={!feat} create={t('hof-edit.CREATE')} readOnly={readOnly} />
    </Form>
  )
}
