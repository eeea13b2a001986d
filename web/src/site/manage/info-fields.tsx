import { Link } from 'react-router'
import { useCodes } from '../../code/use-codes'
import { DraftChoice, DraftField, DraftSelect } from '../../form/draft-field'
import type { DraftForm } from '../../form/use-draft'
import { useText } from '../../language/use-text'
import { KEEP_DAYS, MOST } from './info-checks'
import type { Info } from './info-values'
import styles from './site-manage.module.css'

interface Props {
  form: DraftForm
  info: Info
  readOnly: boolean
}

type Name = keyof typeof MOST

/** The texts of a field: `site-info.CLUB_NAME` is the label of clubName. */
export const labelOf = (name: string) => `site-info.${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** Who the club is, and how it is reached. */
export function ClubFields({ form, readOnly }: Props) {
  const t = useText()
  const line = (name: Name, more: object = {}) => (
    <DraftField form={form} name={name} label={t(labelOf(name))} maxLength={MOST[name]} readOnly={readOnly} {...more} />
  )
  const place = (name: 'lat' | 'lng') => (
    <DraftField
      form={form}
      name={name}
      label={t(labelOf(name))}
      inputMode="decimal"
      maxLength={20}
      readOnly={readOnly}
    />
  )
  return (
    <>
      <section className={styles.section} aria-labelledby="club">
        <h2 id="club">{t('site-info.CLUB')}</h2>
        <p className={styles.lead}>{t('site-info.CLUB_LEAD')}</p>
        <div className={styles.fields}>
          {line('clubName')}
          {line('ceoName')}
          {line('businessNo', { inputMode: 'numeric', hint: t('site-info.BUSINESS_NO_HINT') })}
          {line('mailOrderNo', { hint: t('site-info.MAIL_ORDER_NO_HINT') })}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="reach">
        <h2 id="reach">{t('site-info.REACH')}</h2>
        <div className={styles.fields}>
          {line('clubPhoneNo', { type: 'tel' })}
          {line('clubFaxNo', { type: 'tel' })}
          {line('email', { type: 'email' })}
          {line('zipCode')}
          {line('address')}
          {line('addressDetail')}
          {place('lat')}
          {place('lng')}
        </div>
      </section>
    </>
  )
}

/** Languages, money and time: what is set elsewhere is said with the way there. */
export function PlaceFields({ form, info, readOnly }: Props) {
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
        <DraftSelect
          form={form}
          name="lang"
          label={t('site-info.LANG')}
          readOnly={readOnly}
          options={info.langs.map((lang) => ({ value: lang, label: languages.label(lang) }))}
        />
      </div>
      <DraftChoice
        form={form}
        name="isIndexed"
        label={t('site-info.IS_INDEXED')}
        hint={t('site-info.IS_INDEXED_HINT')}
        readOnly={readOnly}
      />
    </section>
  )
}

/** Whom mails are from, how long they are kept, and when accounts sleep. */
export function SettingFields({ form, info, readOnly }: Props) {
  const t = useText()
  const line = (name: Name, more: object) => (
    <DraftField form={form} name={name} label={t(labelOf(name))} maxLength={MOST[name]} readOnly={readOnly} {...more} />
  )
  return (
    <>
      <section className={styles.section} aria-labelledby="mails">
        <h2 id="mails">{t('site-info.MAILS')}</h2>
        <p className={styles.lead}>{t('site-info.MAILS_LEAD')}</p>
        <div className={styles.fields}>
          {line('senderName', { placeholder: info.clubName })}
          {line('senderMail', { type: 'email', placeholder: info.email })}
          <DraftField
            form={form}
            name="keepDays"
            label={t('site-info.KEEP_DAYS')}
            hint={t('site-info.KEEP_DAYS_HINT', KEEP_DAYS)}
            inputMode="numeric"
            maxLength={4}
            readOnly={readOnly}
          />
          {line('taxMail', { type: 'email', hint: t('site-info.TAX_MAIL_HINT') })}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="sleep">
        <h2 id="sleep">{t('site-info.SLEEP')}</h2>
        <p className={styles.lead}>{t('site-info.SLEEP_LEAD')}</p>
        <div className={styles.fields}>
          <DraftSelect
            form={form}
            name="dormantMonths"
            label={t('site-info.DORMANT_MONTHS')}
            readOnly={readOnly}
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

/** What is set by another way can be seen and kept. */
function monthsToChoose(now = 0): number[] {
  return [...new Set([0, 3, 6, 12, 24, 36, now])].sort((a, b) => a - b)
}
