import { change } from '@clubhouse/contract/look/look'
import { AltFields } from '../../form/alt-fields'
import { FocusField } from '../../form/focus-field'
import { useClub, useText } from '../../language/use-text'
import type { Value } from '../../ui/form/draft'
import { useField } from '../../ui/form/form'
import { usePicture } from '../../ui/form/use-picture'
import { LogoActs } from './logo-row'
import styles from './look.module.css'
import { altIn, type Place } from './look-values'
import site from './site-manage.module.css'

const RULES = change.files!

/** One of the club's own images, in place of a drawing. */
export function ImageRow({ place }: { place: Place }) {
  const t = useText()
  const describe = useDescription()
  const picture = usePicture(place, RULES, place === 'hero' ? describe : undefined)
  const { readOnly } = useField(place)
  const name = t(place === 'hero' ? 'look.HERO' : 'look.SHARE')
  return (
    <fieldset className={site.logo} aria-label={name}>
      <div className={styles.image}>
        {picture.picture ? (
          <img src={picture.picture} alt={t('site-info.LOGO_ALT', { name })} onError={picture.unreadable} />
        ) : (
          <span>{picture.unseen ?? t('look.DRAWN')}</span>
        )}
      </div>
      <div className={site.about}>
        <h3>{name}</h3>
        <p>{t(place === 'hero' ? 'look.HERO_HINT' : 'look.SHARE_HINT')}</p>
        {!readOnly && <LogoActs name={name} picture={picture} />}
        <div role="alert">
          {picture.fault && (
            <p className={site.error}>
              {t(
                picture.fault === 'size'
                  ? 'look.IMAGE_SIZE'
                  : `site-info.LOGO_${picture.fault === 'type' ? 'TYPE' : 'BROKEN'}`,
              )}
            </p>
          )}
        </div>
      </div>
      {place === 'hero' && <HeroFields />}
    </fieldset>
  )
}

/** Another image of the home page begins with no description and its middle in view; the saved one has its own again. */
function useDescription() {
  const { form } = useField('hero')
  const { langs } = useClub()
  const first = { ...Object.fromEntries(langs.map((lang) => [altIn(lang), ''])), focusX: '50', focusY: '50' }
  return (image: Value) => {
    for (const [field, value] of Object.entries(first))
      form.type(field, image instanceof File ? value : form.savedValues[field]!)
  }
}

/** What the image of the home page shows and which point of it stays in view, where there is one. */
function HeroFields() {
  const { value } = useField('hero')
  const picture = value instanceof File ? value : String(value)
  if (!picture) return null
  return (
    <div className={styles.described}>
      <AltFields altIn={altIn} />
      <FocusField picture={picture} url={picture instanceof File ? undefined : picture} />
    </div>
  )
}
