import type { Section } from '@clubhouse/contract/board/section'
import { useFormat, useText } from '../../language/use-text'
import { Contours, type Seed } from '../../ui/course/contours'
import { grouped } from '../../ui/grouped'
import { FactLine } from '../fact-line'
import lines from '../fact-lines.module.css'
import styles from './items.module.css'
import { PhotoPicture } from './photo-picture'

interface Props {
  rows: string[][]
}

interface CardsProps extends Props {
  /** For each row. */
  photos: Section['photos']
  /** The picture of the section shows them all, so none has a drawing. */
  areShown: boolean
}

/** Their lands differ, so that neighbours do not look the same. */
const SEEDS: readonly Seed[] = ['greenhill', 'reservation', 'mypage']

/** Prices by category. */
export function PriceList({ rows }: Props) {
  return useCategories(rows).map(({ category, items }) => (
    <div key={category}>
      <h3 className={lines.group}>{category}</h3>
      <ul className={lines.lines}>
        {items.map(({ key, name, price, stock, isSoldOut }) => (
          <FactLine key={key} kind={isSoldOut ? stock : undefined} isOff={isSoldOut} title={name} end={price}>
            {stock && !isSoldOut && <p>{stock}</p>}
          </FactLine>
        ))}
      </ul>
    </div>
  ))
}

/** Things to buy by category, each with its photo or a drawing. */
export function ItemCards({ rows, photos, areShown }: CardsProps) {
  return useCategories(rows).map(({ category, items }) => (
    <div key={category}>
      <h3 className={lines.group}>{category}</h3>
      <ul className={styles.cards}>
        {items.map(({ key, at, name, price, stock, isSoldOut }, i) => (
          <li key={key} data-sold-out={isSoldOut || undefined}>
            {photos[at] && <PhotoPicture photo={photos[at]} sizes="20rem" />}
            {!photos[at] && !areShown && (
              <span className={styles.drawing}>
                <Contours seed={SEEDS[i % SEEDS.length]} />
              </span>
            )}
            <div className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.price}>{price}</span>
              {stock && (
                <span className={isSoldOut ? lines.kind : styles.stock} data-off={isSoldOut || undefined}>
                  {stock}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Items in words, by category. A stock is said only of what has one. */
function useCategories(rows: string[][]) {
  const t = useText()
  const format = useFormat()
  const stockWords = (stock: string, isSoldOut: boolean) => {
    if (!stock) return ''
    if (!/^\d+$/.test(stock)) return stock
    return isSoldOut ? t('section-view.SOLD_OUT') : t('section-view.LEFT', { count: Number(stock) })
  }
  return [...grouped(rows.entries(), ([, [category = '']]) => category)].map(([category, of]) => ({
    category,
    items: of.map(([at, [, name = '', price = '', stock = '']], i) => {
      const isSoldOut = stock !== '' && Number(stock) === 0
      return {
        ...{ key: `${i} ${name}`, at, name, isSoldOut },
        // What is typed into the preview may be no price yet.
        price: /^\d+$/.test(price) ? format.money(Number(price)) : price,
        stock: stockWords(stock, isSoldOut),
      }
    }),
  }))
}
