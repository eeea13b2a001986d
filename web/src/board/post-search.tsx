import { useId } from 'react'
import { Form, Link } from 'react-router'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import styles from './post-list.module.css'

interface Props {
  label: string
  keyword?: string
  /** The tab that is searched; all of them without it. */
  tab?: string
}

export function PostSearch({ label, keyword, tab }: Props) {
  const t = useText()
  const id = useId()
  return (
    <Form role="search" aria-label={label} action="/community" className={styles.search}>
      {tab && <input type="hidden" name="tab" value={tab} />}
      <label htmlFor={id} data-only-spoken>
        {label}
      </label>
      <input
        id={id}
        name="keyword"
        type="search"
        maxLength={100}
        defaultValue={keyword}
        placeholder={label}
        className={styles.field}
      />
      <Button type="submit" look="plain">
        {t('common.SEARCH')}
      </Button>
      {keyword && (
        <Link to={tab && tab !== 'notice' ? `/community?tab=${tab}` : '/community'} className={styles.all}>
          {t('common.SHOW_ALL')}
        </Link>
      )}
    </Form>
  )
}
