import { changePolicy } from '@clubhouse/contract/code'
import { DATE_FORMATS } from '@clubhouse/contract/policy'
import { useCodes } from '../../code/use-codes'
import { DefaultNote } from '../../form/default-note'
import { PanelSave } from '../../form/panel-save'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import styles from './code-edit.module.css'
import { defaultOf, fourOf, POLICY_FIELDS, type PolicyField } from './policy-fields'

interface Props {
  policy: string
  values: readonly string[]
  readOnly: boolean
  refresh: () => Promise<unknown>
  onSaved: (values: string[]) => void
}

/** The values of a policy, each under what it means. */
export function PolicyForm({ policy, values, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const fields = Object.entries(POLICY_FIELDS[policy] ?? {})
  let sent: string[] = []
  const form = useForm({
    call: changePolicy,
    saved: Object.fromEntries(fields.map(([no]) => [no, values[Number(no)] ?? ''])),
    blames: ({ code, status, msgDetail }) => {
      if (code === 'IN_USE') return { [policy === 'C0190' ? '2' : '0']: 'code-edit.POLICY_USED' }
      const no = /^values\[(\d)\]$/.exec(msgDetail ?? '')?.[1]
      return status === 400 && no ? { [no]: 'code-edit.POLICY_WRONG' } : undefined
    },
    given: { key: policy },
    input: (all) => ({ values: fourOf(policy, all) }),
    answered: (_, { values }) => {
      sent = values
    },
    refresh,
  })
  return (
    <div className={styles.edit}>
      <p className={base.quiet}>{t(`code-edit.ABOUT_${policy}` as 'code-edit.ABOUT_C0080')}</p>
      <Form of={form} readOnly={readOnly} onSaved={() => onSaved(sent)}>
        {fields.map(([no, field]) => (
          <Value key={no} policy={policy} no={no} field={field} />
        ))}
        {!readOnly && <PanelSave form={form} />}
      </Form>
    </div>
  )
}

interface ValueProps {
  policy: string
  no: string
  field: PolicyField
}

/** A value with its default, and the way back to it. */
function Value({ policy, no, field }: ValueProps) {
  const t = useText()
  const label = t(`code-edit.POLICY_${policy}_${no}` as 'code-edit.POLICY_C0080_0')
  const first = defaultOf(policy, no)
  if (field.kind === 'code') return <CodeValue {...{ no, label, first }} group={field.group} />
  if (field.kind === 'text')
    return (
      <div>
        <TextField name={no} label={label} spellCheck={false} />
        <DefaultNote name={no} label={label} value={first} shown={first || t('code-edit.EMPTY')} />
      </div>
    )
  const nameOf = (value: string) =>
    policy === 'C0180'
      ? t(`code-edit.ROUNDING_${value}` as 'code-edit.ROUNDING_0')
      : policy === 'C0200'
        ? DATE_FORMATS[Number(value)]!
        : value
  return (
    <div>
      <SelectField name={no} label={label} options={field.options.map((value) => ({ value, label: nameOf(value) }))} />
      <DefaultNote name={no} label={label} value={first} shown={nameOf(first)} />
    </div>
  )
}

function CodeValue({ no, label, first, group }: { no: string; label: string; first: string; group: string }) {
  const { list, label: nameOf } = useCodes(group)
  return (
    <div>
      <SelectField name={no} label={label} options={list.map((one) => ({ value: one.key, label: one.label }))} />
      <DefaultNote name={no} label={label} value={first} shown={nameOf(first)} />
    </div>
  )
}
