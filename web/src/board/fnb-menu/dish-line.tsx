import { useFormat, useLanguage, useText } from '../../language/use-text'
import { Picture } from '../../ui/picture'
import { FactLine } from '../fact-line'
import styles from '../fact-lines.module.css'
import type { ShownDish } from './read-dishes'

export function DishLine({ dish }: { dish: ShownDish }) {
  const t = useText()
  const { money } = useFormat()
  const { lang } = useLanguage()
  const { name, description, price, isSoldOut, allergens, picture } = dish
  return (
    <FactLine
      kind={isSoldOut ? t('fnb.SOLD_OUT') : undefined}
      isOff={isSoldOut}
      title={name}
      lang={dish.lang === lang ? undefined : dish.lang}
      end={money(price)}
    >
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          alt={picture.alt}
          sizes="12rem"
          focus={`${picture.focusX}% ${picture.focusY}%`}
        />
      )}
      {description && <p>{description}</p>}
      {allergens.length > 0 && <p>{t('fnb.CONTAINS', { names: allergens.join(', ') })}</p>}
    </FactLine>
  )
}
