// Runs before the first paint, so that a dark page never flashes light.
(function () {
  var kept;
  try {
    kept = localStorage.getItem("wartable.theme");
  } catch {
    kept = null;
  }
  var dark = kept ? kept === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
