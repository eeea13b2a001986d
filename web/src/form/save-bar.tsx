import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { FootBar } from '../ui/foot-bar'
import { useForms } from '../ui/form/form'
import { hasFile } from '../ui/form/kept-draft'
import { useLeaveQuestion } from './leave-question'
import { Refusal } from './refusal'
import styles from './save-bar.module.css'

interface Props {
  /** A field in the words of the form. */
  nameOf: (field: string) => string
  /** What the button of a new one says, which is there before anything is typed. */
  create?: string
  /** What to say of a failure, in place of its own sentence. */
  instead?: (fail: unknown) => string | undefined
}

/** Says what is unsaved, and asks before the page is left where that would lose it. */
export function SaveBar({ nameOf, create, instead }: Props) {
  const t = useText()
  const forms = useForms()
  // A name may stand for several fields.
  const changes = [...new Set(forms.flatMap(({ changed }) => changed.map(nameOf)))]
  const unsaved = forms.filter(({ changed }) => changed.length > 0)
  const isKept = unsaved.every(({ isKept }) => isKept)
  // Of a draft, only chosen files would be lost.
  const isLost = unsaved.some(({ isKept, values }) => !isKept || Object.values(values).some(hasFile))
  useLeaveQuestion(isLost)
  const isChanged = changes.length > 0
  if (!isChanged && !create) return null
  return (
    <FootBar className={styles.bar} label={isChanged || !create ? t('form.UNSAVED') : create}>
      <Refusal instead={instead} />
      {isChanged && (
        <>
          <p>
            <b>{t('form.UNSAVED')}</b> <span>{changes.join(' · ')}</span> {isKept && <span>{t('form.KEPT')}</span>}
          </p>
          <Button look="plain" size="small" onClick={() => forms.map((form) => form.discard())}>
            {t('common.DISCARD')}
          </Button>
        </>
      )}
      <Button type="submit" size="small" pending={forms.some(({ pending }) => pending)}>
        {create ?? t('common.SAVE')}
      </Button>
    </FootBar>
  )
}
