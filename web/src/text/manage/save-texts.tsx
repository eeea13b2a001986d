import { change } from '@clubhouse/contract/language/manage'
import { useSend } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { FootBar } from '../../ui/foot-bar'
import { afterSaving, changesIn } from './drafts'
import styles from './message-page.module.css'
import { useDrafts } from './use-drafts'

export function SaveTexts({ lang, onSaved }: { lang: string; onSaved: () => Promise<unknown> }) {
  const t = useText()
  const [drafts, setDrafts] = useDrafts()
  const { send, pending } = useSend(change, { toasts: 'all' })
  const changes = changesIn(drafts, lang)
  if (changes.length === 0) return null
  const forget = () => setDrafts((now) => afterSaving(now, lang, changes))
  const save = async () => {
    const saved = await send({ lang, list: changes }).catch(() => null)
    if (!saved) return
    forget()
    toast(t('message.SAVED', { count: changes.length }), { type: 'success' })
    await onSaved()
  }
  return (
    <FootBar className={styles.bar} label={t('message.UNSAVED', { count: changes.length })}>
      <p>{t('message.UNSAVED', { count: changes.length })}</p>
      <Button look="plain" size="small" onClick={forget}>
        {t('common.DISCARD')}
      </Button>
      <Button size="small" pending={pending} onClick={save}>
        {t('common.SAVE')}
      </Button>
    </FootBar>
  )
}
