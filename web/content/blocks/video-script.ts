/** Goes right after the figure: a touch puts the video in the place beside its link. */
export const videoScript = `{
  const figure = document.currentScript.previousElementSibling
  const { video, title } = figure.dataset
  const [link, place] = figure.children
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = 'https://www.youtube-nocookie.com/embed/' + video + '?autoplay=1'
    place.replaceChildren(frame)
    link.hidden = true
    frame.focus()
  })
}`
