import { useEffect, useId } from 'react'
import { Form, Link } from 'react-router'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import { useSearchBox } from '../ui/use-search-box'
import type { CommunityTab } from './community-tabs'
import styles from './post-list.module.css'

interface Props {
  keyword?: string
  /** The open tab, whose list is shown again without the keyword. */
  tab?: CommunityTab
}

/** One search in the whole site, whichever tab is open. Opened without a word it waits for one. */
export function PostSearch({ keyword, tab }: Props) {
  const t = useText()
  const id = useId()
  const { input, submit } = useSearchBox(keyword)
  const waits = keyword === ''
  useEffect(() => {
    if (waits) input.current?.focus()
  }, [waits, input])
  const label = t('community.SEARCH_LABEL')
  return (
    <Form role="search" aria-label={label} action="/community" className={styles.search} onSubmit={submit}>
      <label htmlFor={id} data-only-spoken>
        {label}
      </label>
      <input
        ref={input}
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
