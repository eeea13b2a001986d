import type { DataOf } from '@clubhouse/contract/call'
import { type check, start } from '@clubhouse/contract/member/import'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import { Form } from '../../ui/form/form'
import styles from './import.module.css'
import { ImportProblems } from './import-problems'
import { followImport } from './running-import'

interface Props {
  checked: DataOf<typeof check>
  onStarted: (importIdx: number) => void
  onAgain: () => void
}

/** What importing the list would do; nothing has happened yet. */
export function ImportSummary({ checked, onStarted, onAgain }: Props) {
  const t = useText()
  const { number } = useFormat()
  const { fileName, created, changed, same, problemCount } = checked
  const counts = [
    ['CREATED', created],
    ['CHANGED', changed],
    ['SAME', same],
    ['PROBLEMS', problemCount],
  ] as const
  const isIdle = problemCount === 0 && created + changed === 0
  return (
    <section className={styles.section} aria-labelledby="summary">
      <h2 id="summary">{t('member-import.SUMMARY', { file: fileName })}</h2>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} data-bad={(name === 'PROBLEMS' && count > 0) || undefined}>
            <dt>{t(`member-import.${name}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {problemCount > 0 && <ImportProblems problems={checked.problems} count={problemCount} />}
      {isIdle && <p>{t('member-import.NOTHING_TO_DO')}</p>}
      {problemCount === 0 && !isIdle && <StartForm checked={checked} onStarted={onStarted} />}
      <Button look="plain" className={styles.submit} onClick={onAgain}>
        {t('member-import.OTHER')}
      </Button>
    </section>
  )
}

function StartForm({ checked: { importIdx, rows, created }, onStarted }: Omit<Props, 'onAgain'>) {
  const t = useText()
  const form = useForm({
    call: start,
    initial: { invite: false, reason: '' },
    given: { importIdx },
    words: { reason: 'member-import.REASON_MISSING' },
    before: () => confirm({ message: t('member-import.ASK', { count: rows }), yes: t('member-import.START') }),
  })
  const started = () => {
    onStarted(importIdx)
    followImport(importIdx, t)
  }
  return (
    <Form of={form} onSaved={started}>
      {created > 0 && (
        <ChoiceField name="invite" label={t('member-import.INVITE')} hint={t('member-import.INVITE_HINT')} />
      )}
      <AreaField name="reason" label={t('member-import.REASON')} hint={t('member-import.REASON_HINT')} rows={2} />
      <RefusalLine fail={form.fail} />
      <Button type="submit" className={styles.submit} pending={form.pending}>
        {t('member-import.START')}
      </Button>
    </Form>
  )
}
