import styles from './VideoFacade.module.css'
import { videoScript } from './video-script.ts'

type Props = { id: string; title: string; credit: string; poster?: string }

/** Nothing comes from YouTube before a touch; without code the same touch opens the video there. */
export function VideoFacade({ id, title, credit, poster }: Props) {
  return (
    <>
      <figure className={styles.video} data-video={id} data-title={title}>
        <a href={`https://www.youtube.com/watch?v=${id}`} rel="noopener nofollow">
          {/* biome-ignore lint/performance/noImgElement: the content store resizes; next/image would do it a second time. */}
          {poster && <img src={poster} alt="" width="16" height="9" loading="lazy" decoding="async" />}
          <span className={styles.play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
            <span>
              <span className="visually-hidden">Ver o vídeo: </span>
              {title}
            </span>
          </span>
        </a>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the script puts there. */}
        <div dangerouslySetInnerHTML={{ __html: '' }} />
        <figcaption>{credit && `Vídeo de ${credit}. `}O YouTube só é chamado quando você toca.</figcaption>
      </figure>
      <script>{videoScript}</script>
    </>
  )
}
