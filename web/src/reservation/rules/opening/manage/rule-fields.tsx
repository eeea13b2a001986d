import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { list as courseList } from '@clubhouse/contract/reservation/sheet/course-manage'
import { useCall } from '../../../../api/use-call'
import { RecordField } from '../../../../form/record-field'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TimeField } from '../../../../ui/form/time-field'
import { HOWS, type How } from './rule-values'
import { weekdayNames } from './rule-words'

/** For whom a rule is, when days open, how many bookings, and for which days of play. */
export function RuleFields({ rule }: { rule?: ManagedRule }) {
  const t = useText()
  const how = useField('how').value as How
  return (
    <>
      <div className={office.grid}>
        <RecordField name="memberType" />
        <RecordField name="dayClass" />
      </div>
      <div className={office.grid}>
        <PlaceFields rule={rule} />
      </div>
      <SelectField
        name="how"
        label={t('opening.PATTERN')}
        options={HOWS.map((value) => ({ value, label: t(`opening.PATTERN_${value}`) }))}
      />
      {how !== 'MANUAL' && how !== 'STAFF' && (
        <>
          <WhenFields how={how} />
          <SelectField
            name="way"
            label={t('opening.WAY')}
            options={(['F', 'L'] as const).map((value) => ({ value, label: t(`opening.WAY_${value}`) }))}
          />
          <p className={base.quiet}>{t('opening.WAY_L_HINT')}</p>
        </>
      )}
      {how !== 'STAFF' && (
        <div className={office.grid}>
          <RecordField name="quotaDay" />
          <RecordField name="quotaMonth" />
        </div>
      )}
      <div className={office.grid}>
        <RecordField name="from" />
        <RecordField name="to" label="opening.ENDS" />
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
      <RecordField name="part" />
    </>
  )
}

/** The numbers that a pattern needs, and the time of day. */
function WhenFields({ how }: { how: How }) {
  const t = useText()
  const names = weekdayNames(useFormat())
  return (
    <div className={office.grid}>
      {how === 'ROLLING' && <RecordField name="days" />}
      {how === 'WEEKLY' && <RecordField name="weeks" />}
      {how === 'WEEKLY' && (
        <SelectField
          name="weekday"
          label={t('opening.WEEKDAY')}
          options={names.map((label, i) => ({ value: String(i + 1), label }))}
        />
      )}
      {how === 'MONTHLY' && <RecordField name="dayOfMonth" hint="opening.DAY_OF_MONTH_HINT" />}
      <TimeField name="time" label={t('opening.TIME')} />
    </div>
  )
}
