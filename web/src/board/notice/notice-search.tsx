import { Form, Link } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './notice-search.module.css'

/** Looks for a word in the notices. A plain form: it works before anything has loaded. */
export function NoticeSearch({ keyword }: { keyword?: string }) {
  const t = useText()
  return (
    <Form role="search" className={styles.search}>
      <label htmlFor="keyword" data-only-spoken>
        {t('notice.SEARCH_LABEL')}
      </label>
      <input
        id="keyword"
        name="keyword"
        type="search"
        maxLength={100}
        defaultValue={keyword}
        placeholder={t('notice.SEARCH_LABEL')}
        className={styles.field}
      />
      <Button type="submit" look="plain">
        {t('common.SEARCH')}
      </Button>
      {keyword && (
        <Link to="/community" className={styles.all}>
          {t('common.SHOW_ALL')}
        </Link>
      )}
    </Form>
  )
}
