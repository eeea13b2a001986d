import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { type contract, end } from '@clubhouse/contract/reservation/team/team-manage'
import { ActForm } from '../../../form/act-form'
import { REASON, ReasonFields } from '../../../form/reason-fields'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { RadioField } from '../../../ui/form/radio-field'
import { isOpen } from '../team-words'

interface Props {
  of: DataOf<typeof contract>
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

const STATES = ['ENDED', 'TERMINATED'] as const

/** Ends a contract: says first how many dates and tee times it releases, and afterwards how many were. */
export function EndForm({ of, refresh, onDone, onBack }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const { contractIdx, version, teamName } = of
  const open = of.dates.filter(isOpen)
  const releases = [
    t('team-contract.RELEASES_DATES', { count: open.length }),
    t('team-contract.RELEASES', { count: open.reduce((sum, { slots }) => sum + slots.length, 0) }),
  ].join(' ')
  const label = t('team-contract.END')
  const form = useForm({
    call: end,
    initial: { how: 'ENDED', ...wordValues(REASON, others) },
    words: { reason: 'team-manage.REASON_MISSING' },
    before: () =>
      confirm({ message: `${t('team-contract.END_ASK', { name: teamName })} ${releases}`, yes: label, tone: 'danger' }),
    given: { contractIdx, version },
    input: (values) => ({
      ...wordsIn(REASON, others, values),
      state: String(values.how) as InputOf<typeof end>['state'],
    }),
    reread: refresh,
    isOver: of.state !== 'ACTIVE',
    answered: ({ released }) => toast(t('team-contract.ENDED', { count: released }), { type: 'success' }),
  })
  return (
    <ActForm form={form} title={label} label={label} isDanger {...{ onDone, onBack }}>
      <p>{releases}</p>
      <RadioField
        name="how"
        legend={t('team-contract.HOW')}
        options={STATES.map((value) => ({ value, label: t(`team-contract.HOW_${value}`) }))}
      />
      <ReasonFields hint={t('team-manage.REASON_HINT')} />
      <Refusal />
    </ActForm>
  )
}
