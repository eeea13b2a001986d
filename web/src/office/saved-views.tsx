import { create, remove, undo, type View } from '@clubhouse/contract/office/view'
import { useEffect, useId, useState } from 'react'
import { useSend } from '../api/use-call'
import { RefusalLine } from '../form/refusal-line'
import { useForm } from '../form/use-form'
import { useText } from '../language/use-text'
import { useSession } from '../session/session-store'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { ChoiceField } from '../ui/form/choice-field'
import { Form } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import styles from './list-tools.module.css'
import { OFFERED_MS } from './undo'
import type { Views } from './use-views'

type Gone = Pick<View, 'viewIdx' | 'name'>

interface Props {
  views: Views
  /** What the list shows now, to be saved. */
  query: string
}

/** Saves what the list shows as a view, and deletes views. */
export function SavedViews({ views: { menu, views, refetch }, query }: Props) {
  const t = useText()
  const id = useId()
  const form = useForm({
    call: create,
    initial: { name: '', isShared: false },
    given: { list: menu, query },
  })
  const removing = useSend(remove, { toasts: 'all' })
  const undoing = useSend(undo, { toasts: 'all' })
  const [gone, setGone] = useState<Gone>()
  const saved = () => {
    toast(t('office.VIEW_SAVED', { name: String(form.values.name).trim() }), { type: 'success' })
    form.discard()
    refetch()
  }
  async function drop({ viewIdx, name }: View) {
    if (!(await confirm({ message: t('office.ASK_VIEW_DELETE', { name }), tone: 'danger' }))) return
    const isDone = await removing.send({ viewIdx }).then(
      () => true,
      () => false,
    )
    if (isDone) setGone({ viewIdx, name })
    refetch()
  }
  async function bringBack({ viewIdx }: Gone) {
    setGone(undefined)
    await undoing.send({ viewIdx }).catch(() => {})
    refetch()
  }
  return (
    <section aria-labelledby={id} className={styles.views}>
      <h3 id={id} className={styles.title}>
        {t('office.VIEWS')}
      </h3>
      <ul className={styles.columns}>
        {views.map((view) => (
          <SavedView key={view.viewIdx} view={view} onDelete={() => drop(view)} />
        ))}
      </ul>
      <Deleted key={gone?.viewIdx} gone={gone} onUndo={bringBack} onOver={() => setGone(undefined)} />
      <Form of={form} onSaved={saved}>
        <TextField name="name" label={t('office.VIEW_NAME')} autoComplete="off" />
        <ChoiceField name="isShared" label={t('office.VIEW_SHARE')} />
        <RefusalLine fail={form.fail} />
        <Button type="submit" look="plain" pending={form.pending}>
          {t('office.VIEW_SAVE')}
        </Button>
      </Form>
    </section>
  )
}

interface DeletedProps {
  gone: Gone | undefined
  onUndo: (gone: Gone) => void
  onOver: () => void
}

/** What was deleted last, with Undo for a moment. In the panel, because nothing outside it can be pressed. */
function Deleted({ gone, onUndo, onOver }: DeletedProps) {
  const t = useText()
  useEffect(() => {
    if (!gone) return
    const timer = setTimeout(onOver, OFFERED_MS)
    return () => clearTimeout(timer)
  }, [gone])
  return (
    <p role="status" className={styles.deleted}>
      {gone && (
        <>
          {t('office.VIEW_DELETED', { name: gone.name })}
          <Button look="plain" size="small" onClick={() => onUndo(gone)}>
            {t('office.UNDO')}
          </Button>
        </>
      )}
    </p>
  )
}

function SavedView({ view, onDelete }: { view: View; onDelete: () => void }) {
  const t = useText()
  const session = useSession()
  return (
    <li>
      <span className={styles.name}>
        {view.name}
        {view.isShared && (
          <small>{view.isMine ? t('office.VIEW_SHARED') : t('office.VIEW_BY', { owner: view.ownerName })}</small>
        )}
      </span>
      {(view.isMine || session?.isSSAdmin) && (
        <Button look="plain" size="small" aria-label={t('office.VIEW_DELETE', { name: view.name })} onClick={onDelete}>
          {t('office.DELETE')}
        </Button>
      )}
    </li>
  )
}
