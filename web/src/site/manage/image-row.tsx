import { change } from '@clubhouse/contract/look/look'
import { useText } from '../../language/use-text'
import { useField } from '../../ui/form/form'
import { usePicture } from '../../ui/form/use-picture'
import { LogoActs } from './logo-row'
import styles from './look.module.css'
import type { Place } from './look-values'
import site from './site-manage.module.css'

const RULES = change.files!

/** One of the club's own images, in place of a drawing. */
export function ImageRow({ place }: { place: Place }) {
  const t = useText()
  const picture = usePicture(place, RULES)
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
    </fieldset>
  )
}
