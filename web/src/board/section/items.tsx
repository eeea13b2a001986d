import { useFormat, useText } from '../../language/use-text'
import { Table } from './rows'

/** Items by category with price and stock. */
export function Items({ rows }: { rows: string[][] }) {
  const t = useText()
  const format = useFormat()
  const heads = [t('section-view.ITEM'), t('section-view.PRICE'), t('section-view.STOCK')]
  const stockWords = (stock: string) => {
    if (!stock) return t('section-view.ALWAYS')
    return Number(stock) === 0 ? t('section-view.SOLD_OUT') : t('section-view.LEFT', { count: Number(stock) })
  }
  const categories = [...Map.groupBy(rows, ([category = '']) => category)]
  return categories.map(([category, items]) => (
    <div key={category}>
      <h3>{category}</h3>
      <Table
        heads={heads}
        rows={items.map(([, item = '', price = '', stock = '']) => [
          item,
          format.money(Number(price)),
          stockWords(stock),
        ])}
      />
    </div>
  ))
}
