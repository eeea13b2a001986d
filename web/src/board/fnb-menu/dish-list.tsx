import { useText } from '../../language/use-text'
import { phoneLink } from '../../ui/phone-link'
import lines from '../fact-lines.module.css'
import { PostList } from '../post-list'
import { DishLine } from './dish-line'
import styles from './dish-list.module.css'
import type { Dishes } from './read-dishes'

export default function DishList({ outlets, ...list }: Dishes) {
  return (
    <PostList noun="fnb" isEmpty={outlets.length === 0} isWide {...list}>
      {outlets.map((outlet) => (
        <Outlet key={outlet.outletIdx} outlet={outlet} />
      ))}
    </PostList>
  )
}

/** A place with its menu, and where and when it serves beside it. */
function Outlet({ outlet: { outletIdx, name, at, categories } }: { outlet: Dishes['outlets'][number] }) {
  const t = useText()
  const { place, hours, phoneNo } = at
  return (
    <section aria-labelledby={`outlet-${outletIdx}`} className={styles.outlet}>
      <h3 id={`outlet-${outletIdx}`}>{name}</h3>
      {(place || hours || phoneNo) && (
        <ul className={styles.facts}>
          {place && <li>{place}</li>}
          {hours && <li>{hours}</li>}
          {phoneNo && (
            <li>
              <a href={phoneLink(phoneNo)} aria-label={t('fnb.CALL', { name, phoneNo })}>
                {phoneNo}
              </a>
            </li>
          )}
        </ul>
      )}
      <div className={styles.menu}>
        {categories.map((category) => (
          <div key={category.name}>
            <h4 className={lines.group}>{category.name}</h4>
            <ul className={`${lines.lines} ${lines.menu}`}>
              {category.dishes.map((dish) => (
                <DishLine key={dish.idx} dish={dish} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
