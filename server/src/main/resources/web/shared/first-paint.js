// Runs before the page is drawn, so that a remembered theme never flashes.
window.arbiterTheme = {
  /** Dark or light for good, or as the system has it. */
  show(name) {
    const media = {dark: 'not all', light: 'all'}[name];
    document.getElementById('light').media = media ?? '(prefers-color-scheme: light)';
    if (media) document.documentElement.dataset.theme = name;
    else delete document.documentElement.dataset.theme;
  },
};

try {
  window.arbiterTheme.show(localStorage.getItem('arbiter.theme'));
} catch {
  // Without local storage the system's theme is used.
}
