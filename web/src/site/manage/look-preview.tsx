import type { DataOf } from '@clubhouse/contract/call'
import type { check } from '@clubhouse/contract/look/look'
import { type Palette, SCHEMES, type Scheme } from '@clubhouse/contract/look/tokens'
import type { CSSProperties } from 'react'
import { useRootHere } from '../../api/root-data'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import base from '../../ui/base.module.css'
import { ClubMark } from '../../ui/course/club-mark'
import styles from './look.module.css'

/** The parts of the site that show the colours most, in both themes. */
export function LookPreview({ palettes }: { palettes: Pick<DataOf<typeof check>, Scheme> }) {
  const t = useText()
  return (
    <div className={styles.panes}>
      {SCHEMES.map((scheme) => (
        <figure key={scheme}>
          <figcaption>{t(`look.SCHEME_${scheme}`)}</figcaption>
          <Pane palette={palettes[scheme] as Palette} scheme={scheme} />
        </figure>
      ))}
    </div>
  )
}

const tokensOf = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([token, hex]) => [`--ch-${token}`, hex])) as CSSProperties

/** Nothing in it can be pressed: it is one picture to a screen reader. */
function Pane({ palette, scheme }: { palette: Palette; scheme: Scheme }) {
  const t = useText()
  const club = useRootHere()?.info.clubName
  return (
    <div
      className={styles.pane}
      style={{ ...tokensOf(palette), colorScheme: scheme }}
      role="img"
      aria-label={`${t('look.PREVIEW')}: ${t(`look.SCHEME_${scheme}`)}`}
    >
      <div className={styles.head}>
        <ClubMark className={styles.mark} />
        <b>{club}</b>
        <span className={styles.current}>{t('look.SAMPLE_MENU')}</span>
      </div>
      <div className={styles.body}>
        <p>
          {t('look.SAMPLE_TEXT')} <span className={styles.link}>{t('look.SAMPLE_LINK')}</span>
        </p>
        <p className={base.buttons}>
          <span className={styles.button}>{t('look.SAMPLE_BUTTON')}</span>
          <span className={styles.button} data-hover="">
            {t('look.SAMPLE_BUTTON')}
          </span>
          <span className={styles.plain}>{t('common.CANCEL')}</span>
          <span className={styles.chip}>{t('look.SAMPLE_CHIP')}</span>
        </p>
        <p className={styles.part} data-scheme={scheme}>
          {t('look.SAMPLE_PART')} <span>3</span>
        </p>
        <p className={styles.slot}>
          <b>07:12</b> <span>{t('look.SAMPLE_FREE')}</span>
        </p>
        <p className={office.note}>{t('look.SAMPLE_NOTE')}</p>
      </div>
    </div>
  )
}
