import type { ReactNode } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './checked-page.module.css'

interface ProfileSaveProps {
  form: { changed: readonly string[]; discard: () => void }
  pending: boolean
  children?: ReactNode
}

/** The end of a form; a bar at the lower edge while something is unsaved. */
export function ProfileSave({ form, pending, children }: ProfileSaveProps) {
  const t = useText()
  const isChanged = form.changed.length > 0
  return (
    <div className={styles.save} data-unsaved={isChanged || undefined}>
      {isChanged && (
        <>
          <b>{t('profile.UNSAVED', { count: form.changed.length })}</b>
          <Button look="plain" onClick={() => form.discard()}>
            {t('common.DISCARD')}
          </Button>
        </>
      )}
      <Button type="submit" pending={pending}>
        {t('common.SAVE')}
      </Button>
      {children}
    </div>
  )
}
