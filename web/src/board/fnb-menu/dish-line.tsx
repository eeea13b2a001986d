import type { Dish } from '@clubhouse/contract/board/fnb-menu'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { FactLine } from '../fact-line'

export function DishLine({ dish }: { dish: Dish }) {
  const t = useText()
  const { money } = useFormat()
  const { lang } = useLanguage()
  const { name, description, price, isSoldOut, allergens } = dish
  return (
    <FactLine
      kind={isSoldOut ? t('fnb.SOLD_OUT') : undefined}
      title={name}
      lang={dish.lang === lang ? undefined : dish.lang}
      end={money(price)}
    >
      {description && <p>{description}</p>}
      {allergens.length > 0 && <p>{t('fnb.CONTAINS', { names: allergens.join(', ') })}</p>}
    </FactLine>
  )
}
