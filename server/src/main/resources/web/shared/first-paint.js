// Runs before the page is drawn, so that a remembered theme never flashes.
window.arbiterTheme = {
  /** Dark or light for good, or as the system has it. @param {string | null} name */
  show(name) {
    const media = name === 'dark' ? 'not all' : name === 'light' ? 'all' : undefined;
    const light = /** @type {HTMLLinkElement} */ (document.getElementById('light'));
    light.media = media ?? '(prefers-color-scheme: light)';
    if (name && media) document.documentElement.dataset.theme = name;
    else delete document.documentElement.dataset.theme;
  },
};

try {
  window.arbiterTheme.show(localStorage.getItem('arbiter.theme'));
} catch {
  // Without local storage the system's theme is used.
}
