import type { Banner } from '@clubhouse/contract/board/banner'
import { useEffect, useRef } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import quiet from '../../ui/quiet-button.module.css'
import { Detail } from './detail'
import styles from './large-banner.module.css'
import { detailOf } from './what-to-show'

/** The whole picture of a banner, as large as the window allows. */
export function LargeBanner({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { bannerName, layerFile, picture, windowOpen } = banner
  const link = detailOf(banner)
  useEffect(() => void dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the escape key closes it already
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={bannerName}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <Picture
        className={styles.picture}
        picture={picture ?? { url: layerFile }}
        alt={picture?.alt ?? ''}
        sizes="(min-width: 65rem) 60rem, 94vw"
        isFirst
      />
      <div className={styles.foot}>
        <p className={styles.name}>{bannerName}</p>
        {link && <Detail link={link} windowOpen={windowOpen} />}
        <button type="button" className={quiet.button} onClick={close}>
          <Icon name="close" size={22} />
          <span data-only-spoken>{t('common.CLOSE')}</span>
        </button>
      </div>
    </dialog>
  )
}
