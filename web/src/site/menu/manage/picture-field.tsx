import { change } from '@clubhouse/contract/menu-manage'
import { useRef } from 'react'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { FileInput } from '../../../ui/form/file-input'
import { useField } from '../../../ui/form/form'
import { usePicture } from '../../../ui/form/use-picture'
import styles from './menu-edit.module.css'
import { PICTURE } from './menu-values'

/** The picture of link cards; without one, the product's is shown. */
export function PictureField() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { readOnly } = useField(PICTURE)
  const picture = usePicture(PICTURE, change.files!)
  return (
    <fieldset className={styles.picture}>
      <legend>{t('menu-edit.SNS_IMAGE')}</legend>
      <p className={base.quiet}>{t('menu-edit.IMAGE_HINT')}</p>
      {picture.picture && <img src={picture.picture} alt={t('menu-edit.SNS_IMAGE')} onError={picture.unreadable} />}
      {picture.unseen && <p>{picture.unseen}</p>}
      <div role="alert">
        {picture.fault && <p>{t(`menu-edit.IMAGE_${picture.fault.toUpperCase()}` as 'menu-edit.IMAGE_TYPE')}</p>}
      </div>
      {!readOnly && (
        <div>
          <FileInput ref={input} accept={picture.accept} choose={([one]) => one && picture.choose(one)} />
          <Button look="plain" size="small" onClick={() => input.current?.click()}>
            {t('menu-edit.IMAGE_CHOOSE')}
          </Button>
          {picture.isChanged && (
            <Button look="bare" size="small" onClick={picture.restore}>
              {t('menu-edit.IMAGE_RESTORE')}
            </Button>
          )}
          {!picture.isChanged && picture.picture && (
            <Button look="bare" size="small" onClick={picture.remove}>
              {t('menu-edit.IMAGE_REMOVE')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
