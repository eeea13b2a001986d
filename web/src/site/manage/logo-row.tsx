import { changeAddition } from '@clubhouse/contract/site-manage'
import { useRef } from 'react'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { FileInput } from '../../ui/form/file-input'
import { useField } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { usePicture } from '../../ui/form/use-picture'
import { labelOf } from './info-fields'
import { type LogoSlot, textOf } from './logo-form'
import styles from './site-manage.module.css'

const RULES = changeAddition.files!

export function LogoRow({ slot }: { slot: LogoSlot }) {
  const t = useText()
  const picture = usePicture(slot, RULES)
  const text = textOf(slot)
  const { value, readOnly } = useField(text ?? slot)
  const name = t(labelOf(slot))
  return (
    <fieldset className={styles.logo} aria-label={name}>
      <div className={styles.preview} data-place={slot}>
        {picture.picture ? (
          <img src={picture.picture} alt={t('site-info.LOGO_ALT', { name })} onError={picture.unreadable} />
        ) : (
          <span>{picture.unseen ?? ((text && String(value)) || t('site-info.LOGO_NONE'))}</span>
        )}
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{t(`${labelOf(slot)}_HINT`)}</p>
        {!readOnly && <LogoActs name={name} picture={picture} />}
        <div role="alert">
          {picture.fault && <p className={styles.error}>{t(`site-info.LOGO_${picture.fault.toUpperCase()}`)}</p>}
        </div>
        {text && <TextField name={text} label={t('site-info.LOGO_TEXT')} />}
      </div>
    </fieldset>
  )
}

export function LogoActs({ name, picture }: { name: string; picture: ReturnType<typeof usePicture> }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const act = (what: string, press: () => void, look: 'plain' | 'bare') => (
    <Button look={look} size="small" aria-label={`${t(`site-info.LOGO_${what}`)}: ${name}`} onClick={press}>
      {t(`site-info.LOGO_${what}`)}
    </Button>
  )
  return (
    <div className={base.buttons}>
      <FileInput ref={input} accept={picture.accept} choose={([one]) => one && picture.choose(one)} />
      {act('CHOOSE', () => input.current?.click(), 'plain')}
      {picture.isChanged && act('RESTORE', picture.restore, 'bare')}
      {!picture.isChanged && picture.picture && act('REMOVE', picture.remove, 'bare')}
    </div>
  )
}
