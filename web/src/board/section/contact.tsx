import { useRootHere } from '../../api/root-data'
import { useText } from '../../language/use-text'
import { phoneLink } from '../../ui/phone-link'
import styles from './section-view.module.css'

/** From the club's details, so that nobody types them twice. */
export function Contact() {
  const t = useText()
  const info = useRootHere()?.info
  if (!info) return null
  const { address, addressDetail, zipCode, clubPhoneNo, clubFaxNo, email } = info
  const place = [[address, addressDetail].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ')
  if (!place && !clubPhoneNo && !clubFaxNo && !email) return null
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('section-view.CONTACT')}</h2>
      <dl className={styles.contact}>
        {place && <Fact name={t('section-view.ADDRESS')}>{place}</Fact>}
        {clubPhoneNo && (
          <Fact name={t('section-view.PHONE')}>
            <a href={phoneLink(clubPhoneNo)}>{clubPhoneNo}</a>
          </Fact>
        )}
        {clubFaxNo && <Fact name={t('section-view.FAX')}>{clubFaxNo}</Fact>}
        {email && (
          <Fact name={t('section-view.EMAIL')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
