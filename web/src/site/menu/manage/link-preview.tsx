import { useRootHere } from '../../../api/root-data'
import { useText } from '../../../language/use-text'
import styles from './menu-edit.module.css'

interface Props {
  lang: string
  /** Path of the page, with its slash. */
  path: string
  title: string
  description: string
  sharedTitle: string
  sharedText: string
  image?: string
}

/** About as much as search engines show. */
const TITLE_LENGTH = 60
const TEXT_LENGTH = 160
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** A search result and a link card, as they will look with what is typed. */
export function LinkPreview({ lang, path, title, description, sharedTitle, sharedText, image }: Props) {
  const t = useText()
  const root = useRootHere()
  const clubName = root?.info.clubName ?? ''
  const host = root ? new URL(root.publicUrl).host : ''
  return (
    <div className={styles.previews}>
      <figure>
        <figcaption>{t('menu-edit.IN_SEARCH')}</figcaption>
        <div className={styles.result} lang={lang}>
          <small>
            {host}
            {path}
          </small>
          <b>{cut(title || clubName, TITLE_LENGTH)}</b>
          <p>{cut(description, TEXT_LENGTH)}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{t('menu-edit.IN_CARD')}</figcaption>
        <div className={styles.card} lang={lang}>
          {image && <img src={image} alt="" />}
          <small>{host}</small>
          <b>{cut(sharedTitle || title || clubName, TITLE_LENGTH)}</b>
          <p>{cut(sharedText || description, TEXT_LENGTH)}</p>
        </div>
      </figure>
    </div>
  )
}
