import { state } from '@clubhouse/contract/site'
import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useLanguage, useText } from '../language/use-text'
import { ClubPhone } from './club-phone'
import { Sign } from './sign'
import styles from './sign.module.css'

export async function stateWords({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  const { message, translated, wasOpened } = await source.call(state, { clubCode: source.club.clubCode })
  return { message, translated, wasOpened }
}

interface Props {
  picture: ReactNode
  /** What a site is that was opened before. */
  name: 'CLOSED' | 'STOPPED'
  children?: ReactNode
}

/** Says that the site is not open, with what the club says in the language of the page where it says it. */
export function StateSign({ picture, name, children }: Props) {
  const t = useText()
  const { lang } = useLanguage()
  const { message, translated, wasOpened } = useLoaderData<typeof stateWords>()
  const key = wasOpened ? name : 'NOT_OPEN'
  return (
    <Sign
      picture={picture}
      title={t(`site-state.${key}`)}
      message={t(`site-state.${key}_WHY`)}
      words={translated[lang]?.message || message}
    >
      {children}
      <div className={styles.actions}>
        <ClubPhone />
        <Link to="/ishm">{t('site-state.MANAGERS')}</Link>
      </div>
      <p className={styles.hint}>{t('site-state.COMES_BACK')}</p>
    </Sign>
  )
}
