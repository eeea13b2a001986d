import { formatSpan } from '@clubhouse/contract/format/format'
import { readSpan } from '@clubhouse/contract/format/read-typed'
import { type PolicyName, type PolicyValue, wordOf } from '@clubhouse/contract/reservation/rules/policies'
import { Fragment } from 'react'
import { DefaultNote } from '../../../../form/default-note'
import { useText } from '../../../../language/use-text'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import { WrittenField } from '../../../../ui/form/written-field'
import styles from './policy-fields.module.css'
import { groupsIn, keptAs, type Policy } from './policy-values'

/** Of a policy whose form is around. @param changed how many of its values differ from their defaults */
interface Props {
  name: PolicyName
  defaults: Policy['defaults']
  changed: number
}

/** The values of a policy in a folded section of their own. */
export function PolicyFields({ name, defaults, changed }: Props) {
  const t = useText()
  return (
    <section aria-labelledby={`title-${name}`}>
      <details className={styles.policy}>
        <summary>
          <h2 id={`title-${name}`}>{t(`club-policy.NAME_${name}` as 'club-policy.NAME_hold')}</h2>
          {changed > 0 && <span className={styles.changed}>{t('club-policy.CHANGED', { count: changed })}</span>}
        </summary>
        {/* A link to it unfolds the section. */}
        <p id={`policy-${name}`} className={styles.lead}>
          {t(`club-policy.ABOUT_${name}` as 'club-policy.ABOUT_hold')}
        </p>
        {groupsIn(name).map(({ title, values }) => (
          <Fragment key={title}>
            {title && <h3>{t(`club-policy.GROUP_${title}`)}</h3>}
            {values.map(([field, about]) => (
              <Value key={field} field={field} about={about} first={defaults[field]} />
            ))}
          </Fragment>
        ))}
      </details>
    </section>
  )
}

interface ValueProps {
  field: string
  about: PolicyValue
  first: Policy['defaults'][string] | undefined
}

/** A value; with its default, and the way back to it, where it is another one. */
function Value(props: ValueProps) {
  const t = useText()
  const { field, about } = props
  const first = keptAs(props.first)
  const label = t(`club-policy.${wordOf(field)}` as 'club-policy.SECONDS')
  const isOther = useField(field).value !== first
  return (
    <div className={styles.value}>
      <Field {...props} label={label} />
      {isOther && <DefaultNote name={field} label={label} value={first} shown={shownOf(field, about, first, t)} />}
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
  const isSpan = unit === 'SECONDS'
  const bounds = isSpan ? { least: formatSpan(least), most: formatSpan(most) } : { least, most }
  const hint = `${meaning} ${t(`club-policy.UNIT_${unit}` as 'club-policy.UNIT_DAYS', bounds)}`
  if (isSpan) return <WrittenField name={field} label={label} hint={hint} size={LONGEST} read={read} write={write} />
  return <TextField name={field} label={label} hint={hint} inputMode="numeric" />
}

/** Characters of a span: 60:00 and a space. */
const LONGEST = 6
const read = (typed: string) => readSpan(typed)?.toString()
const write = (seconds: string) => (/^\d+$/.test(seconds) ? formatSpan(Number(seconds)) : seconds)

const nameOf = (field: string, value: string, t: ReturnType<typeof useText>) =>
  field === 'seedMode'
    ? t(`club-policy.SEED_${value}` as 'club-policy.SEED_beacon')
    : t(`club-policy.NAMES_${value}` as 'club-policy.NAMES_NOBODY')

function shownOf(field: string, about: PolicyValue, value: string | boolean, t: ReturnType<typeof useText>) {
  if (typeof value === 'boolean') return t(value ? 'form.ON' : 'form.OFF')
  if (about.kind === 'CHOICE') return nameOf(field, value, t)
  return about.kind === 'COUNT' && about.unit === 'SECONDS' ? write(value) : value
}
