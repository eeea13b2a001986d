import { change } from '@clubhouse/contract/language/manage'
import { useSend } from '../../api/use-call'
import { useClub, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import styles from './message-page.module.css'

interface SpokenProps {
  lang: string
  isSpoken: boolean
  onChanged: () => void
}

export function Spoken({ lang, isSpoken, onChanged }: SpokenProps) {
  const t = useText()
  const mayWrite = useMay()(change)
  const { defaultLang } = useClub()
  const { send, pending } = useSend(change, { toasts: 'all' })
  const speak = async () => {
    await send({ lang, list: [], isSpoken: !isSpoken }).then(
      () => {
        toast(t(isSpoken ? 'message.TAKEN_OFF' : 'message.PUT_ON'), { type: 'success' })
        onChanged()
      },
      () => {},
    )
  }
  const isFixed = lang === 'en' || lang === defaultLang
  return (
    <p className={styles.spoken}>
      {t(isSpoken ? 'message.IS_SPOKEN' : 'message.IS_SILENT')}
      {mayWrite && !isFixed && (
        <Button look={isSpoken ? 'plain' : 'main'} size="small" pending={pending} onClick={speak}>
          {t(isSpoken ? 'message.TAKE_OFF' : 'message.PUT_ON_SITE')}
        </Button>
      )}
    </p>
  )
}
