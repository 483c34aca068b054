/** The element that has the focus, through all shadow roots. @returns {HTMLElement | null} */
export function deepFocus() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}

/**
 * The first element below a root that a selector fits, to be focused or measured.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function find(root, selector) {
  return /** @type {HTMLElement | null} */ (root.querySelector(selector));
}

/**
 * Whether an element stands within one that a selector fits, through all shadow roots.
 *
 * @param {Element} element
 * @param {string} selector
 * @returns {boolean}
 */
export function isWithin(element, selector) {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return element.matches(selector) || (above !== null && isWithin(above, selector));
}
