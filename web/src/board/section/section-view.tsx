import type { Section, SectionPage } from '@clubhouse/contract/board/section'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { FileList } from '../../ui/file-list'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { ItemCards, PriceList } from './items'
import { PeopleList } from './people'
import { HoursList, RowsTable } from './rows'
import { sectionId } from './section-id'
import styles from './section-view.module.css'
import { SketchMap } from './sketch-map'

interface Props {
  section: Section
  /** Where it stands: gifts are cards, other items without photos are lines. */
  page: SectionPage
}

export function SectionView({ section, page }: Props) {
  const { idx, kind, heading, body, rows, photos, link, image, alt, caption, focusX, focusY, files } = section
  const id = sectionId(idx)
  // The preview of a new one may have no heading yet.
  const Tag = heading ? 'section' : 'div'
  const drawn = image && (
    <Picture
      className={styles.image}
      picture={image}
      alt={alt}
      sizes="(min-width: 64rem) 56rem, 100vw"
      focus={`${focusX}% ${focusY}%`}
    />
  )
  const below = drawn && caption && <p className={styles.caption}>{caption}</p>
  const picture = below ? (
    <figure className={styles.captioned}>
      {drawn}
      <figcaption>{below}</figcaption>
    </figure>
  ) : (
    drawn
  )
  const title = heading && <h2 id={id}>{heading}</h2>
  return (
    <Tag className={styles.section} data-kind={kind} aria-labelledby={heading ? id : undefined}>
      {kind === 'IMAGE' ? (
        // Its heading is what is said about the picture.
        <figure>
          {drawn}
          {(title || below) && (
            <figcaption>
              {title}
              {below}
            </figcaption>
          )}
        </figure>
      ) : (
        title
      )}
      {kind !== 'IMAGE' && picture}
      {body && (
        <div className={styles.text}>
          <RichText html={body} />
        </div>
      )}
      {rows.length > 0 && rowsIn(kind, page, { rows, photos, hasImage: !!image })}
      {files.length > 0 && <FileList files={files} className={styles.files} />}
      {link && (
        <p className={styles.action}>
          <ButtonLink to={link}>{heading}</ButtonLink>
        </p>
      )}
    </Tag>
  )
}

interface Shown {
  rows: string[][]
  photos: Section['photos']
  hasImage: boolean
}

function rowsIn(kind: Section['kind'], page: SectionPage, { rows, photos, hasImage }: Shown): ReactNode {
  if (kind === 'TABLE') return <RowsTable rows={rows} />
  if (kind === 'HOURS') return <HoursList rows={rows} />
  if (kind === 'PEOPLE') return <PeopleList rows={rows} photos={photos} />
  if (kind === 'MAP') return <SketchMap rows={rows} />
  if (kind !== 'ITEMS') return null
  const areCards = page === 'gift' || photos.some(Boolean)
  return areCards ? <ItemCards rows={rows} photos={photos} areShown={hasImage} /> : <PriceList rows={rows} />
}
