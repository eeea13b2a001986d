import { DAY_CLASSES, PENALTY_TERMS, type PenaltyCode } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { useText } from '../../../../language/use-text'
import settings from '../../../../office/page.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { TextField } from '../../../../ui/form/text-field'

type Fields = Readonly<Record<string, string | boolean>>

interface Props {
  code: PenaltyCode
  /** In force today, where other rules are announced. */
  inForce?: Fields
  defaults: Fields
}

/** The values of a code, those of weekdays and of weekends beside each other. */
export function RuleFields({ code, ...shown }: Props) {
  const t = useText()
  const { label } = useCodes('501')
  const terms = PENALTY_TERMS.filter((one) => one.code === code)
  const counts = terms.some(({ changes }) => changes.includes('perMonths'))
  return (
    <section className={settings.section} aria-labelledby={`rule-${code}`}>
      <h2 id={`rule-${code}`}>{label(code)}</h2>
      <p className={settings.lead}>{t(`penalty-rule.ABOUT_${code}`)}</p>
      <div>
        <ChoiceField name={`${code}_IS_USE`} label={t('penalty-rule.USE')} />
        <Notes name={`${code}_IS_USE`} {...shown} />
      </div>
      <div className={settings.fields}>
        {terms.flatMap(({ id, changes }) =>
          DAY_CLASSES.flatMap((dayClass) => [
            <Value
              key={`${id}${dayClass}`}
              name={`${id}_${dayClass}_DAYS`}
              label={t(daysLabel(id, dayClass))}
              {...shown}
            />,
            changes.includes('percent') && (
              <Value
                key={`${id}${dayClass}%`}
                name={`${id}_${dayClass}_PERCENT`}
                label={t(`penalty-rule.ON_${dayClass}_PERCENT`)}
                {...shown}
              />
            ),
          ]),
        )}
        {counts && <Value name={`${code}_PER_MONTHS`} label={t('penalty-rule.MONTHS')} {...shown} />}
      </div>
    </section>
  )
}

function daysLabel(id: string, dayClass: (typeof DAY_CLASSES)[number]) {
  if (id === 'W5_2') return `penalty-rule.SECOND_ON_${dayClass}` as const
  return id === 'W5_3' ? (`penalty-rule.THIRD_ON_${dayClass}` as const) : (`penalty-rule.ON_${dayClass}_DAYS` as const)
}

type Shown = Omit<Props, 'code'> & { name: string }

function Value({ label, ...shown }: Shown & { label: string }) {
  return (
    <div>
      <TextField name={shown.name} label={label} inputMode="numeric" />
      <Notes {...shown} />
    </div>
  )
}

/** The default, and what is in force until something else begins. */
function Notes({ name, inForce, defaults }: Shown) {
  const t = useText()
  const first = defaults[name]!
  const now = inForce?.[name]
  return (
    <>
      <DefaultNote name={name} label={nameOf(name, t)} value={first} shown={shownAs(first, t)} />
      {now !== undefined && <p className={settings.now}>{t('penalty-rule.IN_FORCE', { value: shownAs(now, t) })}</p>}
    </>
  )
}

const shownAs = (value: string | boolean, t: ReturnType<typeof useText>) =>
  typeof value === 'boolean' ? t(value ? 'form.ON' : 'form.OFF') : value

/** A value with its code, which its label on the page does not repeat. */
export const nameOf = (name: string, t: ReturnType<typeof useText>): string =>
  t(
    (name === 'effectiveDate'
      ? 'penalty-rule.EFFECTIVE_DATE'
      : `penalty-rule.${name}`) as 'penalty-rule.EFFECTIVE_DATE',
  )
