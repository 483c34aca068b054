package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;

/** Something in a medical kit, used up one by one as an Action. Ledger: CAP-EQ-9, CAP-AMB-101. */
public record Treatment(
        String name,
        int stock,
        Quantity heals,
        @Default("0") int regeneration,
        @Default("0") int turns,
        boolean notCritical) {}
