import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Postcode } from '../../address/postcode'
import { useCodes } from '../../code/use-codes'
import { InLanguages } from '../../form/in-languages'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { ChoiceField } from '../../ui/form/choice-field'
import { useField } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { fieldIn, type Info } from './info-values'
import styles from './site-manage.module.css'

/** Text key of a field: `site-info.CLUB_NAME` for clubName, `site-info.TAX_MAIL` for settings.taxMail. */
export const labelOf = (name: string): `site-info.${string}` =>
  `site-info.${name
    .replace('settings.', '')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()}`

type LineProps = Omit<ComponentProps<typeof TextField>, 'label'>

export function Line({ name, ...input }: LineProps) {
  const t = useText()
  return <TextField {...input} name={name} label={t(labelOf(name))} />
}

interface LineInLanguagesProps {
  /** In the club's own language. */
  name: string
  placeholder?: (lang: string) => string
}

function LineInLanguages({ name, placeholder }: LineInLanguagesProps) {
  const t = useText()
  const { own, label } = useOwnLanguages()
  const field = (lang: string) => (lang === own ? name : fieldIn(lang, name.replace('settings.', '')))
  return (
    <InLanguages fields={(lang) => [field(lang)]}>
      {(lang) => (
        <TextField
          name={field(lang)}
          label={t('site-info.TRANSLATED_FIELD', { field: t(labelOf(name)), language: label(lang) })}
          placeholder={placeholder?.(lang)}
          lang={lang}
        />
      )}
    </InLanguages>
  )
}

export function ClubFields({ info }: { info: Info }) {
  const t = useText()
  const { others } = useOwnLanguages()
  return (
    <>
      <section className={styles.section} aria-labelledby="club">
        <h2 id="club">{t('site-info.CLUB')}</h2>
        <p className={styles.lead}>{t('site-info.CLUB_LEAD')}</p>
        {others.length > 0 && <p className={styles.lead}>{t('site-info.TRANSLATED_LEAD')}</p>}
        <LineInLanguages name="clubName" />
        <LineInLanguages name="ceoName" />
        <div className={styles.fields}>
          <Line name="businessNo" inputMode="numeric" hint={t('site-info.BUSINESS_NO_HINT')} />
          <Line name="mailOrderNo" hint={t('site-info.MAIL_ORDER_NO_HINT')} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="reach">
        <h2 id="reach">{t('site-info.REACH')}</h2>
        <div className={styles.fields}>
          <Line name="clubPhoneNo" type="tel" />
          <Line name="clubFaxNo" type="tel" />
          <Line name="email" type="email" />
          <Postcode label={t(labelOf('zipCode'))} lang={info.lang} />
        </div>
        <LineInLanguages name="address" />
        <LineInLanguages name="addressDetail" />
        <div className={styles.fields}>
          <Line name="lat" />
          <Line name="lng" />
        </div>
      </section>
    </>
  )
}

/** Languages, currency and zone; read-only values link to their page. */
export function LocaleFields({ info }: { info: Info }) {
  const t = useText()
  const languages = useCodes('101')
  const zones = useCodes('104')
  const facts = [
    [
      'LANGS',
      info.langs.map((lang) => languages.label(lang)).join(', '),
      <Link key="to" to="/ishm/system/message" children={t('site-info.LANGS_WHERE')} />,
    ],
    ['CURRENCY', info.currency],
    ['TIME_ZONE', `${zones.label(info.timeZone, '')} (${info.zone})`],
  ] as const
  return (
    <section className={styles.section} aria-labelledby="place">
      <h2 id="place">{t('site-info.PLACE')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value, where]) => (
          <div key={name}>
            <dt>{t(`site-info.${name}`)}</dt>
            <dd>
              {value} {where}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>{t('site-info.FIXED')}</p>
      <div className={styles.fields}>
        <SelectField
          name="lang"
          label={t('site-info.LANG')}
          options={info.langs.map((lang) => ({ value: lang, label: languages.label(lang) }))}
        />
      </div>
      <ChoiceField name="isIndexed" label={t('site-info.IS_INDEXED')} hint={t('site-info.IS_INDEXED_HINT')} />
    </section>
  )
}

export function SettingFields({ info }: { info: Info }) {
  const t = useText()
  const { limits } = useField('settings.keepDays')
  return (
    <>
      <section className={styles.section} aria-labelledby="mails">
        <h2 id="mails">{t('site-info.MAILS')}</h2>
        <p className={styles.lead}>{t('site-info.MAILS_LEAD')}</p>
        <LineInLanguages
          name="settings.senderName"
          placeholder={(lang) => info.translated[lang]?.clubName || info.clubName}
        />
        <div className={styles.fields}>
          <Line name="settings.senderMail" type="email" placeholder={info.email} />
          <Line
            name="settings.keepDays"
            hint={t('site-info.KEEP_DAYS_HINT', { least: limits?.least, most: limits?.most })}
          />
          <Line name="settings.taxMail" type="email" hint={t('site-info.TAX_MAIL_HINT')} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="sleep">
        <h2 id="sleep">{t('site-info.SLEEP')}</h2>
        <p className={styles.lead}>{t('site-info.SLEEP_LEAD')}</p>
        <div className={styles.fields}>
          <SelectField
            name="settings.dormantMonths"
            label={t('site-info.DORMANT_MONTHS')}
            options={monthsToChoose(info.settings?.dormantMonths).map((months) => ({
              value: String(months),
              label: months === 0 ? t('site-info.NEVER') : t('site-info.MONTHS', { count: months }),
            }))}
          />
        </div>
      </section>
    </>
  )
}

/** A value set by other means stays selectable. */
function monthsToChoose(now = 0): number[] {
  return [...new Set([0, 3, 6, 12, 24, 36, now])].sort((a, b) => a - b)
}
