import { change } from '@clubhouse/contract/reservation/club-policy'
import { type PolicyName, type PolicyValue, wordOf } from '@clubhouse/contract/reservation/policies'
import { ask } from '../../../api/transport'
import { DefaultNote } from '../../../form/default-note'
import { PanelSave } from '../../../form/panel-save'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { TimeField } from '../../../ui/form/time-field'
import styles from './policy.module.css'
import { formOf, type Policy, policyChecks, valuesIn, wireOf } from './policy-values'

interface Props {
  name: PolicyName
  policy: Policy
  readOnly: boolean
  refresh: () => Promise<unknown>
}

/** One policy, saved by itself. */
export function PolicyForm({ name, policy, readOnly, refresh }: Props) {
  const t = useText()
  const form = useForm({
    call: change,
    saved: formOf(policy.values),
    checks: policyChecks(name),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail?.startsWith('values.')
        ? { [msgDetail.slice('values.'.length)]: 'club-policy.TOGETHER_WRONG' }
        : undefined,
    send: (_, all) => {
      const values = wireOf(name, all, form.changed)
      return ask(change, { name, values, version: policy.version }, { quiet: true })
    },
    refresh,
  })
  const saved = () => {
    toast(t('common.SAVED'), { type: 'success' })
    void refresh()
  }
  return (
    <section className={styles.section} aria-labelledby={`policy-${name}`}>
      <h2 id={`policy-${name}`}>{t(`club-policy.NAME_${name}` as 'club-policy.NAME_hold')}</h2>
      <p className={styles.lead}>{t(`club-policy.ABOUT_${name}` as 'club-policy.ABOUT_hold')}</p>
      <Form of={form} readOnly={readOnly} onSaved={saved}>
        <div className={styles.fields}>
          {Object.entries(valuesIn(name)).map(([field, about]) => (
            <Value key={field} field={field} about={about} first={policy.defaults[field]} />
          ))}
        </div>
        {!readOnly && <PanelSave form={form} />}
      </Form>
    </section>
  )
}

interface ValueProps {
  field: string
  about: PolicyValue
  first: Policy['defaults'][string] | undefined
}

/** A value with its meaning, unit and bounds, and the way back to its default. */
function Value({ field, about, first }: ValueProps) {
  const t = useText()
  const label = t(`club-policy.${wordOf(field)}` as 'club-policy.SECONDS')
  const meaning = t(`club-policy.${wordOf(field)}_HINT` as 'club-policy.SECONDS_HINT')
  const note = <DefaultNote name={field} label={label} {...defaultOf(about, first, t)} />
  switch (about.kind) {
    case 'COUNT': {
      const { unit, least, most } = about
      const bounds = t(`club-policy.UNIT_${unit}` as 'club-policy.UNIT_DAYS', { least, most })
      return (
        <div>
          <TextField name={field} label={label} hint={`${meaning} ${bounds}`} inputMode="numeric" />
          {note}
        </div>
      )
    }
    case 'TIME':
      return (
        <div>
          <TimeField name={field} label={label} hint={meaning} />
          {note}
        </div>
      )
    case 'SWITCH':
      return (
        <div>
          <ChoiceField name={field} label={label} hint={meaning} />
          {note}
        </div>
      )
    case 'CHOICE':
      return (
        <div>
          <SelectField
            name={field}
            label={label}
            options={about.options.map((value) => ({ value, label: nameOf(value, t) }))}
          />
          {note}
        </div>
      )
  }
}

const nameOf = (value: string, t: ReturnType<typeof useText>) =>
  t(`club-policy.NAMES_${value}` as 'club-policy.NAMES_NOBODY')

function defaultOf(about: PolicyValue, first: ValueProps['first'], t: ReturnType<typeof useText>) {
  if (about.kind === 'SWITCH') return { value: first === true, shown: t(first ? 'form.ON' : 'form.OFF') }
  const value = String(first ?? '')
  return about.kind === 'CHOICE' ? { value, shown: nameOf(value, t) } : { value }
}
