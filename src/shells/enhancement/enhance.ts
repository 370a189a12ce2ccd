// What does script add to a page that is already complete: nothing a reader could not do without it.

document.documentElement.dataset.enhanced = 'true'
