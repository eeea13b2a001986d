import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'

/** Leads to the search of the whole site, whose box waits for a word. */
export function SearchLink() {
  const t = useText()
  const label = t('common.SEARCH')
  return (
    <Link to="/community?keyword=" className={quiet.button} title={label}>
      <Icon name="search" />
      <span data-only-spoken>{label}</span>
    </Link>
  )
}
