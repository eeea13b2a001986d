import { changeDate } from '@clubhouse/contract/reservation/team/contract'
import { CallFail } from '../../../api/call-fail'
import { ActForm } from '../../../form/act-form'
import { type Blames, useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { SelectField } from '../../../ui/form/select-field'
import type { FormModel } from '../../../ui/form/use-form'
import { failText, refusalSaid } from '../../hold/refusal-text'
import styles from '../team.module.css'
import type { DateProps } from './date-props'
import { fieldOfName, openSlots, PLACES, pairChecks, pairingsOf, placeField, TO_BE_NAMED, valuesOf } from './pairings'

/** Names the players of each tee time out of the roster. What is chosen is kept while the page is left. */
export function PairForm({ date, contract, refresh, onClose }: DateProps & { onClose: () => void }) {
  const t = useText()
  const { roster, playersLeast } = contract
  const blames: Blames = (fail) => {
    const [first] = openSlots(date)
    if (fail.status === 400 && fail.msgDetail === 'pairings' && first)
      return { [placeField(first.slotIdx, 1)]: 'team.FAULT_NO_OFFICER' }
    const field =
      fail.code === 'PLAYER_ALREADY_BOOKED' && fieldOfName(form.values, date, roster, String(fail.msgVar.name))
    return field ? { [field]: refusalSaid(fail) } : undefined
  }
  const form: FormModel = useForm({
    call: changeDate,
    initial: valuesOf(date, roster),
    kept: `pairing ${date.dateIdx}`,
    checks: pairChecks(date, playersLeast),
    blames,
    given: { dateIdx: date.dateIdx, version: date.version, action: 'PAIR' },
    input: (values) => ({ pairings: pairingsOf(values, date, roster) }),
    failed: (fail) => (fail.code === 'CHANGED_MEANWHILE' || fail.code === 'WRONG_STATE') && refresh(),
    before: (values) => pairingsOf(values, date, roster).length > 0,
    toasts: 'faults',
  })
  const { fail } = form
  const options = [
    { value: '', label: t('team.PLACE_EMPTY') },
    { value: TO_BE_NAMED, label: t('reservation.KIND_TBD') },
    ...roster.map(({ name, memberIdx }, at) => ({
      value: String(at),
      label: memberIdx == null ? t('team.NAME_GUEST', { name }) : name,
    })),
  ]
  return (
    <ActForm
      form={form}
      title={t('team.DO_PAIR_ON', { date: date.date })}
      level={6}
      label={t('team.PAIR_SAVE')}
      done={t('team.DONE_PAIR', { date: date.date })}
      onDone={async () => {
        await refresh()
        onClose()
      }}
      onBack={onClose}
    >
      <p>{t('team.PAIR_LEAD', { count: playersLeast })}</p>
      {openSlots(date).map(({ slotIdx, time, courseName }) => (
        <fieldset key={slotIdx} className={styles.wish}>
          <legend>
            {time} {courseName}
          </legend>
          <div className={styles.fields}>
            {PLACES.map((no) => (
              <SelectField
                key={no}
                name={placeField(slotIdx, no)}
                label={t('team.PLAYER', { no: String(no) })}
                options={options}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {fail instanceof CallFail && fail.isRefusal && (
        <p role="alert" className={styles.late}>
          {failText(t, fail)}
        </p>
      )}
    </ActForm>
  )
}
