import styles from '../fact-lines.module.css'
import { PostList } from '../post-list'
import { DishLine } from './dish-line'
import type { Dishes } from './read-dishes'

export default function DishList({ outlets, ...list }: Dishes) {
  return (
    <PostList noun="fnb" tab="fnb" isEmpty={outlets.length === 0} {...list}>
      {outlets.map(({ outletIdx, name, categories }) => (
        <section key={outletIdx} aria-labelledby={`outlet-${outletIdx}`}>
          <h3 id={`outlet-${outletIdx}`} className={styles.group}>
            {name}
          </h3>
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
