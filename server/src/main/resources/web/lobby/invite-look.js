import {css} from 'lit';

/** How the box looks that makes a link. */
export const inviteLook = css`
  section {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
  }
  h2 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2);
    font-size: var(--text-l);
  }
  h2 small {
    font-weight: 400;
    font-size: var(--text-s);
    color: var(--soft);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .where {
    display: flex;
    gap: var(--space-2);
    padding: 8px 11px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
  }
  .where .icon {
    margin-top: 2px;
    color: var(--good);
  }
  .where.warn {
    border-color: var(--warn);
    background: var(--warn-wash);
  }
  .where.warn .icon {
    color: var(--warn);
  }
  code {
    overflow-wrap: anywhere;
  }
`;
