import type { Contact } from '#content/business.ts'
import { shell } from '#content/shell.ts'

/** The postal address as a link to a map in a new tab; `shell-boot.ts` points it at the system's map app on phones. */
export function MapLink({ address: { text, mapQuery } }: { address: Contact['address'] }) {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${mapQuery}`}
      target="_blank"
      rel="noopener noreferrer"
      data-map={mapQuery}
    >
      {text}
      <span className="visually-hidden">, {shell.footer.opensMap}</span>
    </a>
  )
}
