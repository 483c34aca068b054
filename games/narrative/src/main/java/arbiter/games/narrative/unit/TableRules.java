package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.CostProfile;
import arbiter.tabletop.unit.Part;

/**
 * Fixed part: what a table has decided where the rules can be read differently. The costs of additional effects, whether
 * Pyromancy may have the Burn of Shock, and whether whoever is engaged finds every shot harder or only those at engaged
 * targets. Ledger: NAR-PSY-4, NAR-FX-ATT-9, NAR-RANGE-3.
 */
public record TableRules(CostProfile costs, boolean pyromancyMayBurn, boolean everyShotHarder) implements Part {

    public static final TableRules STANDARD = new TableRules(CostProfile.LEDGER, true, true);
}
