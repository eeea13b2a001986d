import { type PolicyName, type PolicyValue, wordOf } from '@clubhouse/contract/reservation/rules/policies'
import { Fragment } from 'react'
import { DefaultNote } from '../../../../form/default-note'
import { useText } from '../../../../language/use-text'
import styles from '../../../../office/page.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import { groupsIn, type Policy } from './policy-values'

/** The values of a policy in a section of their own. */
export function PolicyFields({ name, defaults }: { name: PolicyName; defaults: Policy['defaults'] }) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby={`policy-${name}`}>
      <h2 id={`policy-${name}`}>{t(`club-policy.NAME_${name}` as 'club-policy.NAME_hold')}</h2>
      <p className={styles.lead}>{t(`club-policy.ABOUT_${name}` as 'club-policy.ABOUT_hold')}</p>
      {groupsIn(name).map(({ title, values }) => (
        <Fragment key={title}>
          {title && <h3>{t(`club-policy.GROUP_${title}`)}</h3>}
          <div className={styles.fields}>
            {values.map(([field, about]) => (
              <Value key={field} field={field} about={about} first={defaults[field]} />
            ))}
          </div>
        </Fragment>
      ))}
    </section>
  )
}

interface ValueProps {
  field: string
  about: PolicyValue
  first: Policy['defaults'][string] | undefined
}

/** A value with its default, and the way back to it. */
function Value(props: ValueProps) {
  const t = useText()
  const { field, about, first } = props
  const label = t(`club-policy.${wordOf(field)}` as 'club-policy.SECONDS')
  return (
    <div>
      <Field {...props} label={label} />
      <DefaultNote name={field} label={label} {...defaultOf(field, about, first, t)} />
    </div>
  )
}

/** The field of a value, with its meaning, unit and bounds. */
function Field({ field, about, label }: ValueProps & { label: string }) {
  const t = useText()
  if (about.kind === 'CHOICE') {
    const options = about.options.map((value) => ({ value, label: nameOf(field, value, t) }))
    return <SelectField name={field} label={label} options={options} />
  }
  const meaning = t(`club-policy.${wordOf(field)}_HINT` as 'club-policy.SECONDS_HINT')
  if (about.kind === 'TIME') return <TimeField name={field} label={label} hint={meaning} />
  if (about.kind === 'SWITCH') return <ChoiceField name={field} label={label} hint={meaning} />
  const { unit, least, most } = about
  const bounds = t(`club-policy.UNIT_${unit}` as 'club-policy.UNIT_DAYS', { least, most })
  return <TextField name={field} label={label} hint={`${meaning} ${bounds}`} inputMode="numeric" />
}

const nameOf = (field: string, value: string, t: ReturnType<typeof useText>) =>
  field === 'seedMode'
    ? t(`club-policy.SEED_${value}` as 'club-policy.SEED_beacon')
    : t(`club-policy.NAMES_${value}` as 'club-policy.NAMES_NOBODY')

function defaultOf(field: string, about: PolicyValue, first: ValueProps['first'], t: ReturnType<typeof useText>) {
  if (about.kind === 'SWITCH') return { value: first === true, shown: t(first ? 'form.ON' : 'form.OFF') }
  const value = String(first ?? '')
  return about.kind === 'CHOICE' ? { value, shown: nameOf(field, value, t) } : { value }
}
