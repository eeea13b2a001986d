import { addNote, type Note } from '@clubhouse/contract/member/record'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import { Time } from '../../ui/time'
import styles from './manage.module.css'

interface Props {
  memberIdx: number
  notes: readonly Note[]
  onAdded: () => Promise<unknown>
}

/** What managers wrote about a member, and a field for more. */
export function MemberNotes({ memberIdx, notes, onAdded }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const mayWrite = useMay()(addNote)
  return (
    <section className={styles.section}>
      <h3>{t('member-manage.NOTES')}</h3>
      {notes.length === 0 && (
        <p className={base.quiet} data-apart>
          {t('member-manage.NOTES_NONE')}
        </p>
      )}
      <ul>
        {notes.map(({ noteIdx, text, by, at }) => (
          <li key={noteIdx} className={styles.remark}>
            {text}
            <small>
              {by} · <Time at={at}>{instant(at)}</Time>
            </small>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm key={notes[0]?.noteIdx} memberIdx={memberIdx} onAdded={onAdded} />}
    </section>
  )
}

function NoteForm({ memberIdx, onAdded }: Omit<Props, 'notes'>) {
  const t = useText()
  const form = useForm({
    call: addNote,
    kept: `member note ${memberIdx}`,
    initial: { text: '' },
    given: { memberIdx },
    words: { text: 'member-manage.NOTE_MISSING' },
  })
  return (
    <Form of={form} className={styles.write} onSaved={() => void onAdded()}>
      <AreaField name="text" label={t('member-manage.NOTE_NEW')} hint={t('member-manage.NOTE_HINT')} rows={2} />
      <RefusalLine fail={form.fail} />
      <Button type="submit" look="plain" size="small" pending={form.pending}>
        {t('member-manage.NOTE_ADD')}
      </Button>
    </Form>
  )
}
