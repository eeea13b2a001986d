import { addNote, type InquiryNote } from '@clubhouse/contract/inquiry-manage'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import { Time } from '../../ui/time'
import styles from './panel.module.css'

interface Props {
  idx: number
  notes: readonly InquiryNote[]
  onAdded: () => Promise<unknown>
}

/** What managers wrote about an enquiry, and a field for more. */
export function Notes({ idx, notes, onAdded }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const mayWrite = useMay()(addNote)
  return (
    <section className={styles.notes}>
      <h3>{t('inquiry-manage.NOTES')}</h3>
      {notes.length === 0 && <p className={base.quiet}>{t('inquiry-manage.NOTES_NONE')}</p>}
      <ul>
        {notes.map(({ text, by, at }) => (
          <li key={`${at} ${text}`}>
            {text}
            <small>
              {by} · <Time at={at}>{instant(at)}</Time>
            </small>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm key={notes.length} idx={idx} onAdded={onAdded} />}
    </section>
  )
}

function NoteForm({ idx, onAdded }: Omit<Props, 'notes'>) {
  const t = useText()
  const form = useForm({
    call: addNote,
    kept: `enquiry note ${idx}`,
    initial: { text: '' },
    given: { idx },
    words: { text: 'inquiry-manage.NOTE_MISSING' },
  })
  return (
    <Form of={form} onSaved={() => void onAdded()}>
      <AreaField name="text" label={t('inquiry-manage.NOTE_NEW')} hint={t('inquiry-manage.NOTE_HINT')} rows={2} />
      <RefusalLine fail={form.fail} />
      <Button type="submit" look="plain" size="small" pending={form.pending}>
        {t('inquiry-manage.NOTE_ADD')}
      </Button>
    </Form>
  )
}
