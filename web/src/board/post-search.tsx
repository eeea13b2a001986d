import { Form, Link } from 'react-router'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import styles from './post-search.module.css'

interface Props {
  noun: string
  keyword?: string
  tab?: string
}

export function PostSearch({ noun, keyword, tab }: Props) {
  const t = useText()
  return (
    <Form role="search" className={styles.search}>
      {tab && <input type="hidden" name="tab" value={tab} />}
      <label htmlFor="keyword" data-only-spoken>
        {t(`${noun}.SEARCH_LABEL`)}
      </label>
      <input
        id="keyword"
        name="keyword"
        type="search"
        maxLength={100}
        defaultValue={keyword}
        placeholder={t(`${noun}.SEARCH_LABEL`)}
        className={styles.field}
      />
      <Button type="submit" look="plain">
        {t('common.SEARCH')}
      </Button>
      {keyword && (
        <Link to={tab ? `/community?tab=${tab}` : '/community'} className={styles.all}>
          {t('common.SHOW_ALL')}
        </Link>
      )}
    </Form>
  )
}
