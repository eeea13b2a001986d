import { create, remove, undo, type View } from '@clubhouse/contract/office/view'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useSend } from '../api/use-call'
import { useText } from '../language/use-text'
import { useSession } from '../session/session-store'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { Field } from '../ui/field'
import { OFFERED_MS } from './undo'
import type { Views } from './use-views'
import styles from './view-panel.module.css'

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
  const [isShared, setShared] = useState(false)
  const saving = useSend(create, { toasts: 'all' })
  const removing = useSend(remove, { toasts: 'all' })
  const undoing = useSend(undo, { toasts: 'all' })
  const [gone, setGone] = useState<Gone>()
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (!name || saving.pending) return
    const isSaved = await saving.send({ list: menu, name, query, isShared }).then(
      () => true,
      () => false,
    )
    if (!isSaved) return
    toast(t('office.VIEW_SAVED', { name }), { type: 'success' })
    form.reset()
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
      <form onSubmit={save}>
        <Field name="name" label={t('office.VIEW_NAME')} maxLength={60} autoComplete="off" required />
        <label>
          <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          {t('office.VIEW_SHARE')}
        </label>
        <Button type="submit" look="plain" pending={saving.pending}>
          {t('office.VIEW_SAVE')}
        </Button>
      </form>
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
