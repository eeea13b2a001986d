import { revoke } from '@clubhouse/contract/reservation/draw/draw-manage'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { confirm } from '../../../ui/feedback/dialog'
import type { OneDraw } from './draw-about'

interface Props {
  draw: OneDraw
  onDone: () => Promise<void>
  onBack: () => void
}

const WORDS = ['reason'] as const

/** Revokes a draw for a reason that everyone reads, in the languages of the club. */
export function RevokeForm({ draw: { drawIdx, version, title, slotCount, counts }, onDone, onBack }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const touched = [
    ...(counts.entries > 0 ? [t('draw-manage.REVOKE_ENTRIES', { count: counts.entries })] : []),
    ...(slotCount > 0 ? [t('draw-manage.REVOKE_TIMES', { count: slotCount })] : []),
    t('draw-manage.REVOKE_FINAL'),
  ].join(' ')
  const label = t('draw-manage.REVOKE')
  const form = useForm({
    call: revoke,
    initial: wordValues(WORDS, others),
    words: { reason: 'draw-manage.REASON_MISSING' },
    before: () =>
      confirm({ message: `${t('draw-manage.REVOKE_ASK', { title })} ${touched}`, yes: label, tone: 'danger' }),
    given: { drawIdx, version },
    input: (values) => wordsIn(WORDS, others, values),
    refresh: onDone,
  })
  return (
    <ActForm form={form} title={label} label={label} isDanger done={t('draw-manage.REVOKED')} {...{ onDone, onBack }}>
      <p>{touched}</p>
      <WordFields
        name="reason"
        label={(language) => t('draw-manage.REASON_IN', { language })}
        hint={t('draw-manage.REASON_HINT')}
      />
      <Refusal />
    </ActForm>
  )
}
