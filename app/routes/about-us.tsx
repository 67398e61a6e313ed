import type { PageProps } from '#app/delivery/view.ts'
import { Lens } from '#app/drawings/lens.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function AboutUs({ data }: PageProps<PageDataOf['about-us']>) {
  return <InfoPage data={data} picture={<Lens figure="EKS" />} />
}
