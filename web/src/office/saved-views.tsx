import { create, remove, type View } from '@clubhouse/contract/office/view'
import { type FormEvent, useId, useState } from 'react'
import { useSend } from '../api/use-call'
import { useText } from '../language/use-text'
import { useSession } from '../session/session-store'
import { Button } from '../ui/button'
import { confirm } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { Field } from '../ui/field'
import type { Views } from './use-views'
import styles from './view-panel.module.css'

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
  const saving = useSend(create)
  const removing = useSend(remove)
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
    await removing.send({ viewIdx }).catch(() => {})
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
