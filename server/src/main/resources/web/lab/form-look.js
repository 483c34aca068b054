import {css} from 'lit';

/** How the question is laid out: fields side by side where there is room. */
export const formLook = css`
  :host {
    display: block;
  }
  form {
    display: grid;
    gap: var(--space-4);
  }
  .pair {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  }
  .row {
    display: flex;
    gap: var(--space-2);
    justify-content: flex-end;
  }
  details {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 10px 12px;
  }
  summary {
    min-height: 24px;
    font-weight: 600;
    cursor: pointer;
  }
  @media (max-width: 800px) {
    summary {
      min-height: 44px;
      align-content: center;
    }
  }
`;
