import { type IconName, icons } from './icons.ts'

type IconProps = { name: IconName; className?: string | undefined }

/** A decorative icon beside a text; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, a constant
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
