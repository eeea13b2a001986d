import type { ListedBooking } from '@clubhouse/contract/reservation/booking/list'
import { cancel } from '@clubhouse/contract/reservation/desk/desk'
import { useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../../form/word-fields'
import { useText } from '../../../../language/use-text'
import type { BulkAnswer } from '../../../../office/declare'
import { Button } from '../../../../ui/button'
import { Form } from '../../../../ui/form/form'
import forms from '../../../../ui/form/form.module.css'
import { SidePanel } from '../../../../ui/side-panel'
import { toldOf } from '../../cancel/told-of'

interface Props {
  rows: readonly ListedBooking[]
  selected: number
  onAnswer: (answer: BulkAnswer | undefined) => void
}

const TEXT = ['text'] as const

/** Asks what the people of bookings read that the club cancels, and says how many these are. Decision 179. */
export function CancelSeveral({ rows, selected, onAnswer }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const form = useForm({
    call: cancel,
    initial: wordValues(TEXT, others),
    checks: { text: ({ text }) => (String(text).trim() ? undefined : 'booking-list.WHY_MISSING') },
    send: async (_, values) => onAnswer(wordsIn(TEXT, others, values)),
  })
  const told = [...new Set(rows.flatMap(toldOf))]
  return (
    <SidePanel title={t('booking-list.CANCEL')} onClose={() => onAnswer(undefined)}>
      <Form of={form} className={forms.form}>
        <p>{t('booking-list.ASK_CANCEL', { count: rows.length })}</p>
        <p>{t('booking-list.ASK_PLAYERS', { count: rows.reduce((sum, { players }) => sum + players.length, 0) })}</p>
        {rows.length < selected && <p>{t('booking-list.OTHERS_STAY', { count: selected - rows.length })}</p>}
        <WordFields
          name="text"
          label={(language) => t('form.REASON_IN', { language })}
          hint={t('booking-list.WHY_READ')}
          rows={2}
        />
        <p>{t('desk.WILL_TELL', { names: told.join(', ') })}</p>
        <Button type="submit" look="danger">
          {t('booking-list.CANCEL')}
        </Button>
      </Form>
    </SidePanel>
  )
}
