import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { RichText } from '../../ui/rich-text'
import styles from './post.module.css'

interface Props {
  html: string
  lang: string
  onTake: () => void
}

/** The text that someone else saved while another one was written over it: to read, or to continue with. */
export function TheirText({ html, lang, onTake }: Props) {
  const t = useText()
  return (
    <section className={styles.standing} aria-label={t('board.THEIR_TEXT')}>
      <p>
        <b>{t('board.THEIR_TEXT')}</b>
      </p>
      <div lang={lang}>
        <RichText html={html} />
      </div>
      <div className={base.buttons}>
        <Button look="plain" size="small" onClick={onTake}>
          {t('board.TAKE_THEIRS')}
        </Button>
      </div>
    </section>
  )
}
