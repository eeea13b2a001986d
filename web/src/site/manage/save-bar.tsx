import { DraftRefusal } from '../../form/draft-refusal'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { FootBar } from '../../ui/foot-bar'
import styles from './site-manage.module.css'

interface Props {
  /** What has changed, in the words of the form. */
  changes: string[]
  pending: boolean
  /** Why it was not saved. */
  fail: unknown
  onSave: () => void
  onDiscard: () => void
}

/** At the lower edge while something is unsaved: what, and what to do about it. */
export function SaveBar({ changes, pending, fail, onSave, onDiscard }: Props) {
  const t = useText()
  if (changes.length === 0) return null
  return (
    <FootBar className={styles.bar} label={t('site-info.UNSAVED')}>
      <DraftRefusal fail={fail} />
      <p>
        <b>{t('site-info.UNSAVED')}</b> <span>{changes.join(' · ')}</span>
      </p>
      <Button look="plain" size="small" onClick={onDiscard}>
        {t('common.DISCARD')}
      </Button>
      <Button size="small" pending={pending} onClick={onSave}>
        {t('common.SAVE')}
      </Button>
    </FootBar>
  )
}
