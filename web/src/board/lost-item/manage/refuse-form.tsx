import { type ManagedClaim, type ManagedLostItem, refuse } from '@clubhouse/contract/board/lost-item-manage'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'

interface Props {
  item: ManagedLostItem
  claim: ManagedClaim
  /** It is no longer possible. */
  isOver: boolean
  refresh: () => unknown
  onDone: () => unknown
  onBack: () => void
}

const WORDS = ['reason'] as const

/** Refuses a claim with a reason in each language of the club, which the member reads. */
export function RefuseForm({ item: { idx, version }, claim: { claimIdx }, isOver, refresh, onDone, onBack }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const form = useForm({
    call: refuse,
    initial: wordValues(WORDS, others),
    given: { idx, claimIdx, version, state: 'REFUSED' },
    input: (values) => wordsIn(WORDS, others, values),
    words: { reason: 'lost-item-edit.REFUSE_MISSING' },
    reread: refresh,
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={t('lost-item-edit.REFUSE')}
      label={t('lost-item-edit.REFUSE')}
      done={t('lost-item-edit.REFUSED')}
      onDone={onDone}
      onBack={onBack}
    >
      <WordFields name="reason" label={(language) => t('lost-item-edit.REFUSE_WHY', { language })} rows={3} />
      <Refusal />
    </ActForm>
  )
}
