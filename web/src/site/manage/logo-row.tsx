import { useEffect, useRef, useState } from 'react'
import { DraftField } from '../../form/draft-field'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { labelOf } from './info-fields'
import { ACCEPTED, type LogoForm, type Place, textOf } from './logo-draft'
import styles from './site-manage.module.css'

interface Props {
  form: LogoForm
  place: Place
  readOnly: boolean
}

/** One place of a logo: how it will look, where it stands, the picture and the text. */
export function LogoRow({ form, place, readOnly }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const file = form.chosen(place)
  const chosen = useObjectUrl(file)
  const picture = file ? chosen : String(form.values[place] ?? '')
  const text = textOf(place)
  const isChanged = form.changed.includes(place)
  const name = t(labelOf(place))
  // What the server says of a picture is that it cannot be read.
  const wrong = fault ?? (form.wrong[place] && 'site-info.LOGO_BROKEN')
  return (
    <fieldset className={styles.logo} aria-label={name}>
      <div className={styles.preview} data-place={place}>
        {picture ? (
          <img
            src={picture}
            alt={t('site-info.LOGO_ALT', { name })}
            onError={() => {
              if (!file) return
              setFault('site-info.LOGO_BROKEN')
              form.restore(place)
            }}
          />
        ) : (
          <span>{(text && form.values[text]) || t('site-info.LOGO_NONE')}</span>
        )}
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{t(`${labelOf(place)}_HINT`)}</p>
        {!readOnly && (
          <div className={styles.acts}>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED.join(',')}
              hidden
              onChange={({ target }) => {
                const one = target.files?.[0]
                if (one) setFault(form.choose(place, one))
                target.value = ''
              }}
            />
            <Button
              look="plain"
              size="small"
              aria-label={`${t('site-info.LOGO_CHOOSE')}: ${name}`}
              onClick={() => input.current?.click()}
            >
              {t('site-info.LOGO_CHOOSE')}
            </Button>
            {isChanged && (
              <Button
                look="bare"
                size="small"
                aria-label={`${t('site-info.LOGO_RESTORE')}: ${name}`}
                onClick={() => [setFault(undefined), form.restore(place)]}
              >
                {t('site-info.LOGO_RESTORE')}
              </Button>
            )}
            {!isChanged && picture && (
              <Button
                look="bare"
                size="small"
                aria-label={`${t('site-info.LOGO_REMOVE')}: ${name}`}
                onClick={() => form.takeAway(place)}
              >
                {t('site-info.LOGO_REMOVE')}
              </Button>
            )}
          </div>
        )}
        <div role="alert">{wrong && <p className={styles.error}>{t(wrong)}</p>}</div>
        {text && (
          <DraftField form={form} name={text} label={t('site-info.LOGO_TEXT')} maxLength={60} readOnly={readOnly} />
        )}
      </div>
    </fieldset>
  )
}

/** An address of a file for as long as it is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  // That of the file before is no more.
  return made?.file === file ? made?.url : undefined
}
