import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { useMayOpen } from '../menu/use-may-open'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'

/** Leads to the search of the whole site, whose box waits for a word. It is on a page that the club may have closed. */
export function SearchLink() {
  const t = useText()
  const mayOpen = useMayOpen()
  const label = t('common.SEARCH')
  if (!mayOpen('/community')) return null
  return (
    <Link to="/community?keyword=" className={quiet.button} title={label}>
      <Icon name="search" />
      <span data-only-spoken>{label}</span>
    </Link>
  )
}
