import { addressLine, business } from '#content/business.ts'
import { shell } from '#content/shell.ts'

const query = encodeURIComponent(`${business.placeName}, ${addressLine}`.replace('\u00a0', ' '))

/** The postal address, leading to a map in a new tab; `shell-boot.ts` puts in the system's own map where there is one. */
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
