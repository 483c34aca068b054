// Runs before the page is drawn, so that a remembered theme never flashes.
(function () {
  try {
    const theme = localStorage.getItem('arbiter.theme');
    if (theme === 'dark' || theme === 'light') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Without local storage the system's theme is used.
  }
})();
