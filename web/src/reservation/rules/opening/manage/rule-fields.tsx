import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { list as courseList } from '@clubhouse/contract/reservation/sheet/course-manage'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { type LabelledCode, useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { DateField } from '../../../../ui/form/date-field'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import { HOWS, type How } from './rule-values'
import { weekdayNames } from './rule-words'

export const options = (codes: readonly LabelledCode[]) => codes.map(({ key, label }) => ({ value: key, label }))

/** For whom a rule is, when days open, how many bookings, and for which days of play. */
export function RuleFields({ rule }: { rule?: ManagedRule }) {
  const t = useText()
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  const how = useField('how').value as How
  const classes = (['WEEKDAY', 'WEEKEND'] as const).map((value) => ({ value, label: t(`opening.CLASS_${value}`) }))
  return (
    <>
      <div className={office.grid}>
        <SelectField name="memberType" label={t('opening.MEMBER_TYPE')} options={options(useCodes('702').list)} />
        <SelectField name="dayClass" label={t('opening.DAY_CLASS')} options={classes} />
      </div>
      <div className={office.grid}>
        <PlaceFields rule={rule} />
      </div>
      <SelectField
        name="how"
        label={t('opening.PATTERN')}
        options={HOWS.map((value) => ({ value, label: t(`opening.PATTERN_${value}`) }))}
      />
      {how !== 'MANUAL' && how !== 'STAFF' && <WhenFields how={how} />}
      {how !== 'STAFF' && (
        <div className={office.grid}>
          <TextField name="quotaDay" label={t('opening.QUOTA_DAY')} />
          <TextField name="quotaMonth" label={t('opening.QUOTA_MONTH')} />
        </div>
      )}
      <div className={office.grid}>
        <DateField name="from" label={t('opening.FROM')} today={today} />
        <DateField name="to" label={t('opening.ENDS')} today={today} />
      </div>
      <p className={base.quiet}>{t('opening.FROM_HINT')}</p>
    </>
  )
}

/** A manager who may not read the courses keeps the one that the rule has. */
function PlaceFields({ rule }: { rule?: ManagedRule }) {
  const t = useText()
  const mayRead = useMay()(courseList)
  const { data } = useCall(courseList, {}, { enabled: mayRead })
  const parts = options(useCodes('218').list)
  const inUse = (data ?? []).filter(({ isUse, courseIdx }) => isUse || courseIdx === rule?.courseIdx)
  const own = rule?.courseIdx && !data ? [{ value: String(rule.courseIdx), label: rule.courseName ?? '' }] : []
  const courses = [...inUse.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })), ...own]
  return (
    <>
      <SelectField
        name="courseIdx"
        label={t('opening.COURSE')}
        options={[{ value: '', label: t('opening.EVERY_COURSE') }, ...courses]}
      />
      <SelectField
        name="part"
        label={t('opening.PART')}
        options={[{ value: '', label: t('opening.ALL_DAY') }, ...parts]}
      />
    </>
  )
}

/** The numbers that a pattern needs, and the time of day. */
function WhenFields({ how }: { how: How }) {
  const t = useText()
  const names = weekdayNames(useFormat())
  return (
    <div className={office.grid}>
      {how === 'ROLLING' && <TextField name="days" label={t('opening.DAYS')} />}
      {how === 'WEEKLY' && <TextField name="weeks" label={t('opening.WEEKS')} />}
      {how === 'WEEKLY' && (
        <SelectField
          name="weekday"
          label={t('opening.WEEKDAY')}
          options={names.map((label, i) => ({ value: String(i + 1), label }))}
        />
      )}
      {how === 'MONTHLY' && (
        <TextField name="dayOfMonth" label={t('opening.DAY_OF_MONTH')} hint={t('opening.DAY_OF_MONTH_HINT')} />
      )}
      <TimeField name="time" label={t('opening.TIME')} />
    </div>
  )
}
