import { Car } from '#app/drawings/car.tsx'
import type { HomePage } from '#content/pages/home.ts'
import styles from './steps.module.css'

/** The road from the enquiry to the contract; the yellow stone is where a person calls. */
export function Steps({ heading, text, items }: HomePage['steps']) {
  return (
    <section className={`section dark ${styles.steps}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <div className={styles.road}>
          <ol>
            {items.map(({ title, text: about }, index) => (
              <li key={title}>
                <span className={styles.stone} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ol>
          <Car className={styles.car} />
        </div>
      </div>
    </section>
  )
}
