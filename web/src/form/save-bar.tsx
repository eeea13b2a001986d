import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { FootBar } from '../ui/foot-bar'
import { useForms } from '../ui/form/form'
import { useLeaveQuestion } from './leave-question'
import { Refusal } from './refusal'
import styles from './save-bar.module.css'

/** Says what is unsaved, and asks before the page is left. @param nameOf a field in the words of the form */
export function SaveBar({ nameOf }: { nameOf: (field: string) => string }) {
  const t = useText()
  const forms = useForms()
  // A name may stand for several fields.
  const changes = [...new Set(forms.flatMap(({ changed }) => changed.map(nameOf)))]
  useLeaveQuestion(changes.length > 0)
  if (changes.length === 0) return null
  return (
    <FootBar className={styles.bar} label={t('form.UNSAVED')}>
      <Refusal />
      <p>
        <b>{t('form.UNSAVED')}</b> <span>{changes.join(' · ')}</span>
      </p>
      <Button look="plain" size="small" onClick={() => forms.map((form) => form.discard())}>
        {t('common.DISCARD')}
      </Button>
      <Button type="submit" size="small" pending={forms.some(({ pending }) => pending)}>
        {t('common.SAVE')}
      </Button>
    </FootBar>
  )
}
