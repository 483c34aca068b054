package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.CostProfile;
import arbiter.tabletop.unit.Part;

/**
 * Fixed part: what a table has decided where the rules can be read differently. The costs of additional effects, and
 * whether Pyromancy may have the Burn of Shock. Ledger: NAR-PSY-4, NAR-FX-ATT-9.
 */
public record TableRules(CostProfile costs, boolean pyromancyMayBurn) implements Part {

    public static final TableRules STANDARD = new TableRules(CostProfile.LEDGER, true);
}
