import type { Section } from '@clubhouse/contract/board/section'
import type { ComponentType } from 'react'
import { ButtonLink } from '../../ui/button'
import { FileList } from '../../ui/file-list'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { Items } from './items'
import { HoursTable, PeopleList, RowsTable } from './rows'
import styles from './section-view.module.css'
import { SketchMap } from './sketch-map'

const ROWS: Partial<Record<Section['kind'], ComponentType<{ rows: string[][] }>>> = {
  TABLE: RowsTable,
  HOURS: HoursTable,
  PEOPLE: PeopleList,
  ITEMS: Items,
  MAP: SketchMap,
}

export function SectionView({ section }: { section: Section }) {
  const { idx, kind, heading, body, rows, link, image, alt, focusX, focusY, files } = section
  const Rows = ROWS[kind]
  const id = `section-${idx}`
  // The preview of a new one may have no heading yet.
  const Tag = heading ? 'section' : 'div'
  return (
    <Tag className={styles.section} data-kind={kind} aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      {image && (
        <Picture
          className={styles.image}
          picture={image}
          alt={alt}
          sizes="(min-width: 80rem) 75rem, 100vw"
          focus={`${focusX}% ${focusY}%`}
        />
      )}
      {body && <RichText html={body} />}
      {Rows && rows.length > 0 && <Rows rows={rows} />}
      {files.length > 0 && <FileList files={files} className={styles.files} />}
      {link && (
        <p className={styles.action}>
          <ButtonLink to={link}>{heading}</ButtonLink>
        </p>
      )}
    </Tag>
  )
}
