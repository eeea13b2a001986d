import { changeContract } from '@clubhouse/contract/reservation/team/contract'
import type { TeamContract } from '@clubhouse/contract/reservation/team/team'
import { CallFail } from '../../../api/call-fail'
import { ActForm } from '../../../form/act-form'
import { type Blames, useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import type { Values } from '../../../ui/form/draft'
import { useCompanions } from '../../booking/players/use-companions'
import { failText, refusalSaid } from '../../hold/refusal-text'
import { checksOf, faultAt, inputOf, personValue, rosterOf } from '../apply/form-values'
import { PersonField } from '../apply/person-field'
import { Roster } from '../apply/roster'
import styles from '../team.module.css'

interface Props {
  contract: TeamContract
  memberIdx: number
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Changes the roster of a group, or offers an office. Who is asked is shown in it until the answer. */
export function PeopleForm({ contract, memberIdx, refresh, onClose }: Props) {
  const t = useText()
  const { contractIdx, version, roster, presidentIdx, secretaryIdx, officerChanges, officerChangesMax } = contract
  const { known } = useCompanions(memberIdx)
  const members = roster.flatMap((one) => (one.memberIdx == null ? [] : { memberIdx: one.memberIdx, name: one.name }))
  const officers = [...members, ...known.filter((one) => members.every((other) => other.memberIdx !== one.memberIdx))]
  const officer = (idx: number) => personValue(members.find((one) => one.memberIdx === idx) ?? { name: '' })
  const blames: Blames = (fail) => {
    if (fail.code === 'ROSTER_SIZE') return { people: refusalSaid(fail) }
    if (fail.code === 'PLAYER_ALREADY_BOOKED') return { people: { key: 'team.FAULT_ELSEWHERE', vars: fail.msgVar } }
    if (fail.code === 'OFFICER_LIMIT')
      return { president: Number(fail.msgVar.max) > 1 ? 'team.FAULT_CHANGES' : 'team.FAULT_OFFICE' }
    return fail.status === 400 ? faultAt(fail.msgDetail ?? '') : undefined
  }
  const { president, secretary } = checksOf(memberIdx)
  /** Who has an office stays in the group while another member is asked. */
  const everyone = (values: Values) => {
    const named = rosterOf(values)
    const isIn = (idx: number) => named.some((one) => one.memberIdx === idx)
    return [...[presidentIdx, secretaryIdx].filter((idx) => !isIn(idx)), ...named]
  }
  const form = useForm({
    call: changeContract,
    initial: {
      president: officer(contract.presidentOfferedTo ?? presidentIdx),
      secretary: officer(contract.secretaryOfferedTo ?? secretaryIdx),
      people: roster.filter((one) => one.memberIdx !== presidentIdx && one.memberIdx !== secretaryIdx).map(personValue),
    },
    kept: `group people ${contractIdx}`,
    // An officer may hand over the own office.
    checks: {
      president: (values) => {
        const fault = president?.(values)
        return fault === 'team.FAULT_NOT_ME' ? undefined : fault
      },
      secretary,
    },
    blames,
    given: { contractIdx, version },
    input: (values) => {
      const { presidentIdx, secretaryIdx, roster } = inputOf({ lines: '0', months: [], ...values })
      return { presidentIdx, secretaryIdx, roster }
    },
    failed: (fail) => (fail.code === 'CHANGED_MEANWHILE' || fail.code === 'WRONG_STATE') && refresh(),
    toasts: 'faults',
  })
  const { fail } = form
  return (
    <ActForm
      form={form}
      title={t('team.CHANGE_PEOPLE')}
      level={4}
      label={t('common.SAVE')}
      done={t('team.PEOPLE_CHANGED')}
      onDone={async () => {
        await refresh()
        onClose()
      }}
      onBack={onClose}
    >
      <p>{t('team.OFFICER_CHANGES', { used: String(officerChanges), most: String(officerChangesMax) })}</p>
      <p>{t('team.OFFICE_HINT')}</p>
      <PersonField name="president" legend={t('team.PRESIDENT')} known={officers} />
      <PersonField name="secretary" legend={t('team.SECRETARY')} known={officers} />
      <Roster
        form={form}
        memberIdx={memberIdx}
        hint={t('team.PEOPLE_COUNT', { count: everyone(form.values).length })}
      />
      {fail instanceof CallFail && fail.isRefusal && (
        <p role="alert" className={styles.late}>
          {failText(t, fail)}
        </p>
      )}
    </ActForm>
  )
}
