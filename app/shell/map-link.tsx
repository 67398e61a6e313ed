import { addressLine, business } from '#content/business.ts'
import { shell } from '#content/shell.ts'

const query = encodeURIComponent(`${business.placeName}, ${addressLine}`.replace('\u00a0', ' '))

/** The postal address as a link to a map in a new tab; `shell-boot.ts` points it at the system's map app on phones. */
export function MapLink() {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noopener noreferrer"
      data-map={query}
    >
      {addressLine}
      <span className="visually-hidden">, {shell.footer.opensMap}</span>
    </a>
  )
}
