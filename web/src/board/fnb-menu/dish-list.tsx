import { useText } from '../../language/use-text'
import styles from '../fact-lines.module.css'
import { PostList } from '../post-list'
import { DishLine } from './dish-line'
import type { Dishes } from './read-dishes'

export default function DishList({ outlets, ...list }: Dishes) {
  const t = useText()
  return (
    <PostList noun="fnb" tab="fnb" isEmpty={outlets.length === 0} {...list}>
      {outlets.map(({ outletIdx, name, at: { place, hours, phoneNo }, categories }) => (
        <section key={outletIdx} aria-labelledby={`outlet-${outletIdx}`}>
          <h3 id={`outlet-${outletIdx}`} className={styles.group}>
            {name}
          </h3>
          <p className={styles.where}>
            {[place, hours].filter(Boolean).join(' · ')}
            {phoneNo && (
              <>
                {(place || hours) && ' · '}
                <a href={`tel:${phoneNo}`} aria-label={t('fnb.CALL', { name, phoneNo })}>
                  {phoneNo}
                </a>
              </>
            )}
          </p>
          {categories.map((category) => (
            <div key={category.name}>
              <h4 className={styles.part}>{category.name}</h4>
              <ul className={styles.lines}>
                {category.dishes.map((dish) => (
                  <DishLine key={dish.idx} dish={dish} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </PostList>
  )
}
