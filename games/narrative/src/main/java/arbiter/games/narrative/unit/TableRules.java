package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.CostProfile;
import arbiter.tabletop.unit.Part;

/**
 * Fixed part: what a table has decided where the rules can be read differently. The costs of additional effects, whether
 * Pyromancy may have the Burn of Shock, whether whoever is engaged finds every shot harder or only those at engaged
 * targets; whether a Critical Injury on minions is one wound more than a threshold, whether cover increases defence or
 * provides it, whether a long fall adds its wounds or raises them, whether vehicles move by the bands of the core system,
 * and whether threat on powers buys more. Ledger: NAR-PSY-4, NAR-FX-ATT-9, NAR-RANGE-3, NAR-NPC-1, NAR-COMBAT-8,
 * NAR-ENV-11, NAR-VEH-8, NAR-PSY-13.
 */
public record TableRules(
        CostProfile costs,
        boolean pyromancyMayBurn,
        boolean everyShotHarder,
        boolean criticalBeyondThreshold,
        boolean coverIncreases,
        boolean fallsAddUp,
        boolean coreSpeeds,
        boolean psychicThreats)
        implements Part {

    public static final TableRules STANDARD =
            new TableRules(CostProfile.LEDGER, true, true, true, true, true, false, false);
}
