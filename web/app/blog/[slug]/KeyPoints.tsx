import styles from './article.module.css'

export function KeyPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <div className={styles.keyPoints}>
      <h2>O que você leva daqui</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
