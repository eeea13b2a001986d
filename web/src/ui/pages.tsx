import { Link, useSearchParams } from 'react-router'
import { useText } from '../language/use-text'
import styles from './pages.module.css'

const AROUND = 2

/** Page links: neighbours, first and last. @param name of the page in the URL */
export function Pages({ page, pages, name = 'page' }: { page: number; pages: number; name?: string }) {
  const t = useText()
  const [search] = useSearchParams()
  if (pages < 2) return null
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    if (number === 1) next.delete(name)
    else next.set(name, String(number))
    return `?${next}`
  }
  return (
    <nav className={styles.pages} aria-label={t('common.PAGES')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {t('common.PREVIOUS')}
        </Link>
      )}
      {shown(page, pages).map((number) =>
        number < 0 ? (
          <span key={number}>…</span>
        ) : (
          <Link key={number} to={to(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {t('common.NEXT')}
        </Link>
      )}
    </nav>
  )
}

/** Page numbers; a negative one is a gap. */
function shown(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  )
  return near.flatMap((number, i) => (i > 0 && number - near[i - 1]! > 1 ? [-number, number] : [number]))
}
