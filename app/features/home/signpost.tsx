import type { ReactNode } from 'react'
import { CarPicture, CashPicture, HousesPicture } from '#app/drawings/loan-pictures.tsx'
import type { HomePage } from '#content/pages/home.ts'
import { routes } from '#core/site/routes.ts'
import styles from './signpost.module.css'

const pictures = { housing: HousesPicture, car: CarPicture, cash: CashPicture }

type SignpostProps = HomePage['signpost'] & {
  /** The button that opens the enquiry. */
  enquiry: ReactNode
}

/** The three loans as boards of a signpost; the longer the term, the longer the board. */
export function Signpost({ heading, text, boards, enquiry }: SignpostProps) {
  return (
    <section className={styles.signpost}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <p>{enquiry}</p>
        </div>
        <ul className={styles.post}>
          {boards.map(({ product, title, text: about, to }) => {
            const Picture = pictures[product]
            return (
              <li key={product} className={styles.board} data-product={product}>
                <a href={routes[to]}>
                  <div>
                    <h3>{title}</h3>
                    <p>{about}</p>
                  </div>
                  <Picture className={styles.picture} />
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
